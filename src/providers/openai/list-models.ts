import * as z from "zod/mini";
import { isLoopbackUrl } from "../../domain/connection-url";
import type { Model } from "../../domain/model";
import type { Server } from "../../domain/provider";
import { entriesSchema, parseEntries } from "../wire/parse-entries";
import { withoutModel } from "../wire/provider-error";
import { type Asking, queryServer } from "../wire/query-server";
import { addLlamaCppProps } from "./add-llama-cpp-props";
import { chats } from "./chats";
import { listLmStudio } from "./list-lm-studio";
import { type ListedEntry, listedEntrySchema } from "./listed-entry";
import { toListedModel } from "./listed-model";

// Together answers with the list itself.
const listSchema = z.union([entriesSchema, z.object({ data: z.nullable(entriesSchema) })]);

/**
 * The models that may chat, each once, in the server's order, with window, price and abilities as
 * far as it tells them: from `GET /models`, and from what servers of this machine tell beside that.
 * Fails as `queryServer` does.
 */
export async function listModels(server: Server, asking: Asking): Promise<readonly Model[]> {
  if (!isLoopbackUrl(server.url)) return toModels(await readList(server, asking), server);
  const told = await listLmStudio(server, asking);
  if (told !== null) return toModels(told, server);
  const entries = await readList(server, asking);
  return toModels(await addLlamaCppProps(entries, server, asking), server);
}

async function readList(server: Server, asking: Asking): Promise<readonly ListedEntry[]> {
  const list = await queryServer({
    ...asking,
    provider: "openai",
    url: `${server.url}/models`,
    connection: server.connection,
    schema: listSchema,
  }).catch((error: unknown) => {
    throw withoutModel(error);
  });
  return parseEntries((Array.isArray(list) ? list : list.data) ?? [], listedEntrySchema);
}

function toModels(entries: readonly ListedEntry[], server: Server): readonly Model[] {
  const models = new Map<string, Model>();
  for (const entry of entries) {
    if (!chats(entry) || models.has(entry.id)) continue;
    models.set(entry.id, toListedModel(entry, server));
  }
  return [...models.values()];
}
