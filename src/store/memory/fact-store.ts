import { AppError } from "../../domain/app-error";
import { type Fact, MAX_FACTS } from "../../domain/fact";
import { checkFact, isSameValue, normaliseFact } from "../../domain/fact-text";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import { nextVersion } from "../database/schema";
import type { Put } from "../rows/changes";
import type { ReadDeps, RowDeps } from "../rows/row-deps";
import { tombstonePuts } from "../rows/tombstones";
import { recorded, type UndoRecord } from "../rows/undo-record";
import type { Commit } from "../rows/writer";
import {
  type FactRow,
  factIdsElsewhere,
  type NewFact,
  openFacts,
  rowsOfKey,
  rowToFact,
  settleFact,
} from "./fact-rows";
import { forgetInPlans, forgettingFact } from "./forget-in-plans";
import { forgottenPuts, isForgotten, openForgotten } from "./forgotten-facts";

type Undoable = { readonly record?: UndoRecord | undefined };

/** A fact, as its caller has read it. */
type Seen = Undoable & { readonly id: Id; readonly version: number };

export type FactStore = {
  /**
   * Keeps what is said; what its key was before is kept with it. `not-found` without the context,
   * `invalid-field` for a part that is empty or too long, `limit-exceeded` where it is full, `conflict`
   * where its key is not any more what the caller has seen.
   */
  readonly keep: (input: KeptFact & Undoable) => Promise<Fact>;
  /** Another key or value, of the person's; as `keep`, `conflict` where it was changed meanwhile. */
  readonly update: (input: Seen & Pick<Fact, "key" | "value">) => Promise<Fact>;
  /** Lets a waiting fact be known, in place of what its key was. */
  readonly approve: (input: Seen) => Promise<Fact>;
  /** Keeps what a file says as waiting for the person, where that is new. */
  readonly bring: (input: BroughtFacts) => Promise<CameFacts>;
  /**
   * Removes all that is known of its key, from what is kept of earlier requests, too, and keeps it, under
   * every key that it had, from being learned again from what was said. What waits beside a known one
   * goes alone.
   */
  readonly forget: (input: Seen) => Promise<void>;
};

export type KeptFact = Pick<Fact, "contextId" | "key" | "value" | "source" | "taint"> & {
  /** Left out for what the person says or approves, which is sure. */
  readonly confidence?: number;
  /** What the caller has seen under the key, null for nothing; left out where that does not matter. */
  readonly seen?: Pick<Fact, "id" | "version"> | null;
};

/** What is known about the person, by context. */
export function createFactStore(deps: RowDeps): FactStore {
  const change = (
    { id, version, record }: Seen,
    act: (found: Found, commit: Commit) => Promise<Fact>,
  ): Promise<Fact> =>
    recorded(deps, record).writer.write(async (commit) =>
      act(await findSeen(deps, { id, version }), commit),
    );
  return {
    keep: ({ record, ...given }) =>
      recorded(deps, record).writer.write((commit) => keep(deps, given, commit)),
    update: (input) => change(input, (found, commit) => update(deps, { ...input, found }, commit)),
    approve: (input) => change(input, (found, commit) => approve(found, commit)),
    bring: (input) => deps.writer.write((commit) => bringFacts(deps, input, commit)),
    forget: async ({ record, ...seen }) =>
      recorded(deps, record).writer.write(async (commit) =>
        forget(deps, await findSeen(deps, seen), commit),
      ),
  };
}

type Found = { readonly row: FactRow; readonly all: readonly FactRow[] };

/** The fact as it was seen, among all of its context. */
async function findSeen(deps: RowDeps, { id, version }: Omit<Seen, "record">): Promise<Found> {
  const row = await deps.reader.get("facts", id);
  if (row === null) throw new AppError("not-found");
  if (row.row.version !== version) throw new AppError("conflict");
  return { row, all: await openFacts(deps, row.row.parent) };
}

