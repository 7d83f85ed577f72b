import { type DeletionProof, toDeletionProof } from "../database/deletion-proof";
import { isTableName, type TableName } from "../database/schema";
import type { JournalCommit, JournalPut, JournalRow, JournalState } from "./journal";

/** What the journal has of one row. */
export type JournalRecord = {
  readonly table: TableName;
  readonly id: string;
  /** Its last form; null where it was deleted. */
  readonly row: JournalRow | null;
  /** The commit of that. */
  readonly sequence: number;
  /** Of one that was deleted: that it was. */
  readonly proof?: DeletionProof | undefined;
};

type Change = JournalRecord & { readonly as: JournalPut["as"] };

/** What clear columns and the place in the database add to a sealed row, about (bytes). */
const BESIDE_BYTES = 256;

/** The key under which a row's record lies. */
export function recordKey(table: TableName, id: string): string {
  return `${table}/${id}`;
}

/** About how many bytes a record takes. */
export function recordBytes({ row }: JournalRecord): number {
  return BESIDE_BYTES + (row?.sealed.byteLength ?? 0);
}

/** The keys of all rows that these commits tell of, each once. */
export function keysOf(commits: readonly JournalCommit[]): readonly string[] {
  const changes = commits.flatMap((commit) => changesOf(commit));
  return [...new Set(changes.map(({ table, id }) => recordKey(table, id)))];
}

export type Taken = {
  readonly state: JournalState;
  /** What lies under a key from now on; null where nothing does. */
  readonly changed: ReadonlyMap<string, JournalRecord | null>;
};

/** What commits make of a journal, of which `found` has every record that they touch. */
export function takeCommits(
  before: JournalState | null,
  found: ReadonlyMap<string, JournalRecord>,
  commits: readonly JournalCommit[],
): Taken {
  const changed = new Map<string, JournalRecord | null>();
  let state = before ?? EMPTY;
  for (const [nth, commit] of commits.entries()) {
    state = follow(nth === 0 ? before : state, commit);
    for (const change of changesOf(commit)) {
      const key = recordKey(change.table, change.id);
      const known = changed.has(key) ? (changed.get(key) ?? null) : (found.get(key) ?? null);
      const next = nextRecord(known, change);
      if (next === known) continue;
      state = recount(state, known, next);
      changed.set(key, next);
    }
  }
  return { state, changed };
}

/** A state with one record in the place of another. */
export function recount(
  state: JournalState,
  before: JournalRecord | null,
  next: JournalRecord | null,
): JournalState {
  const bytesOf = (record: JournalRecord | null) => (record === null ? 0 : recordBytes(record));
  return {
    ...state,
    rows: state.rows + Number(next !== null) - Number(before !== null),
    bytes: state.bytes + bytesOf(next) - bytesOf(before),
  };
}

/** Of a journal that nothing was put into. */
export const EMPTY: JournalState = { after: 0, newest: 0, at: 0, rows: 0, bytes: 0, hasGap: false };

/**
 * The state with one commit more. Where that does not follow the newest, what lies between is in the
 * database and not in here; one that begins amid a store's life lacks all before.
 */
export function follow(
  state: JournalState | null,
  { sequence, at }: Pick<JournalCommit, "sequence" | "at">,
): JournalState {
  const before = state ?? EMPTY;
  if (sequence === before.newest + 1) return { ...before, newest: sequence, at };
  return { ...before, newest: sequence, at, after: sequence - 1, hasGap: true };
}

function changesOf({ sequence, puts, deletes }: JournalCommit): readonly Change[] {
  return [
    ...puts.map(({ table, row, as }) => ({ table, id: row.id, row, sequence, as })),
    ...deletes.map((gone) => ({ ...gone, row: null, sequence, as: "changed" as const })),
  ];
}

function nextRecord(before: JournalRecord | null, { as, ...change }: Change): JournalRecord | null {
  const isKept = before !== null && before.row !== null;
  if (as === "resealed" && !isKept) return before;
  // Of one that came and went, too: a database that is put back to between has it.
  return change;
}

/** What lies under a key if it is a record of a row, as far as can be told without a key to the rows. */
export function toRecord(key: unknown, value: unknown): JournalRecord | null {
  if (typeof value !== "object" || value === null) return null;
  const record = value as Partial<JournalRecord>;
  const { table, id, row, sequence } = record;
  const proof = toDeletionProof(record.proof);
  const isNamed = isTableName(table) && typeof id === "string";
  if (!isNamed || key !== recordKey(table, id)) return null;
  if (typeof sequence !== "number") return null;
  if (row !== null && !(row?.id === id && row.sealed instanceof Uint8Array)) return null;
  return { table, id, row, sequence, ...(proof && { proof }) };
}
