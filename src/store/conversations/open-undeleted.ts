import type { Id } from "../../domain/id";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

/** Those of these messages that are there, open and are not deleted, in the order of their ids. */
export async function openUndeleted(
  reader: RowReader,
  ids: readonly Id[],
): Promise<readonly OpenedRow<"messages">[]> {
  const opened = await tryOpenAll(reader, "messages", await reader.findMany("messages", ids));
  return opened.filter(({ payload }) => payload.deletedAt === null);
}
