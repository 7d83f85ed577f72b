import * as z from "zod/mini";
import type { Server } from "../../domain/provider";
import { entriesSchema, parseEntries } from "../wire/parse-entries";
import type { Asking } from "../wire/query-server";
import { askBeside } from "./ask-beside";
import { type ListedEntry, listedEntrySchema } from "./listed-entry";

const listSchema = z.object({ data: entriesSchema });

/** What LM Studio calls its models; other servers that answer at that path do not. */
const TYPES: ReadonlySet<string | undefined> = new Set(["llm", "vlm", "embeddings"]);

/**
 * The models as LM Studio lists them in its own way (`/api/v0/models`), which tells windows and
 * abilities; null where another server answers. Fails only with the signal's reason.
 */
export async function listLmStudio(
  server: Server,
  asking: Asking,
): Promise<readonly ListedEntry[] | null> {
  const list = await askBeside(server, { asking, path: "/api/v0/models", schema: listSchema });
  const entries = parseEntries(list?.data ?? [], listedEntrySchema);
  return entries.some(({ type }) => TYPES.has(type)) ? entries : null;
}
