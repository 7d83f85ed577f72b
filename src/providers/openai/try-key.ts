import * as z from "zod/mini";
import type { Server } from "../../domain/provider";
import { type Asking, queryServer } from "../wire/query-server";

/** Asks OpenRouter about the key, whose list anybody may read; fails as `queryServer` does. */
export async function tryKey({ url, connection }: Server, asking: Asking): Promise<void> {
  await queryServer({
    ...asking,
    provider: "openai",
    url: `${url}/key`,
    connection,
    schema: z.unknown(),
  });
}
