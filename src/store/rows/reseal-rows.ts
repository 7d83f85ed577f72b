import type { KeySet } from "../../crypto/key-set";
import { EMPTY_DIGEST } from "../../crypto/set-digest";
import { AppError, type ErrorCode } from "../../domain/app-error";
import { toBase64 } from "../../domain/base64";
import { isProvenDeletion, proveDeletion, type Reprove } from "../database/deletion-proof";
import type { Database } from "../database/open-database";
import { batchOf, FIRST_KEY, LAST_KEY, readAfter, type ScanKey } from "../database/scan-rows";
import { nextVersion, type Row, ruleOf, TABLE_NAMES, type TableName } from "../database/schema";
import type { JournalWriter } from "../journal/journal-writer";
import type { Changes, PlainTable, Reseal } from "./changes";
import type { RowReader } from "./row-reader";
import { headToPut } from "./row-to-entity";
import { sealBytes } from "./sealed-row";
import type { Head, SetState } from "./set-state";
import type { Writer } from "./writer";

export type Resealed = {
  readonly resealed: number;
  /** Whether a whole pass has found no row that can be sealed anew. */
  readonly done: boolean;
};

type Deps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly reader: RowReader;
  readonly state: Pick<SetState, "head" | "manifest">;
  readonly writer: Writer;
  readonly journal: Pick<JournalWriter, "reprove">;
};

/** Rows that one commit seals anew: whoever else wants to write waits no longer than this takes. */
const BATCH = 250;

/**
 * Sealed bytes in one commit, about, where rows are large: what the disk has to take at once, and what
 * is in memory twice.
 */
const BATCH_BYTES = 4_000_000;

/**
 * Every table: messages first, since a commit of them brings their conversation's head along. The
 * manifest goes with each commit.
 */
const ORDER: readonly Exclude<TableName, "manifest">[] = [
  "messages",
  "conversations",
  ...TABLE_NAMES.filter(isLater),
];

const UNREADABLE: ReadonlySet<ErrorCode> = new Set([
  "row-tampered",
  "key-missing",
  "version-unknown",
  "not-found",
]);

/** A place in the walk over all rows: a table of `ORDER` and the key to go on after. */
type ScanPosition = { readonly table: number; readonly after: ScanKey };

/** The rows of a stretch that are not under the current key, as a generation of the store has them. */
type Batch = {
  readonly generation: number;
  readonly stale: readonly Row<TableName>[];
  /** What to seal anew of these; for each that does not open, why. None of heads. */
  readonly sealed: readonly (Reseal | ErrorCode)[];
  readonly next: ScanPosition;
};

/** One walk over all rows. */
type Pass = {
  readonly position: ScanPosition;
  readonly resealed: number;
  /** Whether a row of a newer release was met, which only the former key opens. */
  readonly newer: boolean;
};

const START: Pass = { position: { table: 0, after: FIRST_KEY }, resealed: 0, newer: false };

/**
 * Seals the next batch of rows anew that are not under the current key, and digests and heads with
 * them. Rows that do not open are reported and left. How far it came is in the rows; after a restart
 * it looks at all of them again. Fails with `version-unknown` at the end of a pass, and so is never
 * done, where a row of a newer release is left that needs the former key.
 */
export function createResealer(deps: Deps): () => Promise<Resealed> {
  let pass = START;
  let ahead: Promise<Batch> | null = null;

  const take = async (generation: number): Promise<Batch> => {
    const early = ahead;
    ahead = null;
    const batch = await early;
    // A write in between: what was read before it may be older than what lies there now.
    const isOf = batch?.generation === generation;
    return isOf ? batch : readBatch(deps, pass.position, generation);
  };
  return () =>
    deps.writer.write(async (commit) => {
      if (pass.position.table === ORDER.length) {
        // The manifest, and all that was written relaxed before it.
        await commit({ durability: "strict" });
        const { resealed, newer } = pass;
        pass = START;
        if (resealed === 0 && newer) throw new AppError("version-unknown");
        // The former key goes with this: what only it shows to be deleted would come back.
        if (resealed === 0) await deps.journal.reprove(reproveUnder(deps.keys));
        return { resealed: 0, done: resealed === 0 };
      }
      const { generation } = await deps.state.manifest();
      const batch = await take(generation);
      const { changes, count, newer } = await prepare(deps, batch);
      if (count > 0) {
        // Opened and sealed while this one is written; a failure is met when it is taken.
        ahead = readBatch(deps, batch.next, generation + 1);
        ahead.catch(() => undefined);
        await commit(changes).catch((error: unknown) => {
          // Whoever writes next makes the generation that it was read for.
          ahead = null;
          throw error;
        });
      }
      pass = {
        position: batch.next,
        resealed: pass.resealed + count,
        newer: pass.newer || newer,
      };
      return { resealed: count, done: false };
    });
}

