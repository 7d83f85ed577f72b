import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY, scanTable } from "../database/scan-rows";
import type { TableName } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";
import type { RowId, RowView } from "./row-view";
import { findSnapshotRows, toPlainRow } from "./snapshot-row";

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpenBytes">;
  readonly state: Pick<SetState, "manifest">;
};

/** The rows of a store, to be looked at one by one; nobody is kept from writing. */
export function createRowView(deps: Deps): RowView {
  const { database, state } = deps;
  return {
    find: async (table, ids) => {
      const found = await findSnapshotRows(deps, table, ids);
      return new Map(
        [...found].map(([id, { opened }]) => [
          id,
          opened === null ? "unreadable" : toPlainRow(opened),
        ]),
      );
    },
    ids: (table) => (table === "attachments" ? attachmentIds(database) : rowIds(database, table)),
    countMessages: (conversationId) => {
      const log = database.rows("messages").where("[parent+order]");
      const range = log.between([conversationId, FIRST_KEY], [conversationId, LAST_KEY]);
      return withStoreErrors(() => range.count());
    },
    sealed: (table) => scanTable(database, table),
    generation: async () => {
      const { generation, payload } = await state.manifest();
      return { generation, lastOrder: payload.lastOrder };
    },
  };
}

async function* rowIds(database: Database, table: TableName): AsyncGenerator<readonly RowId[]> {
  for await (const rows of scanTable(database, table)) yield rows.map(toRowId);
}

function toRowId({ id, parent }: { readonly id: string; readonly parent?: string }): RowId {
  return parent === undefined ? { id } : { id, parent };
}

/** From the index alone: reading all attachments to learn their ids would be reading gigabytes. */
async function* attachmentIds(database: Database): AsyncGenerator<readonly RowId[]> {
  const attachments = database.rows("attachments");
  const parents = await withStoreErrors(() => attachments.orderBy("parent").uniqueKeys());
  for (const parent of parents) {
    const ids = await withStoreErrors(() =>
      attachments.where("parent").equals(String(parent)).primaryKeys(),
    );
    if (ids.length > 0) yield ids.map((id) => ({ id, parent: String(parent) }));
  }
}
