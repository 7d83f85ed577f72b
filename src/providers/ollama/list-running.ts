import * as z from "zod/mini";
import { MAX_LISTED_MODELS } from "../../domain/limits";
import type { Server } from "../../domain/provider";
import { entriesSchema, parseEntries } from "../wire/parse-entries";
import { withoutModel } from "../wire/provider-error";
import { type Asking, queryServer } from "../wire/query-server";
import { nameSchema } from "./name-schema";
import { readBytes } from "./read-bytes";

/** A model that a server has in memory. */
export type RunningModel = {
  readonly name: string;
  readonly bytes: number | null;
  /** Until when it stays; milliseconds since 1970, null where the server does not tell. */
  readonly until: number | null;
};

const entrySchema = z.object({
  name: nameSchema,
  size: z.optional(z.unknown()),
  expires_at: z.optional(z.unknown()),
});

const runningSchema = z.object({ models: z.nullish(entriesSchema) });

/** What is loaded now, from `/api/ps`; fails as `queryServer` does. */
export async function listRunning(
  server: Server,
  asking: Asking,
): Promise<readonly RunningModel[]> {
  const running = await queryServer({
    ...asking,
    provider: "ollama",
    url: `${server.url}/api/ps`,
    connection: server.connection,
    schema: runningSchema,
  }).catch((error: unknown) => {
    throw withoutModel(error);
  });
  const entries = parseEntries(running.models ?? [], entrySchema).slice(0, MAX_LISTED_MODELS);
  return entries.map(({ name, size, expires_at }) => ({
    name,
    bytes: readBytes(size),
    until: readTime(expires_at),
  }));
}

function readTime(reported: unknown): number | null {
  const time = typeof reported === "string" ? Date.parse(reported) : Number.NaN;
  return Number.isSafeInteger(time) ? time : null;
}
