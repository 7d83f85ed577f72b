import type { KeySet } from "../../crypto/key-set";
import type { ErrorCode } from "../../domain/app-error";
import { type Id, idSchema } from "../../domain/id";
import { messageTokens } from "../../domain/message-tokens";
import { forksOf } from "../branches/branch-tree";
import { forkPuts } from "../branches/fork-store";
import { liveTree } from "../branches/live-tree";
import { readFirstTitle } from "../conversations/first-title";
import { newHeadFields } from "../conversations/new-head";
import { isLost } from "../database/is-lost";
import type { Database } from "../database/open-database";
import type { Payload } from "../database/payloads";
import { scanMessages } from "../database/scan-rows";
import type { Row } from "../database/schema";
import type { HeadFields, HeadPut, Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import { headToPut, messageToPut, rowToMessage } from "../rows/row-to-entity";
import type { Head, SetState } from "../rows/set-state";
import { createSetSums } from "../rows/set-sums";
import type { Commit } from "../rows/writer";

export type Repaired = {
  /** Rows that were removed. */
  readonly removed: number;
  /** Rows that were made anew, or that follow another message than before. */
  readonly rebuilt: number;
};

export type RepairDeps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly reader: RowReader;
  readonly state: Pick<SetState, "head" | "manifest">;
  readonly clock: { readonly now: () => number };
  /** Whether rows that will never open stay all the same, where a conversation is taken as it is. */
  readonly keepsLost?: boolean;
};

/** A message that stays, by its clear columns and its times. */
type MessageColumns = Pick<Row<"messages">, "id" | "previous" | "order"> & {
  readonly depth: number;
  readonly createdAt: number;
  readonly isReadable: boolean;
  readonly isDeleted: boolean;
  readonly tokens: number;
};

type Found = {
  /** In the order of the log. */
  readonly nodes: readonly MessageColumns[];
  readonly lost: readonly Row<"messages">[];
  /** Base64: the digest that all of these rows make. */
  readonly sum: string;
};

const NOTHING: Repaired = { removed: 0, rebuilt: 0 };

/** Takes one conversation as it is, in one strict commit; writes nothing where it is whole. */
export async function repairConversation(
  deps: RepairDeps,
  commit: Commit,
  id: Id,
): Promise<Repaired> {
  const row = await deps.reader.find("conversations", id);
  const head = row === null ? null : await deps.reader.inspect("conversations", row);
  // A head that will open some day is whole: its digest is not ours to write.
  if (typeof head === "string" && !isGivenUp(deps, head)) return NOTHING;
  const { nodes, lost, sum } = await readNodes(deps, id);
  const removals = lost.map((message) => ({ table: "messages", row: message }) as const);
  const recounted = new Map([[String(id), sum]]);
  const durability = "strict";

  const known = typeof head === "string" ? null : head;
  if (known === null && nodes.length === 0) {
    const own = row === null ? [] : [{ table: "conversations", row } as const];
    await commit({ durability, removals: [...removals, ...own], recounted });
    return { removed: removals.length + own.length, rebuilt: 0 };
  }
  const linked = relink(nodes);
  const messages = await movedMessages(deps, { nodes, linked });
  const isWhole = known?.payload.digest === sum;
  if (isWhole && removals.length + messages.length === 0) return NOTHING;
  const base = known === null ? await newHead(deps, { id, row, nodes }) : headToPut(known, {});
  const payload = { ...base.payload, ...fieldsAfter(base.payload, linked) };
  const puts = [...messages, ...(await newForks(deps, id, linked))];
  await commit({ durability, heads: [{ ...base, payload }], puts, removals, recounted });
  return { removed: removals.length, rebuilt: messages.length + (known === null ? 1 : 0) };
}

/** Whether a row that was found so is given up. */
function isGivenUp({ keys, keepsLost = false }: RepairDeps, found: object | ErrorCode | undefined) {
  return !keepsLost && isLost(keys, found);
}

async function readNodes(deps: RepairDeps, id: Id): Promise<Found> {
  const { database, keys, reader } = deps;
  const sums = createSetSums(keys);
  const nodes: MessageColumns[] = [];
  const lost: Row<"messages">[] = [];
  for await (const batch of scanMessages(database, id)) {
    await sums.add("messages", batch);
    const opened = await Promise.all(batch.map((row) => reader.inspect("messages", row)));
    for (const [at, row] of batch.entries()) {
      const message = opened[at];
      if (isGivenUp(deps, message)) lost.push(row);
      else nodes.push(toNode(row, typeof message === "object" ? message.payload : null, nodes));
    }
  }
  return { nodes, lost, sum: sums.sum(id) };
}

