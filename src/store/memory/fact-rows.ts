import type { Fact, FactValue } from "../../domain/fact";
import { MAX_FORMER } from "../../domain/fact";
import { normaliseFact } from "../../domain/fact-text";
import type { Id } from "../../domain/id";
import { rowIdsOf } from "../database/conversation-rows";
import type { RowState } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Put, Removal } from "../rows/changes";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

export type FactRow = OpenedRow<"facts">;

/** A context's facts, those that are waiting too; what does not open is left out. */
export async function openFacts(
  { database, reader }: TryDeps,
  contextId: Id,
): Promise<readonly FactRow[]> {
  const rows = await withStoreErrors(() =>
    database.rows("facts").where("parent").equals(contextId).toArray(),
  );
  return tryOpenAll(reader, "facts", rows);
}

/** The ids of the facts of all other contexts, none of which is opened. */
export async function factIdsElsewhere(
  { database }: Pick<TryDeps, "database">,
  contextId: Id,
): Promise<ReadonlySet<Id>> {
  const own = new Set(await rowIdsOf(database, "facts", contextId));
  const all = await withStoreErrors(() => database.rows("facts").primaryKeys());
  return new Set(all.filter((id) => !own.has(id)));
}

/** What is known about the person in a context, what waits too; what was changed last at the end. */
export async function readFacts(deps: TryDeps, contextId: Id): Promise<readonly Fact[]> {
  const facts = (await openFacts(deps, contextId)).map(rowToFact);
  return facts.sort((left, right) => left.since - right.since || (left.id < right.id ? -1 : 1));
}

export function rowToFact({ row, payload }: FactRow): Fact {
  return { ...payload, id: row.id, contextId: row.parent, version: row.version };
}

export type FactPut = Extract<Put, { table: "facts" }>;

/** The fact as a row to store, in place of the form it has now; null for a new one. */
export function factToPut(
  { id, contextId, ...payload }: Omit<Fact, "version">,
  replaces: RowState | null,
): FactPut {
  return { table: "facts", columns: { id, parent: contextId }, replaces, payload };
}

/** The rows of a key, the newest first. */
export function rowsOfKey(rows: readonly FactRow[], key: string): readonly FactRow[] {
  const wanted = normaliseFact(key);
  return rows
    .filter(({ payload }) => normaliseFact(payload.key) === wanted)
    .sort((left, right) => right.payload.since - left.payload.since);
}

/** What is to be in force for a key. */
export type NewFact = Omit<Fact, "id" | "version" | "former">;

export type Settled = { readonly puts: readonly [FactPut]; readonly removals: readonly Removal[] };

type Settling = {
  readonly next: NewFact;
  /** The row that it is written to; null for a new one. */
  readonly into: FactRow | null;
  /** Rows of the same key that it stands in place of. */
  readonly displaced: readonly FactRow[];
};

/**
 * The changes that put a fact in force; whatever else its key was is kept with it, the newest first, and
 * so are the keys that it had.
 */
export function settleFact({ next, into, displaced }: Settling): Settled {
  const all = into === null ? displaced : [into, ...displaced];
  // What only waited was never known.
  const known = all.filter(({ payload }) => next.state === "waiting" || payload.state === "kept");
  const former = known
    .flatMap(({ payload }) => [toValue(payload), ...payload.former])
    .filter((one) => one.value !== next.value || one.since !== next.since)
    .sort((left, right) => right.since - left.since)
    .filter(({ value }, at, sorted) => value !== (at === 0 ? next.value : sorted[at - 1]?.value))
    .slice(0, MAX_FORMER);
  const keys = all.flatMap(({ payload: { key, formerKeys = [] } }) => [...formerKeys, key]);
  const own = normaliseFact(next.key);
  const others = [...new Set(keys.filter((key) => normaliseFact(key) !== own))];
  const formerKeys = others.length === 0 ? undefined : others.slice(-MAX_FORMER);
  const id = into?.row.id ?? crypto.randomUUID();
  return {
    puts: [factToPut({ ...next, id, former, formerKeys }, into?.row ?? null)],
    removals: displaced.map(({ row }) => ({ table: "facts", row })),
  };
}

function toValue({ value, since, source }: FactValue): FactValue {
  return { value, since, source };
}
