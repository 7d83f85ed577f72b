import type { Removal } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";

type Deps = { readonly reader: Pick<RowReader, "find" | "findAll"> };

/** Rows of running turns whose reply is gone: nothing would ever end them. */
export async function turnsWithoutReply({ reader }: Deps): Promise<readonly Removal[]> {
  const rows = await reader.findAll("open_turns");
  const replies = await Promise.all(rows.map(({ id }) => reader.find("messages", id)));
  const ended = rows.filter((_row, at) => replies[at] === null);
  return ended.map((row) => ({ table: "open_turns", row }));
}
