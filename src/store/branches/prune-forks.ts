import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";
import type { Row } from "../database/schema";
import type { HeadFields, Put } from "../rows/changes";
import type { Head } from "../rows/set-state";
import { forkPuts, readForks } from "./fork-store";
import { findEnd } from "./show-branch";
import { readShownPath } from "./shown-path";
import type { TurnDeps } from "./turn-deps";
import { walkBranch } from "./walk-branch";

type Sibling = Fork["ways"][number];

/** What is to be written so that a conversation's forks lead to no deleted sibling. */
export type Pruning = {
  /** Fields of the head. */
  readonly shown: Partial<HeadFields>;
  readonly puts: readonly Put[];
};

/**
 * Takes the siblings of which every message was deleted, or is now `gone`, out of a conversation's forks:
 * they would show nothing, and nothing would lead back. Where the branch that is shown ends in one,
 * the newest other sibling of that place is shown. Null where nothing is to be written.
 */
export async function planPruning(
  deps: TurnDeps,
  head: Head,
  gone: ReadonlySet<Id>,
): Promise<Pruning | null> {
  const found = await readForks(deps, head);
  if (!(await hasDeletedEnd(deps, head, { forks: found.forks, gone }))) return null;
  const { forks, leaf } = await prune(deps, head, { forks: found.forks, gone });
  if (leaf === head.payload.activeLeaf && isSame(forks, found.forks)) return null;
  const end = leaf === null ? null : await findLeafEnd(deps, head.row.id, leaf);
  return { shown: end ?? {}, puts: forkPuts(head.row.id, found, forks) };
}

function findLeafEnd(deps: TurnDeps, conversationId: Id, leaf: Id) {
  return findEnd(deps, conversationId, { to: leaf, siblings: [{ id: leaf, leaf }] });
}

type Given = { readonly forks: readonly Fork[]; readonly gone: ReadonlySet<Id> };

/** A sibling of which nothing is left ends in a deleted message: most often none does. */
async function hasDeletedEnd(
  { reader }: TurnDeps,
  { payload: { activeLeaf } }: Head,
  { forks, gone }: Given,
): Promise<boolean> {
  if (forks.length === 0) return false;
  const siblings = forks.flatMap((fork) => fork.ways);
  const ends = new Set([activeLeaf ?? "", ...siblings.map(({ leaf }) => leaf)]);
  const rows = await Promise.all([...ends].map((id) => reader.find("messages", id)));
  const deleted = await Promise.all(
    rows.map((row) => row !== null && isDeletedRow(reader, row, gone)),
  );
  return deleted.includes(true);
}

async function isDeletedRow(
  reader: Pick<TurnDeps["reader"], "tryOpen">,
  row: Row<"messages">,
  gone: ReadonlySet<Id>,
): Promise<boolean> {
  if (gone.has(row.id)) return true;
  const opened = await reader.tryOpen("messages", row);
  return (opened?.payload.deletedAt ?? null) !== null;
}

type Pruned = { readonly forks: readonly Fork[]; readonly leaf: Id | null };

async function prune(deps: TurnDeps, head: Head, { forks, gone }: Given): Promise<Pruned> {
  const path = await readShownPath(deps.database, head, new Set());
  let leaf = head.payload.activeLeaf;
  let waiting = await deepestFirst(deps, forks);
  const kept: Fork[] = [];
  for (let fork = waiting.shift(); fork !== undefined; fork = waiting.shift()) {
    const ends = fork.ways.map((sibling) =>
      path.has(sibling.id) ? (leaf ?? sibling.leaf) : sibling.leaf,
    );
    const states = await Promise.all(
      fork.ways.map((sibling, at) =>
        isEmpty(deps, head, { sibling, end: ends[at] ?? sibling.leaf, kept, gone }),
      ),
    );
    const siblings = fork.ways.filter((_sibling, at) => states[at] !== true);
    const next = siblings.at(-1);
    if (next === undefined) continue;
    kept.push({ previous: fork.previous, ways: siblings });
    // A branch that ended in a sibling that goes ends in the one that stays from now on.
    const left = new Set(ends.filter((_end, at) => states[at] === true));
    waiting = waiting.map(({ previous, ways: outer }) => ({
      previous,
      ways: outer.map((sibling) =>
        left.has(sibling.leaf) ? { ...sibling, leaf: next.leaf } : sibling,
      ),
    }));
    if (leaf !== null && left.has(leaf)) leaf = next.leaf;
  }
  return { forks: kept.filter(({ ways: siblings }) => siblings.length > 1), leaf };
}

/** A fork behind another's sibling follows a later message of the log than that one does. */
async function deepestFirst({ reader }: TurnDeps, forks: readonly Fork[]): Promise<Fork[]> {
  const rows = await Promise.all(
    forks.map(({ previous }) => (previous === null ? null : reader.find("messages", previous))),
  );
  return forks
    .map((fork, at) => ({ fork, order: rows[at]?.order ?? 0 }))
    .sort((left, right) => right.order - left.order)
    .map(({ fork }) => fork);
}

type Input = {
  readonly sibling: Sibling;
  /** Where the branch through it ends. */
  readonly end: Id;
  /** The forks behind it that still lead somewhere. */
  readonly kept: readonly Fork[];
  /** Messages that count as deleted. */
  readonly gone: ReadonlySet<Id>;
};

/** Messages looked at together. */
const BATCH = 100;

/** Whether nothing is left behind a sibling; a message that does not open is something. */
async function isEmpty(
  { database, reader }: TurnDeps,
  { row: { id: conversationId } }: Head,
  { sibling, end, kept, gone }: Input,
): Promise<boolean> {
  const leading = new Set(kept.map(({ previous }) => previous));
  let from: Id | null = end;
  let before = Number.POSITIVE_INFINITY;
  let limit = 1;
  while (from !== null) {
    const walk = await walkBranch(database, { conversationId, from, before, limit });
    const deleted = await Promise.all(walk.rows.map((row) => isDeletedRow(reader, row, gone)));
    for (const [at, row] of walk.rows.entries()) {
      if (deleted[at] !== true || leading.has(row.id)) return false;
      if (row.id === sibling.id) return true;
      before = row.order;
    }
    from = walk.next;
    // Most siblings end in a message that is there: one row tells it.
    limit = BATCH;
  }
  return false;
}

function isSame(left: readonly Fork[], right: readonly Fork[]): boolean {
  const text = (forks: readonly Fork[]) =>
    forks.map((fork) => JSON.stringify(fork)).sort((one, other) => (one < other ? -1 : 1));
  return JSON.stringify(text(left)) === JSON.stringify(text(right));
}
