import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { fromBase64, toBase64 } from "../../src/domain/base64";
import {
  createDatabase,
  type Database,
  nativeDatabase,
  openDatabase,
} from "../../src/store/database/open-database";
import { rawTable } from "./raw-table";

/** A database as JSON can hold it: raw rows by table, bytes as `{base64}`; header and device key too. */
export type FrozenDatabase = Readonly<Record<string, readonly unknown[]>>;

/** All tables as they lie there, the clear header and the device key among them. */
export async function freezeDatabase(database: Database): Promise<FrozenDatabase> {
  const tables = await Promise.all(
    [...nativeDatabase(database).objectStoreNames].map(
      async (table) => [table, (await rawTable(database, table).toArray()).map(freeze)] as const,
    ),
  );
  return Object.fromEntries(tables);
}

const V1 = {
  contexts: "id",
  conversations: "id",
  messages: "id, [parent+order]",
  open_turns: "id, parent",
  draft_pieces: "id, [parent+order]",
  composer_drafts: "id",
  settings: "id",
  manifest: "id",
  header: "id",
  device: "id",
};

const V2 = {
  ...V1,
  summaries: "id, [parent+order], order",
  plans: "id, [parent+order], order",
  jobs: "id",
  counters: "id",
};

const V3 = {
  ...V2,
  conversations: "id, [parent+order], order",
  uses: "id",
  forks: "id",
  presets: "id",
  references: "id, parent",
};

const V4 = {
  ...V3,
  connections: "id",
  secrets: "id",
  attachments: "id, parent",
  model_files: "id",
  usage: "id",
};

const V5 = { ...V4, backups: "id" };

const V6 = {
  ...V5,
  blocks: "id, parent",
  block_states: "id",
  block_updates: "id, [parent+order]",
  block_revisions: "id, [parent+order]",
  block_shares: "id, parent",
  facts: "id, parent",
  forgotten_facts: "id, parent",
  archival_entries: "id, parent",
  steps: "id, [parent+order]",
  tombstones: "id",
};

const V7 = { ...V6, programs: "id" };

const V8 = { ...V7, saved_prompts: "id" };

/** The tables of each version, as they were when a database of it was frozen. */
export const STORES = { 1: V1, 2: V2, 3: V3, 4: V4, 5: V5, 6: V6, 7: V7, 8: V8 };

export type FrozenNumber = keyof typeof STORES;

/**
 * An open database in memory with exactly these rows: put there by a product of that version, and
 * opened by today's.
 */
export async function thawDatabase(
  frozen: FrozenDatabase,
  version: FrozenNumber,
): Promise<Database> {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const former = new Dexie("confidant", options);
  former.version(version).stores(STORES[version]);
  for (const [table, rows] of Object.entries(frozen)) {
    await former.table(table).bulkAdd(rows.map(thaw));
  }
  former.close();
  const database = createDatabase("confidant", options);
  await openDatabase(database);
  return database;
}

function freeze(value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: toBase64(value) };
  if (Array.isArray(value)) return value.map(freeze);
  return isRecord(value) ? mapValues(value, freeze) : value;
}

function thaw(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(thaw);
  if (!isRecord(value)) return value;
  const bytes = typeof value.base64 === "string" ? fromBase64(value.base64) : null;
  return bytes ?? mapValues(value, thaw);
}

function mapValues(value: Record<string, unknown>, map: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
