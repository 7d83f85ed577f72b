import * as z from "zod/mini";
import { isLoopbackUrl } from "../../domain/connection-url";
import type { Model } from "../../domain/model";
import type { Server } from "../../domain/provider";
import type { LeaveOut } from "../../domain/unlisted";
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
export async function listModels(
  server: Server,
  asking: Asking,
  leaveOut?: LeaveOut,
): Promise<readonly Model[]> {
  return toModels(await readEntries(server, asking), server, leaveOut);
}

async function readEntries(server: Server, asking: Asking): Promise<readonly ListedEntry[]> {
  if (!isLoopbackUrl(server.url)) return readList(server, asking);
  const told = await listLmStudio(server, asking);
  if (told !== null) return told;
  return addLlamaCppProps(await readList(server, asking), server, asking);
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

function toModels(
  entries: readonly ListedEntry[],
  server: Server,
  leaveOut: LeaveOut = () => {},
): readonly Model[] {
  const models = new Map<string, Model>();
  for (const entry of entries) {
    if (models.has(entry.id)) continue;
    if (chats(entry)) models.set(entry.id, toListedModel(entry, server));
    else leaveOut(entry.id, "no-chat");
  }
  return [...models.values()];
}
