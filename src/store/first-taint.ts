import type { Id } from "../domain/id";
import type { Taint } from "../domain/taint";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { withStoreErrors } from "./store-error";

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "tryOpen"> };

/** The untrusted sources of a conversation's first message; none where it does not open. */
export async function firstTaint({ database, reader }: Deps, conversationId: Id): Promise<Taint[]> {
  const log = database.rows("messages").where("[parent+order]");
  const all = log.between([conversationId, 0], [conversationId, Number.POSITIVE_INFINITY]);
  const row = await withStoreErrors(() => all.first());
  const first = row === undefined ? null : await reader.tryOpen("messages", row);
  return first?.payload.taint ?? [];
}
