import { AppError } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { RowReader } from "../rows/row-reader";
import { rowToContext } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";

/** The context that a conversation is in; `row-tampered` if it is gone or does not open. */
export async function readConversationContext(
  reader: Pick<RowReader, "get">,
  head: Head | null,
): Promise<Context> {
  const row = head === null ? null : await reader.get("contexts", head.row.parent);
  // Nothing takes a context away and leaves its conversation: someone else did.
  if (row === null) throw new AppError("row-tampered");
  return rowToContext(row);
}