function toNode(
  { id, previous, order }: Row<"messages">,
  payload: Payload<"messages"> | null,
  before: readonly MessageColumns[],
): MessageColumns {
  const createdAt = payload?.createdAt ?? before.at(-1)?.createdAt ?? 0;
  const depth = payload?.depth ?? before.length;
  const isDeleted = (payload?.deletedAt ?? null) !== null;
  const isReadable = payload !== null;
  const tokens = payload === null ? 0 : messageTokens(payload);
  return { id, previous, order, depth, createdAt, isReadable, isDeleted, tokens };
}

/** The same, where readable ones whose previous is gone follow the one that is shown instead. */
function relink(unlinked: readonly MessageColumns[]): readonly MessageColumns[] {
  const seen = new Set<Id>();
  return unlinked.map((node, at) => {
    const { id, previous, isReadable } = node;
    const isCut = previous !== null && !seen.has(previous) && isReadable;
    seen.add(id);
    if (!isCut) return node;
    const earlier = unlinked.slice(0, at).findLast((other) => other.previous !== previous);
    return { ...node, previous: earlier?.id ?? null };
  });
}

type Linked = {
  readonly nodes: readonly MessageColumns[];
  readonly linked: readonly MessageColumns[];
};

/** The messages that follow another one than before. */
async function movedMessages({ reader }: RepairDeps, { nodes, linked }: Linked): Promise<Put[]> {
  const moves = linked.filter((node, at) => node.previous !== nodes[at]?.previous);
  const opened = await Promise.all(moves.map(({ id }) => reader.get("messages", id)));
  return opened.flatMap((message, at) => {
    if (message === null) return [];
    const previous = moves[at]?.previous ?? null;
    return [messageToPut({ ...rowToMessage(message), previous }, message.row)];
  });
}

/**
 * What is left may go on in other ways than before, which the counts of its head no longer tell; ways
 * of which every text was deleted are none.
 */
async function newForks(
  deps: RepairDeps,
  id: Id,
  linked: readonly MessageColumns[],
): Promise<readonly Put[]> {
  const { reader } = deps;
  const row = await reader.find("forks", id);
  const found = row === null ? null : await reader.inspect("forks", row);
  const isWritable = typeof found !== "string" || isGivenUp(deps, found);
  return forkPuts(id, { row, isWritable, forks: forksOf(linked) }, liveTree(linked).forks);
}

type Lost = {
  readonly id: Id;
  readonly row: Head["row"] | null;
  readonly nodes: readonly MessageColumns[];
};

async function newHead(deps: RepairDeps, { id, row, nodes }: Lost): Promise<HeadPut> {
  const now = deps.clock.now();
  const payload: HeadFields = {
    ...newHeadFields({ channel: "side-panel", now }),
    ...(await readFirstTitle(deps, { conversationId: id })),
    createdAt: nodes[0]?.createdAt ?? now,
    updatedAt: nodes.at(-1)?.createdAt ?? now,
  };
  const order = nodes.at(-1)?.order ?? 0;
  return { columns: { id, parent: await findContext(deps, row), order }, replaces: row, payload };
}

/** The branch that is shown stays if something is left of it; else it is the newest. */
function fieldsAfter(fields: HeadFields, linked: readonly MessageColumns[]): Partial<HeadFields> {
  const messageCount = linked.length;
  const deletedCount = linked.filter(({ isDeleted }) => isDeleted).length;
  const tokenCount = linked.reduce((sum, { tokens }) => sum + tokens, 0);
  const counts = { messageCount, deletedCount, tokenCount };
  const end = liveTree(linked).endOf(fields.activeLeaf);
  if (end === fields.activeLeaf) return counts;
  const nextDepth = (linked.find(({ id }) => id === end)?.depth ?? -1) + 1;
  return { ...counts, activeLeaf: end, nextDepth };
}

/** The context that a lost head named, else the first there is, else one that is made anew. */
async function findContext({ reader }: RepairDeps, row: Head["row"] | null): Promise<Id> {
  if (row !== null && idSchema.safeParse(row.parent).success) return row.parent;
  const [first] = await reader.findAll("contexts");
  return first?.id ?? crypto.randomUUID();
}
