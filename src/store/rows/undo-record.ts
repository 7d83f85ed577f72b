import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { batchOf } from "../database/scan-rows";
import { nextVersion, type Row, type TableName } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { TABLES } from "../database/tables";
import type { Changes, HeadPut, Put, Removal } from "./changes";
import type { Commit, Writer } from "./writer";

/** A row that an act has changed. */
export type UndoStep = {
  readonly table: TableName;
  readonly id: Id;
  /** As it was stored before the act, sealed; null where there was none. */
  readonly before: Row<TableName> | null;
  /** What the act has left; null where the row is gone. */
  readonly after: UndoneForm | null;
};

/** What a step is taken back with. */
export type Undoing = {
  readonly puts?: readonly Put[];
  readonly heads?: readonly HeadPut[];
  readonly removals?: readonly Removal[];
};

/** A row's form as an act has stored it. */
export type UndoneForm = {
  readonly version: number;
  readonly put: Put | null;
  readonly head: HeadPut | null;
};

/**
 * What takes an act back, in memory only and gone with the worker: the rows that it has changed as they
 * were sealed. A temporary conversation never was: what puts it back holds it as it was.
 */
export type UndoRecord = {
  /** When the act began; milliseconds since 1970, UTC. */
  readonly at: number;
  /** By table and id; of a row that was changed twice, the first form and the last. */
  readonly steps: Map<string, UndoStep>;
  /** What was done to a temporary conversation; null where it was to stored rows. */
  temporary: { readonly conversationId: Id; readonly putBack: () => Promise<void> } | null;
  /** Sealed bytes that are held. */
  bytes: number;
  /** Whether there was more than is held: then the act cannot be taken back. */
  isTooLarge: boolean;
};

/**
 * Rows, and sealed bytes of them, that are held for one act: a message with eight pictures of 4 MB takes
 * 44 MB (measured), and 9,000 rows are back within two seconds.
 */
const MOST_ROWS = 20_000;
const MOST_BYTES = 64_000_000;

/** An empty record of an act that begins at that time. */
export function createUndoRecord(at: number): UndoRecord {
  return { at, steps: new Map(), temporary: null, bytes: 0, isTooLarge: false };
}

/** Whether something was done that can be taken back. */
export function isUndoable({ steps, temporary, isTooLarge }: UndoRecord): boolean {
  return !isTooLarge && (steps.size > 0 || temporary !== null);
}

type Recorded = { readonly database: Database; readonly writer: Writer };

/** The same with a writer that notes what it changes, but for what is done ahead; as it was where there is no record. */
export function recorded<D extends Recorded>(deps: D, record: UndoRecord | undefined): D {
  if (record === undefined) return deps;
  const { database, writer } = deps;
  const over = (commit: Commit): Commit => {
    return async (changes) => {
      if (changes.isAhead) return commit(changes);
      const before = await readBefore(database, changes, record);
      await commit(changes);
      if (before !== null) note(record, changes, before);
    };
  };
  return { ...deps, writer: { write: (work) => writer.write((commit) => work(over(commit))) } };
}

type Named = { readonly table: TableName; readonly id: Id };
type Before = ReadonlyMap<string, Row<TableName>>;

export function stepKey({ table, id }: Named): string {
  return `${table} ${id}`;
}

function namedIn({ puts = [], heads = [], removals = [], dropped = [] }: Changes): Named[] {
  return [
    ...puts.map(({ table, columns }) => ({ table, id: columns.id })),
    ...heads.map(({ columns }) => ({ table: "conversations" as const, id: columns.id })),
    ...removals.map(({ table, row }) => ({ table, id: row.id })),
    ...dropped.map((id) => ({ table: "messages" as const, id })),
  ];
}

/** The rows as they are; null where they are too many to be held. */
async function readBefore(
  database: Database,
  changes: Changes,
  record: UndoRecord,
): Promise<Before | null> {
  const named = namedIn(changes).filter((one) => !record.steps.has(stepKey(one)));
  if (record.isTooLarge || record.steps.size + named.length > MOST_ROWS) return giveUp(record);
  const found = new Map<string, Row<TableName>>();
  for (const table of new Set(named.map((one) => one.table))) {
    const ids = named.filter((one) => one.table === table).map(({ id }) => id);
    const size = batchOf(table);
    for (let at = 0; at < ids.length; at += size) {
      const some = ids.slice(at, at + size);
      const rows = await withStoreErrors(() => database.rows(table).bulkGet(some));
      for (const row of rows) {
        if (row === undefined) continue;
        found.set(stepKey({ table, id: row.id }), row);
        record.bytes += row.sealed.length;
      }
      if (record.bytes > MOST_BYTES) return giveUp(record);
    }
  }
  return found;
}

function giveUp(record: UndoRecord): null {
  record.isTooLarge = true;
  record.steps.clear();
  return null;
}

function note(record: UndoRecord, changes: Changes, before: Before): void {
  const step = (one: Named, after: UndoneForm | null) => {
    const key = stepKey(one);
    const first = record.steps.get(key);
    record.steps.set(key, {
      ...one,
      before: first === undefined ? (before.get(key) ?? null) : first.before,
      after,
    });
  };
  const { puts = [], heads = [] } = changes;
  for (const one of namedIn({ ...changes, puts: [], heads: [] })) step(one, null);
  for (const put of puts) {
    const version = nextVersion(put.replaces);
    step({ table: put.table, id: put.columns.id }, { version, put, head: null });
  }
  for (const head of heads) {
    const version = nextVersion(head.replaces);
    step({ table: "conversations", id: head.columns.id }, { version, put: null, head });
  }
}

/** The conversations whose rows an act has changed. */
export function conversationsIn({ steps, temporary }: UndoRecord): readonly Id[] {
  const stored = [...steps.values()].filter(({ table }) => table === "conversations");
  return [...stored.map(({ id }) => id), ...(temporary === null ? [] : [temporary.conversationId])];
}

/** Whether an act has changed a context or what one holds, and not only what is there for all of them. */
export function isOfContexts({ steps, temporary }: UndoRecord): boolean {
  const isOne = (table: TableName) => {
    const owner = TABLES[table].owner?.of ?? null;
    return table === "contexts" || (owner !== null && owner !== "connection");
  };
  return temporary !== null || [...steps.values()].some(({ table }) => isOne(table));
}

/** Whether an act has changed rows of that table. */
export function hasRowsOf(one: TableName, { steps }: UndoRecord): boolean {
  return [...steps.values()].some(({ table }) => table === one);
}
