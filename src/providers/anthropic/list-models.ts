import * as z from "zod/mini";
import { MAX_LISTED_MODELS } from "../../domain/limits";
import type { Model } from "../../domain/model";
import type { Server } from "../../domain/provider";
import { thinksUnasked } from "../../domain/thinks-unasked";
import { entriesSchema, parseEntries } from "../wire/parse-entries";
import { withoutModel } from "../wire/provider-error";
import { type Asking, queryServer } from "../wire/query-server";

const abilitySchema = z.catch(z.optional(z.object({ supported: z.boolean() })), undefined);

const entrySchema = z.object({
  id: z.string().check(z.minLength(1)),
  display_name: z.catch(z.optional(z.string()), undefined),
  max_input_tokens: z.catch(z.nullable(z.int().check(z.positive(), z.lte(1_000_000_000))), null),
  capabilities: z.catch(
    z.nullish(z.object({ image_input: abilitySchema, thinking: abilitySchema })),
    null,
  ),
});
type Entry = z.infer<typeof entrySchema>;

const listSchema = z.object({ data: entriesSchema });

/** The models of that server, in its order, from `/v1/models`; fails as `queryServer` does. */
export async function listModels(server: Server, asking: Asking): Promise<readonly Model[]> {
  const { data } = await queryServer({
    ...asking,
    provider: "anthropic",
    url: `${server.url}/v1/models?limit=${MAX_LISTED_MODELS}`,
    connection: server.connection,
    schema: listSchema,
  }).catch((error: unknown) => {
    throw withoutModel(error);
  });
  return parseEntries(data, entrySchema).map((entry) => entryToModel(entry, server));
}

function entryToModel(entry: Entry, { url, connection }: Server): Model {
  const { id, display_name, max_input_tokens, capabilities } = entry;
  const sees = capabilities?.image_input?.supported;
  return {
    provider: "anthropic",
    name: id,
    url,
    window: max_input_tokens,
    thinks: capabilities?.thinking?.supported ?? thinksUnasked(id),
    ...(connection === undefined ? {} : { connection }),
    ...(display_name ? { label: display_name } : {}),
    ...(sees === undefined ? {} : { sees }),
  };
}
