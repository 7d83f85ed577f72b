import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import type { Fork } from "../../domain/branching";
import { isLost } from "../database/is-lost";
import type { Database } from "../database/open-database";
import { scanMessages } from "../database/scan-rows";
import type { RowState } from "../database/schema";
import type { Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import type { Head, SetState } from "../rows/set-state";
import type { Writer } from "../rows/writer";
import { type KnownNode, readTree } from "./branch-tree";
import { liveTree } from "./live-tree";

export type ForkDeps = {
  readonly database: Database;
  readonly keys: Pick<KeySet, "hasFormer">;
  readonly reader: Pick<RowReader, "find" | "inspect">;
};

export type FoundForks = {
  readonly forks: readonly Fork[];
  readonly row: RowState | null;
  /** Whether the row may be written: one that will open some day, but not now, stays. */
  readonly isWritable: boolean;
};

/**
 * Where a conversation goes on in more than one way. Where no row tells it (there is none, or it does
 * not open) it is made from the clear columns of all messages, if they cannot be one branch; siblings of
 * which every text was deleted are none.
 */
export async function readForks(deps: ForkDeps, head: Head): Promise<FoundForks> {
  const { keys, reader } = deps;
  const { messageCount, nextDepth } = head.payload;
  const row = await reader.find("forks", head.row.id);
  const opened = row === null ? null : await reader.inspect("forks", row);
  if (opened !== null && typeof opened === "object") {
    return { forks: opened.payload.forks, row, isWritable: true };
  }
  const isWritable = opened === null || isLost(keys, opened);
  const isBranched = row !== null || messageCount > nextDepth;
  const forks = isBranched ? liveTree(await readKnownNodes(deps, head)).forks : [];
  return { forks, row, isWritable };
}

/**
 * Every message of a conversation, in the order of the log. Opens them only where some are deleted; one
 * that does not open counts as not deleted.
 */
export async function readKnownNodes(
  { database, reader }: ForkDeps,
  { row: { id: conversationId }, payload }: Head,
): Promise<readonly KnownNode[]> {
  if (payload.deletedCount === 0) {
    const tree = await readTree(database, conversationId);
    return tree.map((node) => ({ ...node, isDeleted: false }));
  }
  const nodes: KnownNode[] = [];
  for await (const batch of scanMessages(database, conversationId)) {
    const opened = await Promise.all(batch.map((row) => reader.inspect("messages", row)));
    for (const [at, { id, previous, order }] of batch.entries()) {
      const message = opened[at];
      // One that does not open is something that is left.
      const isDeleted = typeof message === "object" && message.payload.deletedAt !== null;
      nodes.push({ id, previous, order, isDeleted });
    }
  }
  return nodes;
}

/** The rows to write so that these are the conversation's forks from now on. */
export function forkPuts(
  conversationId: string,
  { row, isWritable, forks: found }: FoundForks,
  forks: readonly Fork[],
): Put[] {
  // Where there have been any an empty row says so: they would be made from the columns again.
  const isNone = row === null && found.length === 0 && forks.length === 0;
  if (!isWritable || isNone) return [];
  const payload = { forks: [...forks] };
  return [{ table: "forks", columns: { id: conversationId }, replaces: row, payload }];
}

type LoadDeps = ForkDeps & {
  readonly state: Pick<SetState, "head">;
  readonly writer: Writer;
};

/**
 * As `readForks`; what was made from the columns where there was no row is kept, so that the next page
 * costs one. A row that does not open stays: reading mends nothing before the person was told.
 */
export async function loadForks(deps: LoadDeps, head: Head): Promise<readonly Fork[]> {
  const found = await readForks(deps, head);
  if (found.row !== null || found.forks.length === 0) return found.forks;
  try {
    return await deps.writer.write(async (commit) => {
      const now = (await deps.state.head(head.row.id)) ?? head;
      const made = await readForks(deps, now);
      const puts = made.row === null ? forkPuts(head.row.id, made, made.forks) : [];
      if (puts.length > 0) await commit({ durability: "relaxed", puts });
      return made.forks;
    });
  } catch (error) {
    // A full disk must not keep anybody from reading.
    if (error instanceof AppError && error.code === "quota-exceeded") return found.forks;
    throw error;
  }
}
