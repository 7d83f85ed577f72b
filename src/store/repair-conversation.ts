import type { KeySet } from "../crypto/key-set";
import { type Id, idSchema } from "../domain/id";
import type { HeadFields, HeadPut, Put } from "./changes";
import { isLost } from "./is-lost";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { headToPut, messageToPut, rowToMessage } from "./row-to-entity";
import { scanMessages } from "./scan-rows";
import type { Row } from "./schema";
import type { Head, SetState } from "./set-state";
import { createSetSums } from "./set-sums";
import type { Commit } from "./writer";

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
};

/** A message that stays, by its clear columns and its times. */
type Place = Pick<Row<"messages">, "id" | "previous" | "order"> & {
  readonly depth: number;
  readonly createdAt: number;
  readonly isReadable: boolean;
};

type Found = {
  /** In the order of the log. */
  readonly places: readonly Place[];
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
  const head = row === null ? "row-tampered" : await deps.reader.inspect("conversations", row);
  // A head that will open some day is whole: its digest is not ours to write.
  if (typeof head === "string" && !isLost(deps.keys, head)) return NOTHING;
  const { places, lost, sum } = await readPlaces(deps, id);
  const removals = lost.map((message) => ({ table: "messages", row: message }) as const);
  const recounted = new Map([[String(id), sum]]);
  const durability = "strict";

  if (typeof head === "string" && places.length === 0) {
    const own = row === null ? [] : [{ table: "conversations", row } as const];
    await commit({ durability, removals: [...removals, ...own], recounted });
    return { removed: removals.length + own.length, rebuilt: 0 };
  }
  const puts = await relink(deps, places);
  const isWhole = typeof head !== "string" && head.payload.digest === sum;
  if (isWhole && removals.length + puts.length === 0) return NOTHING;
  const known = typeof head === "string" ? null : head;
  const base = known === null ? await newHead(deps, { id, row, places }) : headToPut(known, {});
  const payload = { ...base.payload, ...fieldsAfter(base.payload, places) };
  await commit({ durability, heads: [{ ...base, payload }], puts, removals, recounted });
  return { removed: removals.length, rebuilt: puts.length + (known === null ? 1 : 0) };
}

async function readPlaces({ database, keys, reader }: RepairDeps, id: Id): Promise<Found> {
  const sums = createSetSums(keys);
  const places: Place[] = [];
  const lost: Row<"messages">[] = [];
  for await (const batch of scanMessages(database, id)) {
    await sums.add("messages", batch);
    const opened = await Promise.all(batch.map((row) => reader.inspect("messages", row)));
    for (const [at, row] of batch.entries()) {
      const message = opened[at];
      if (isLost(keys, message)) lost.push(row);
      else places.push(toPlace(row, typeof message === "object" ? message.payload : null, places));
    }
  }
  return { places, lost, sum: sums.sum(id) };
}

function toPlace(
  { id, previous, order }: Row<"messages">,
  payload: { readonly depth: number; readonly createdAt: number } | null,
  before: readonly Place[],
): Place {
  const createdAt = payload?.createdAt ?? before.at(-1)?.createdAt ?? 0;
  const depth = payload?.depth ?? before.length;
  return { id, previous, order, depth, createdAt, isReadable: payload !== null };
}

/** Readable messages whose previous one is gone, to follow the one that a reader is shown instead. */
async function relink({ reader }: RepairDeps, places: readonly Place[]): Promise<Put[]> {
  const seen = new Set<Id>();
  const moves: { readonly id: Id; readonly previous: Id | null }[] = [];
  for (const [at, { id, previous, isReadable }] of places.entries()) {
    if (previous !== null && !seen.has(previous) && isReadable) {
      const earlier = places.slice(0, at).findLast((place) => place.previous !== previous);
      moves.push({ id, previous: earlier?.id ?? null });
    }
    seen.add(id);
  }
  const opened = await Promise.all(moves.map(({ id }) => reader.get("messages", id)));
  return opened.flatMap((message, at) => {
    if (message === null) return [];
    const previous = moves[at]?.previous ?? null;
    return [messageToPut({ ...rowToMessage(message), previous }, message.row)];
  });
}

type Lost = {
  readonly id: Id;
  readonly row: Head["row"] | null;
  readonly places: readonly Place[];
};

async function newHead(deps: RepairDeps, { id, row, places }: Lost): Promise<HeadPut> {
  const now = deps.clock.now();
  const payload: HeadFields = {
    channel: "side-panel",
    title: "",
    activeLeaf: null,
    nextDepth: 0,
    messageCount: 0,
    createdAt: places[0]?.createdAt ?? now,
    updatedAt: places.at(-1)?.createdAt ?? now,
  };
  return { columns: { id, parent: await findContext(deps, row) }, replaces: row, payload };
}

/** The end of the branch that is shown stays if it is there; else it is the newest message. */
function fieldsAfter(fields: HeadFields, places: readonly Place[]): Partial<HeadFields> {
  const messageCount = places.length;
  if (places.some(({ id }) => id === fields.activeLeaf)) return { messageCount };
  const newest = places.at(-1);
  const nextDepth = newest === undefined ? 0 : newest.depth + 1;
  return { messageCount, activeLeaf: newest?.id ?? null, nextDepth };
}

/** The context that a lost head named, else the first there is, else one that is made anew. */
async function findContext({ reader }: RepairDeps, row: Head["row"] | null): Promise<Id> {
  if (row !== null && idSchema.safeParse(row.parent).success) return row.parent;
  const [first] = await reader.findAll("contexts");
  return first?.id ?? crypto.randomUUID();
}
