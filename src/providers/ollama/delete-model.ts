import * as z from "zod/mini";
import type { Server } from "../../domain/provider";
import { type Asking, queryServer } from "../wire/query-server";

/**
 * Deletes a model from the server's disk; fails with `provider-model-missing` where it has none of
 * that name, or as `queryServer` does.
 */
export async function deleteModel(server: Server, name: string, asking: Asking): Promise<void> {
  await queryServer({
    ...asking,
    provider: "ollama",
    url: `${server.url}/api/delete`,
    connection: server.connection,
    method: "DELETE",
    body: { model: name },
    // The answer has no body.
    schema: z.unknown(),
  });
}
