import type { KeySet } from "../../crypto/key-set";
import { type ContextUse, NO_USE } from "../../domain/context";
import type { Id } from "../../domain/id";
import { isLost } from "../database/is-lost";
import type { Row } from "../database/schema";
import type { Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";

export type UseDeps = {
  readonly keys: Pick<KeySet, "hasFormer">;
  readonly reader: Pick<RowReader, "find" | "inspect">;
};

/** When and where a context was last used, with the row that says it. */
export type FoundUse = {
  readonly row: Row<"uses"> | null;
  readonly use: ContextUse;
  /** Whether the row may be written: one that will open some day, but not now, is whole and stays. */
  readonly isWritable: boolean;
};

/** A context's use; none where there is no row, or where it does not open (reported). */
export async function findUse({ keys, reader }: UseDeps, contextId: Id): Promise<FoundUse> {
  const row = await reader.find("uses", contextId);
  if (row === null) return { row, use: NO_USE, isWritable: true };
  const opened = await reader.inspect("uses", row);
  if (typeof opened !== "string") return { row, use: opened.payload, isWritable: true };
  return { row, use: NO_USE, isWritable: isLost(keys, opened) };
}

/** The rows to write so that the context's use is this one; none where it is already, or may not be. */
export function putsForUse(
  contextId: Id,
  { row, use, isWritable }: FoundUse,
  change: Partial<ContextUse>,
): Put[] {
  const next = { ...use, ...change };
  if (!isWritable || isSame(use, next)) return [];
  return [{ table: "uses", columns: { id: contextId }, replaces: row, payload: next }];
}

function isSame(left: ContextUse, right: ContextUse): boolean {
  const channels = Object.keys({ ...left.conversations, ...right.conversations });
  return (
    left.lastChatAt === right.lastChatAt &&
    left.memoryBegun === right.memoryBegun &&
    channels.every((channel) => left.conversations[channel] === right.conversations[channel])
  );
}
