import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { isLoopbackUrl } from "../../domain/connection-url";
import type { Server } from "../../domain/provider";
import { type Asking, queryServer } from "../wire/query-server";
import { readOllamaError } from "./read-error";

/** It is answered before a disk is looked at; what takes longer than this says nothing. */
const PATIENCE_MS = 1_000;

/**
 * Fails with `provider-forbidden` where an Ollama of this machine refuses whoever asks it by POST, as
 * every message does: a browser names no origin in the GET that lists its models. It is asked about
 * no model, which costs it nothing and is an error of its own otherwise.
 */
export async function assertOriginAllowed(
  server: Server,
  asking: Pick<Asking, "fetch" | "signal">,
): Promise<void> {
  if (!isLoopbackUrl(server.url)) return;
  try {
    await queryServer({
      ...asking,
      timeoutMs: PATIENCE_MS,
      readError: readOllamaError,
      provider: "ollama",
      url: `${server.url}/api/show`,
      connection: server.connection,
      body: {},
      schema: z.unknown(),
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "provider-forbidden") throw error;
  }
}