function reproveUnder(keys: KeySet): Reprove {
  return async (deleted, proof) => {
    if (proof?.keyId === keys.current().keyId) return null;
    return (await isProvenDeletion(keys, deleted, proof)) ? proveDeletion(keys, deleted) : null;
  };
}

async function readBatch(deps: Deps, position: ScanPosition, generation: number): Promise<Batch> {
  const table = ORDER[position.table];
  if (table === undefined) return { generation, stale: [], sealed: [], next: position };
  const index = table === "messages" ? "[parent+order]" : "id";
  const read = await readAfter(deps.database, {
    table,
    index,
    after: position.after,
    until: LAST_KEY,
    limit: batchOf(table, BATCH),
  });
  const rows = firstOf(read);
  const { keyId } = deps.keys.current();
  const stale = rows.filter((row) => row.keyId !== keyId);
  const next = nextPosition(position, rows);
  if (table === "conversations") return { generation, stale, sealed: [], next };
  return { generation, stale, sealed: await sealAll(deps, table, stale), next };
}

/** As many of them, from the first on, as go into one commit; at least one. */
function firstOf(rows: readonly Row<TableName>[]): readonly Row<TableName>[] {
  let bytes = 0;
  const end = rows.findIndex(({ sealed }, at) => {
    bytes += sealed.byteLength;
    return at > 0 && bytes > BATCH_BYTES;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

function isLater(table: TableName): table is PlainTable {
  return table !== "messages" && table !== "conversations" && table !== "manifest";
}

function nextPosition(position: ScanPosition, rows: readonly Row<TableName>[]): ScanPosition {
  const last = rows.at(-1);
  if (last === undefined) return { table: position.table + 1, after: FIRST_KEY };
  const after = ORDER[position.table] === "messages" ? [last.parent, last.order] : last.id;
  return { table: position.table, after };
}

function sealAll(deps: Deps, table: PlainTable, rows: readonly Row<TableName>[]) {
  return Promise.all(rows.map((row) => sealAnew(deps, table, row).catch(toCode)));
}

async function sealAnew(
  { keys, reader }: Deps,
  table: PlainTable,
  row: Row<TableName>,
): Promise<Reseal> {
  const plaintext = await reader.openBytes(table, row);
  const names: readonly string[] = ruleOf(table).columns;
  const kept = Object.entries(row).filter(([name]) => names.includes(name));
  const columns = { ...Object.fromEntries(kept), id: row.id };
  const version = nextVersion(row);
  return { table, row, next: await sealBytes(keys, { table, columns, version, plaintext }) };
}

/** The batch as changes, with the heads that it needs, and how many rows these seal anew. */
async function prepare(deps: Deps, { stale, sealed }: Batch) {
  const { keyId } = deps.keys.current();
  const headsById = await findHeads(deps, headIds(stale, sealed));
  const heads = [...headsById.values()];
  const known = heads.filter((head) => typeof head !== "string");
  const reseals = sealed
    .filter((row) => typeof row !== "string")
    // A head of a newer release cannot be brought along, and so its messages stay as they are.
    .filter(({ row }) => headsById.get(row.parent) !== "version-unknown");
  const lost = [...headsById].filter(([, head]) => typeof head === "string").map(([id]) => id);
  const changes: Changes = {
    durability: "relaxed",
    heads: known.map((head) => headToPut(head, {})),
    reseals,
    // No head keeps a digest of these.
    recounted: new Map(lost.map((id) => [id, toBase64(EMPTY_DIGEST)])),
  };
  const count = reseals.length + known.filter(({ row }) => row.keyId !== keyId).length;
  return { changes, count, newer: [...heads, ...sealed].includes("version-unknown") };
}

/** The conversations whose heads must come along: those of messages, or stale heads themselves. */
function headIds(stale: Batch["stale"], sealed: Batch["sealed"]): ReadonlySet<string> {
  if (sealed.length === 0) return new Set(stale.map(({ id }) => id));
  const rows = sealed.filter((row) => typeof row !== "string");
  return new Set(rows.flatMap(({ table, row }) => (table === "messages" ? [row.parent] : [])));
}

async function findHeads({ state }: Deps, ids: ReadonlySet<string>): Promise<Heads> {
  const heads = await Promise.all([...ids].map((id) => state.head(id).catch(toCode)));
  return new Map([...ids].map((id, at) => [id, heads[at] ?? "not-found"]));
}

type Heads = ReadonlyMap<string, Head | ErrorCode>;

/** Why a row does not open or is not there; a failure to read it at all says nothing about it. */
function toCode(error: unknown): ErrorCode {
  if (error instanceof AppError && UNREADABLE.has(error.code)) return error.code;
  throw error;
}
