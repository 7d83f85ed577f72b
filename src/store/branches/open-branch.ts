import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Quarantine } from "../rows/quarantine";
import type { RowReader } from "../rows/row-reader";
import { rowToMessage } from "../rows/row-to-entity";
import type { BranchWalk } from "./walk-branch";

export type OpenedBranch = {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Messages of the walk that do not open or are missing; reported, and left as they are. */
  readonly damaged: readonly Id[];
};

type Deps = {
  readonly reader: Pick<RowReader, "tryOpen">;
  readonly quarantine: Pick<Quarantine, "report">;
};

/** The messages of a walk, all opened at once; one that does not open leaves the others readable. */
export async function openBranch(
  { reader, quarantine }: Deps,
  walk: BranchWalk,
): Promise<OpenedBranch> {
  const { missing, rows } = walk;
  for (const id of missing) quarantine.report({ table: "messages", id, code: "row-tampered" });
  const opened = await Promise.all(rows.map((row) => reader.tryOpen("messages", row)));
  const readable = opened.filter((message) => message !== null);
  const unreadable = rows.filter((_row, at) => opened[at] === null).map((row) => row.id);
  return {
    messages: readable.map(rowToMessage).reverse(),
    damaged: [...unreadable, ...missing],
  };
}