async function keep(deps: RowDeps, given: KeptFact, commit: Commit): Promise<Fact> {
  const { contextId, source, taint } = given;
  const { key, value } = checkFact(given);
  if ((await deps.reader.find("contexts", contextId)) === null) throw new AppError("not-found");
  const all = await openFacts(deps, contextId);
  const [into = null, ...doubles] = ofState(rowsOfKey(all, key), "kept");
  if (given.seen !== undefined && !isSeen(given.seen, into)) throw new AppError("conflict");
  const waiting = ofState(rowsOfKey(all, key), "waiting");
  const displaced = [...doubles, ...waiting.filter((one) => isSameValue(one.payload.value, value))];
  if (into === null && displaced.length === 0 && all.length >= MAX_FACTS) {
    throw new AppError("limit-exceeded", { data: { limit: "facts", max: MAX_FACTS } });
  }
  const since = deps.clock.now();
  const { confidence = SAID.confidence } = given;
  const next = { contextId, key, value, source, taint, since, ...SAID, confidence };
  return settle({ next, into, displaced }, commit);
}

function isSeen(seen: Pick<Fact, "id" | "version"> | null, into: FactRow | null): boolean {
  return seen?.id === into?.row.id && seen?.version === into?.row.version;
}

/** What the person has written or approved. */
const SAID = { confidence: 1, state: "kept" } as const;

type Updating = Pick<Fact, "key" | "value"> & { readonly found: Found };

async function update(deps: RowDeps, { found, ...given }: Updating, commit: Commit): Promise<Fact> {
  const { row, all } = found;
  const { key, value } = checkFact(given);
  const others = ofState(rowsOfKey(all, key), "kept").filter((one) => !isRow(one, row));
  const isRenamed = normaliseFact(key) !== normaliseFact(row.payload.key);
  if (isRenamed && others.length > 0) throw toInvalidField({ field: "key", problem: "taken" });
  const isSame = row.payload.value === value;
  const written = { source: null, taint: [], since: deps.clock.now() };
  const next = { ...newOf(row), key, value, ...(isSame ? {} : written), ...SAID };
  return settle({ next, into: row, displaced: others }, commit);
}

async function approve({ row, all }: Found, commit: Commit): Promise<Fact> {
  if (row.payload.state === "kept") return rowToFact(row);
  const displaced = ofState(rowsOfKey(all, row.payload.key), "kept");
  return settle({ next: { ...newOf(row), ...SAID }, into: row, displaced }, commit);
}

async function forget(deps: RowDeps, { row, all }: Found, commit: Commit): Promise<void> {
  const { key } = row.payload;
  const contextId = row.row.parent;
  const ofKey = rowsOfKey(all, key);
  const gone = row.payload.state === "waiting" ? ofState(ofKey, "waiting") : ofKey;
  const values = valuesOf(gone);
  const messageIds = values.flatMap(({ source }) => (source === null ? [] : [source.messageId]));
  // What another one is called by now stays its own.
  const isFree = (one: string) => rowsOfKey(all, one).every((other) => gone.includes(other));
  const formerKeys = gone.flatMap(({ payload }) => payload.formerKeys ?? []);
  // Each once before all rows are asked for it: merged rows of a key may have the same former ones.
  const named = new Map([...formerKeys, key].map((one) => [normaliseFact(one), one]));
  const keys = [...named.values()].filter((one) => one === key || isFree(one));
  const at = deps.clock.now();
  const forgetting = { contextId, keys, messageIds, at };
  const forgotten = await forgottenPuts(await openForgotten(deps, contextId), forgetting);
  const removals = gone.map((one) => ({ table: "facts", row: one.row }) as const);
  const purged = gone.map((one) => ({ table: "facts", id: one.row.id }) as const);
  const left = tombstonePuts(purged, at);
  const ids = new Set(gone.map(({ row: { id } }) => id));
  const elsewhere = await factIdsElsewhere(deps, contextId);
  const stay = valuesOf(ofKey.filter((one) => !gone.includes(one)));
  const notKnown = values.filter(({ value }) => !stay.some((one) => isSameValue(one.value, value)));
  const only = gone.length === ofKey.length ? null : notKnown.map(({ value }) => value);
  const matcher = forgettingFact({ contextId, keys, values: only, ids, elsewhere });
  await forgetInPlans(deps, matcher, commit);
  await commit({ durability: "strict", puts: [...forgotten, ...left], removals });
}

