import type { Id } from "../domain/id";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { FIRST_KEY, LAST_KEY } from "./scan-rows";
import type { Row } from "./schema";
import { withStoreErrors } from "./store-error";

export type ContextCount = {
  readonly id: Id;
  readonly name: string;
  readonly conversations: number;
  readonly messages: number;
};

type Deps = { readonly database: Database; readonly reader: RowReader };

/** The contexts that open, by name, with what each holds, as its conversations say; opens no message. */
export async function listContexts({ database, reader }: Deps): Promise<ContextCount[]> {
  const [rows, heads] = await Promise.all([
    reader.findAll("contexts"),
    reader.findAll("conversations"),
  ]);
  const [opened, counts] = await Promise.all([
    Promise.all(rows.map((row) => reader.tryOpen("contexts", row))),
    Promise.all(heads.map((head) => countMessages({ database, reader }, head))),
  ]);
  const contexts = opened
    .filter((context) => context !== null)
    .map(({ row: { id }, payload: { name } }) => {
      const held = counts.filter((_count, at) => heads[at]?.parent === id);
      const messages = held.reduce((sum, count) => sum + count, 0);
      return { id, name, conversations: held.length, messages };
    });
  return contexts.sort((left, right) => left.name.localeCompare(right.name));
}

async function countMessages(
  { database, reader }: Deps,
  row: Row<"conversations">,
): Promise<number> {
  const head = await reader.tryOpen("conversations", row);
  if (head !== null) return head.payload.messageCount;
  const log = database.rows("messages").where("[parent+order]");
  const range = log.between([row.id, FIRST_KEY], [row.id, LAST_KEY]);
  return withStoreErrors(() => range.count());
}
