import type { KeySet } from "../../crypto/key-set";
import type { Database } from "../database/open-database";
import type { PlainRow } from "../database/plain-row";
import type { RowState, TableName } from "../database/schema";
import { writeRows } from "../database/write-rows";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader, type RowReader } from "../rows/row-reader";
import { findSnapshotRows, toPlainRow } from "../snapshots/snapshot-row";
import { finishStaged } from "./finish-staged";
import { repairStaged } from "./repair-staged";
import { createStagedMessages } from "./staged-messages";
import { createStagedOrigins } from "./staged-origins";
import { type StagedRow, sealStagedRow } from "./staged-rows";
import type { StagedStore } from "./staged-store";

/** Rows of one transaction: enough that beginning it costs nothing beside them. */
const PART_ROWS = 2_000;

/** UTF-16 units of payloads of one transaction: they are in memory in clear and sealed. */
const PART_LENGTH = 1_000_000;

type Deps = {
  /** Open, and of no other use. */
  readonly database: Database;
  readonly keys: KeySet;
  readonly clock?: { readonly now: () => number };
  /** Whether rows that another worker has stored may lie there: these are not written again. */
  readonly goesOn?: boolean;
};

/** A store to be, over a database that is empty or was left by one that was not finished. */
export function createStagedStore(deps: Deps): StagedStore {
  const { database, keys, clock = Date, goesOn = false } = deps;
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const origins = createStagedOrigins();
  const messages = createStagedMessages(database, keys);
  /** Resolves once all writes of the call before are begun: whoever comes later writes later. */
  let begun: Promise<void> = Promise.resolve();
  const write = (overwrites: readonly StagedRow[]) =>
    writeRows(database, { puts: [], overwrites, deletes: [], durability: "relaxed" });
  const put = async (rows: readonly StagedRow[], there: readonly StagedRow[]) => {
    if (rows.length > 0) await write(rows);
    for (const known of [there, rows]) {
      origins.noteAdded(known);
      await messages.note(known);
    }
  };
  return {
    add: async (rows) => {
      const before = begun;
      let resolveBegun = () => {};
      begun = new Promise((resolve) => {
        resolveBegun = resolve;
      });
      let writing: Promise<void> = Promise.resolve();
      try {
        for (const part of stagedParts(rows)) {
          // What was added before counts as there, too.
          if (goesOn) await before;
          const { there, lacking } = goesOn
            ? await findStaged({ database, reader }, part)
            : { there: [], lacking: part };
          // Sealed while the part before it is written.
          const sealed = await Promise.all(lacking.map((row) => sealStagedRow(keys, row)));
          await Promise.all([before, writing]);
          writing = put(sealed, there);
          // Met below, at the latest.
          writing.catch(() => undefined);
        }
      } finally {
        await before;
        resolveBegun();
        await writing;
      }
    },
    copy: async (table, rows) => {
      const copies = rows.map((row) => ({ table, row }));
      if (copies.length > 0) await write(copies);
      origins.noteCopied(copies);
      await messages.note(copies);
    },
    finish: async (end) => {
      const lack = await finishStaged({ database, keys, reader, origins, messages }, end);
      await repairStaged({ database, keys, clock, origins }, lack);
    },
  };
}

/** The rows in parts, each for one transaction; a row that is longer by itself is one. */
function* stagedParts(rows: readonly PlainRow[]): Generator<readonly PlainRow[]> {
  let part: PlainRow[] = [];
  let length = 0;
  for (const row of rows) {
    const isFull = part.length >= PART_ROWS || length + row.payload.length > PART_LENGTH;
    if (isFull && part.length > 0) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(row);
    length += row.payload.length;
  }
  if (part.length > 0) yield part;
}

type FindStagedDeps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpenBytes">;
};

type FoundStaged = {
  /** Those that lie there just as they are given. */
  readonly there: readonly StagedRow[];
  /** All others, in their order. */
  readonly lacking: readonly PlainRow[];
};

/**
 * Parts rows into those that another worker has stored and those that are to be stored. A row counts
 * as there where it opens, at the same place and version, to the same text: neither a write that was
 * lost nor a row that was altered leaves one out. Holds as many rows as it is given.
 */
async function findStaged(deps: FindStagedDeps, rows: readonly PlainRow[]): Promise<FoundStaged> {
  const stored = new Map<string, { readonly row: PlainRow; readonly state: RowState }>();
  for (const [table, ids] of idsByTable(rows)) {
    for (const [id, { opened, state }] of await findSnapshotRows(deps, table, ids)) {
      if (opened !== null) stored.set(keyOf(table, id), { row: toPlainRow(opened), state });
    }
  }
  const there: StagedRow[] = [];
  const lacking: PlainRow[] = [];
  for (const row of rows) {
    const { table, columns } = row;
    const found = stored.get(keyOf(table, columns.id));
    if (found === undefined || !isSame(row, found.row)) {
      lacking.push(row);
      continue;
    }
    const { version, keyId, sealed } = found.state;
    there.push({ table, row: { ...columns, id: String(columns.id), version, keyId, sealed } });
  }
  return { there, lacking };
}

function idsByTable(rows: readonly PlainRow[]): ReadonlyMap<TableName, readonly string[]> {
  const ids = new Map<TableName, string[]>();
  for (const { table, columns } of rows) {
    // What has no id is refused where it is to be stored.
    if (typeof columns.id !== "string") continue;
    const own = ids.get(table);
    if (own === undefined) ids.set(table, [columns.id]);
    else own.push(columns.id);
  }
  return ids;
}

function keyOf(table: TableName, id: unknown): string {
  return `${table}/${id}`;
}

function isSame(given: PlainRow, stored: PlainRow): boolean {
  const names = new Set([...Object.keys(given.columns), ...Object.keys(stored.columns)]);
  return (
    stored.version === given.version &&
    stored.payload === given.payload &&
    [...names].every((name) => stored.columns[name] === given.columns[name])
  );
}
