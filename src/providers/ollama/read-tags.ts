import * as z from "zod/mini";
import { MAX_LISTED_MODELS } from "../../domain/limits";
import type { Server } from "../../domain/provider";
import { entriesSchema, parseEntries } from "../wire/parse-entries";
import { withoutModel } from "../wire/provider-error";
import { type Asking, queryServer } from "../wire/query-server";
import { nameSchema } from "./name-schema";

const entrySchema = z.object({
  name: nameSchema,
  size: z.optional(z.unknown()),
  /** Set where this server passes the conversation on to another one. */
  remote_host: z.nullish(z.string()),
  details: z.nullish(
    z.object({
      family: z.nullish(z.string()),
      parameter_size: z.nullish(z.string()),
      quantization_level: z.nullish(z.string()),
    }),
  ),
});
export type TagsEntry = z.infer<typeof entrySchema>;

const tagsSchema = z.object({ models: z.nullish(entriesSchema) });

/** What is installed, in the server's order, at most a thousand, as `/api/tags` tells it; fails as `queryServer` does. */
export async function readTags(server: Server, asking: Asking): Promise<readonly TagsEntry[]> {
  const tags = await queryServer({
    ...asking,
    provider: "ollama",
    url: `${server.url}/api/tags`,
    connection: server.connection,
    schema: tagsSchema,
  }).catch((error: unknown) => {
    throw withoutModel(error);
  });
  return parseEntries(tags.models ?? [], entrySchema).slice(0, MAX_LISTED_MODELS);
}
