import { tryDecode } from "../../backup/restore/compare-row";
import { createStoring } from "../../backup/restore/storing";
import { fromUtf8 } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import { toFailure } from "../../domain/app-error";
import { backedUpTables } from "../../store/database/backed-up-tables";
import type { PlainRow } from "../../store/database/plain-row";
import { MANIFEST_ID, type Row, ruleOf, type TableName } from "../../store/database/schema";
import { type FoldedRow, foldedKey, isRow } from "../../store/journal/fold-journal";
import { openBytes, sealBytes } from "../../store/rows/sealed-row";
import type { StagedStore } from "../../store/staging/staged-store";
import type { Sources } from "./find-sources";

export type Filled = {
  /** The log's newest place. */
  readonly lastOrder: number;
  readonly unreadable: number;
  readonly withoutKey: number;
};

type Given = {
  readonly sources: Pick<Sources, "backup" | "journal">;
  readonly staged: Pick<StagedStore, "add" | "copy">;
  readonly keys: KeySet;
  readonly signal: AbortSignal;
  /** Hears how many rows are stored. */
  readonly onRows: (done: number) => void;
};

/** Rows of a journal in one write. */
const BATCH = 500;

const TAKEN: ReadonlySet<TableName> = new Set(backedUpTables(true));

/**
 * Stores the backup's rows, each as the journal has it where that tells of it. Fails as the backup
 * does, as writing rows does, and as the signal says.
 */
export async function fillStore(given: Given): Promise<Filled> {
  const { sources, staged, keys, signal, onRows } = given;
  const { backup } = sources;
  const opened = await openJournal(keys, sources);
  const tally = createTally();
  let done = 0;
  const add = async (rows: readonly PlainRow[]) => {
    signal.throwIfAborted();
    tally.unreadable += await addWhatIsWhole(staged, rows);
    tally.note(rows);
    done += rows.length;
    onRows(done);
  };
  const storing = createStoring();
  try {
    for await (const { rows } of backup?.rows() ?? []) {
      signal.throwIfAborted();
      const taken = rows.filter((row) => !opened.covers(row));
      await storing.add(() => add(taken));
    }
  } finally {
    await storing.end().catch(() => undefined);
  }
  await storing.end();
  const journaled = [...opened.rows.values()];
  for (let at = 0; at < journaled.length; at += BATCH) {
    await add(journaled.slice(at, at + BATCH));
  }
  for (const [table, rows] of opened.apart) await staged.copy(table, rows);
  return {
    lastOrder: Math.max(backup?.manifest.lastOrder ?? 0, opened.lastOrder),
    unreadable: tally.unreadable + (backup?.manifest.unreadable ?? 0) + opened.unopened,
    withoutKey: tally.withoutKey(),
  };
}

/** Adds rows; how many were left out, for they are not what their table holds. */
async function addWhatIsWhole(
  staged: Pick<StagedStore, "add">,
  rows: readonly PlainRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    await staged.add(rows);
    return 0;
  } catch (error) {
    const { code } = toFailure(error);
    if (code !== "row-tampered" && code !== "version-unknown") throw error;
    if (rows.length === 1) return 1;
  }
  let leftOut = 0;
  for (const row of rows) leftOut += await addWhatIsWhole(staged, [row]);
  return leftOut;
}

/** The journal's rows in clear, and whether it tells of one of the backup's. */
async function openJournal(keys: KeySet, { journal }: Given["sources"]) {
  const folded = journal.rows;
  const rows = new Map<string, PlainRow>();
  /** What no backup has: it lies in the journal alone. */
  const apart = new Map<TableName, Row<TableName>[]>();
  /** Those that do not open; the backup's form of one is better than none, and told as older. */
  const unopened = new Set<string>();
  let lastOrder = 0;
  for (const [key, found] of folded) {
    if (!isRow(found) || found.table === "backups") continue;
    const payload = await openOrNull(keys, found);
    if (payload === null) {
      if (TAKEN.has(found.table)) unopened.add(key);
    } else if (found.table === "manifest") {
      lastOrder =
        found.row.id === MANIFEST_ID ? (tryDecode("manifest", payload)?.lastOrder ?? 0) : 0;
    } else if (ruleOf(found.table).backup === "never") {
      const sealed = await sealAnew(keys, found, payload);
      apart.set(found.table, [...(apart.get(found.table) ?? []), sealed]);
    } else {
      rows.set(key, toPlain(found, payload));
    }
  }
  return {
    rows,
    apart,
    lastOrder,
    covers: ({ table, columns }: PlainRow): boolean => {
      const key = foldedKey(table, String(columns.id));
      return folded.has(key) && !unopened.has(key);
    },
    unopened: unopened.size,
  };
}

async function openOrNull(keys: KeySet, { table, row }: FoldedRow): Promise<string | null> {
  try {
    // Whatever is not as the table has it does not open.
    return fromUtf8(await openBytes(keys, table, row as Row<typeof table>));
  } catch {
    // A lock is none of the row's doing.
    keys.current();
    return null;
  }
}

async function sealAnew(
  keys: KeySet,
  { table, row }: FoldedRow,
  payload: string,
): Promise<Row<TableName>> {
  const { id, version } = row;
  const plaintext = new TextEncoder().encode(payload);
  // These tables have no other column.
  return (await sealBytes(keys, { table, columns: { id }, version, plaintext })) as Row<TableName>;
}

function toPlain({ table, row }: FoldedRow, payload: string): PlainRow {
  const given = row as unknown as PlainRow["columns"];
  const names = ruleOf(table).columns.filter((name) => given[name] !== undefined);
  const columns = Object.fromEntries(names.map((name) => [name, given[name] ?? null]));
  return { table, columns, version: row.version, payload };
}

/** What is told of the rows that came. */
function createTally() {
  const wanting = new Set<string>();
  const secrets = new Set<string>();
  return {
    unreadable: 0,
    note: (rows: readonly PlainRow[]) => {
      for (const { table, columns, payload } of rows) {
        const id = String(columns.id);
        if (table === "secrets") secrets.add(id);
        if (table !== "connections") continue;
        const connection = tryDecode(table, payload);
        if (connection?.hasKey || (connection?.headerNames.length ?? 0) > 0) wanting.add(id);
      }
    },
    withoutKey: () => [...wanting].filter((id) => !secrets.has(id)).length,
  };
}