/** What rows of facts say, and said before. */
function valuesOf(rows: readonly FactRow[]) {
  return rows.flatMap(({ payload }) => [payload, ...payload.former]);
}

async function settle(settling: Parameters<typeof settleFact>[0], commit: Commit): Promise<Fact> {
  const { puts, removals } = settleFact(settling);
  await commit({ durability: "strict", puts, removals });
  const [{ columns, payload, replaces }] = puts;
  return {
    ...payload,
    id: columns.id,
    contextId: columns.parent,
    version: nextVersion(replaces),
  };
}

function newOf({ row, payload }: FactRow): NewFact {
  const { former: _former, ...rest } = payload;
  return { ...rest, contextId: row.parent };
}

function ofState(rows: readonly FactRow[], state: Fact["state"]): readonly FactRow[] {
  return rows.filter(({ payload }) => payload.state === state);
}

function isRow(left: FactRow, right: FactRow): boolean {
  return left.row.id === right.row.id;
}

/** What a file says of the person. */
type BroughtFacts = {
  readonly contextId: Id;
  readonly facts: readonly Pick<Fact, "key" | "value" | "since">[];
};

type CameFacts = {
  readonly came: number;
  /** Those that are empty or too long, or found no room. */
  readonly left: number;
};

/**
 * Stores those that are not known and were not forgotten since, the last one of each key, waiting for the
 * person beside what its key is; a context that is full takes no more.
 */
async function bringFacts(
  deps: ReadDeps,
  { contextId, facts }: BroughtFacts,
  commit: Commit,
): Promise<CameFacts> {
  const [rows, forgotten] = await Promise.all([
    openFacts(deps, contextId),
    openForgotten(deps, contextId),
  ]);
  const puts: Put[] = [];
  let room = MAX_FACTS - rows.length;
  let left = 0;
  // A file may have thousands, each of which would go through all rows.
  const rowsByKey = new Map<string, FactRow[]>();
  for (const row of rows) {
    const key = normaliseFact(row.payload.key);
    rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), row]);
  }
  const newest = new Map(facts.map((fact) => [normaliseFact(fact.key), fact]));
  for (const { since, ...given } of newest.values()) {
    const parts = keptParts(given);
    if (parts === null) {
      left += 1;
      continue;
    }
    const said = { ...parts, since, source: null };
    const ofKey = rowsOfKey(rowsByKey.get(normaliseFact(said.key)) ?? [], said.key);
    if (ofKey.some(({ payload }) => isSameValue(payload.value, said.value))) continue;
    if (await isForgotten(forgotten, said)) continue;
    const into = ofKey.find(({ payload }) => payload.state === "waiting") ?? null;
    if (into === null && room <= 0) {
      left += 1;
      continue;
    }
    if (into === null) room -= 1;
    const marks = { confidence: 0, state: "waiting", taint: ["import"] } satisfies Partial<Fact>;
    const next = { contextId, ...said, ...marks };
    puts.push(...settleFact({ next, into, displaced: [] }).puts);
  }
  if (puts.length > 0) await commit({ durability: "strict", puts });
  return { came: puts.length, left };
}

/** A key and a value as they are kept; null where one is empty or too long. */
function keptParts(given: Pick<Fact, "key" | "value">): Pick<Fact, "key" | "value"> | null {
  try {
    return checkFact(given);
  } catch {
    return null;
  }
}
