import { formatAgeIdentity } from "../../src/crypto/age-key";
import type { BackupState } from "../../src/domain/backup";
import { modelKey } from "../../src/domain/model";
import { DEFAULT_SETTINGS } from "../../src/domain/settings";
import type { Database } from "../../src/store/database/open-database";
import { TABLE_NAMES, type TableName } from "../../src/store/database/schema";
import type { Put } from "../../src/store/rows/changes";
import { contextIdOf } from "./add-conversation";
import { makeImage } from "./make-attached";
import { addRevision, makeBlockFields } from "./make-block";
import { makeModelFile } from "./make-connection";
import { makeObservation } from "./make-observation";
import { makeKeptPlan } from "./make-plan";
import { makeProgram } from "./make-program";
import {
  allRawRows,
  closeTurn,
  commitBeside,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
} from "./make-store";
import { rawTable } from "./raw-table";
import { summarise } from "./summarise";

/** The key of the connection in a full store. */
export const CONNECTION_KEY = "sk-of-a-full-store";

/** What opens the backups of a full store. */
export const BACKUP_IDENTITY = formatAgeIdentity(new Uint8Array(32).fill(7));

/** What is known of backups before the first one, with one key. */
export function makeBackupState(identity = BACKUP_IDENTITY): BackupState {
  return {
    keys: [{ identity, createdAt: Date.UTC(2025, 7, 24) }],
    keyFile: null,
    records: [],
    savedGeneration: null,
    form: "",
    failure: null,
    folder: null,
  };
}

/**
 * A store with at least one row in every table: two finished turns, the first of them answered twice
 * and summarised, the second with a plan and a step before it, and one that runs; a connection with a key, a model file, a
 * key of backups.
 */
export async function makeFullStore(
  given?: Parameters<typeof makeStore>[0],
  identity?: string,
): Promise<StoreHarness> {
  const harness = await makeStore(given);
  await sayTurnAgain(harness, await sayTurn(harness, "1", "uno"), "one");
  const { id, userMessageId } = await openTurn(harness, "2");
  await addStep(harness, id, userMessageId);
  const times = { firstTokenMs: 100, replyMs: 600 };
  const answered = { model: MODEL, promptTokens: 30, replyTokens: 5, cost: null, ...times };
  const counted = [makeObservation()];
  await closeTurn(harness, id, "two", { modelKey: modelKey(MODEL), counted, answered });
  await summarise(harness, { through: 1 });
  await harness.store.turns.keepPlan({
    turnId: id,
    plan: { ...makeKeptPlan(userMessageId), step: 1 },
  });
  const { id: turnId } = await openTurn(harness, "3");
  await harness.store.turns.checkpoint({ turnId, text: "thr", thinking: "" });
  const { conversationId } = harness;
  const image = { id: crypto.randomUUID(), conversationId, attached: makeImage() };
  await harness.store.attachments.add(image);
  await harness.store.saveDraft({ conversationId: harness.conversationId, text: "typing" });
  await harness.store.settings.update(() => ({ ...DEFAULT_SETTINGS, autoLockMinutes: 7 }));
  const fields = { name: "Coach", systemPrompt: "You coach." };
  await harness.store.presets.create({ id: crypto.randomUUID(), fields });
  const saved = { title: "Translate", command: "tr", text: "Into {{language}}: " };
  await harness.store
    .savedPrompts()
    .save({ id: crypto.randomUUID(), version: null, fields: saved });
  const { id: purged } = await harness.store.presets.create({
    id: crypto.randomUUID(),
    fields: { ...fields, name: "Purged" },
  });
  await harness.store.presets.purge({ id: purged, name: "Purged" });
  await harness.store.references.note({
    conversationId: harness.conversationId,
    kind: "page",
    target: "https://example.org",
    name: "Example",
    action: "discussed",
    aliases: [],
    mentionedAt: harness.clock.now(),
  });
  await addServers(harness);
  const share = await addMemory(harness);
  await harness.store.backups.update(() => makeBackupState(identity));
  await commitBeside(harness, { durability: "strict", puts: [share] });
  // The store does not know of what was written beside it.
  return { ...harness, store: harness.restart() };
}

/** A first request that a running turn went on after. */
async function addStep({ store }: StoreHarness, turnId: string, question: string): Promise<void> {
  await store.turns.keepPlan({ turnId, plan: makeKeptPlan(question) });
  const times = { firstTokenMs: 100, replyMs: 600 };
  const toolCalls = [{ id: "call", name: "look", arguments: "{}" }];
  const ended = { text: "", thinking: "", finish: "tool-calls", usage: null } as const;
  await store.turns.endStep({ turnId, ended: { ...ended, ...times, toolCalls } });
  await store.turns.keepResult({ turnId, result: { call: "call", text: "seen" } });
}

/** What answers: a server with a key, and a file. */
async function addServers({ store }: StoreHarness): Promise<void> {
  const url = "https://api.example.com/v1";
  await store.connections.add({ kind: "openai", preset: null, url, key: CONNECTION_KEY });
  await store.modelFiles.add({ ...makeModelFile(0), validator: null });
  await store.programs().add(makeProgram());
}

/**
 * A block of two changes, the first of them merged; an entry of the archive; a fact, and one that was
 * forgotten. Gives a share of the block, with its own context: everything in a full store is of one.
 */
async function addMemory(harness: StoreHarness): Promise<Put> {
  const { store } = harness;
  const { blocks, archival, facts } = store.memory();
  const contextId = await contextIdOf(store, harness.conversationId);
  const id = crypto.randomUUID();
  await blocks.add({ id, contextId, fields: makeBlockFields() });
  await addRevision(store, id, { text: "One.", state: new Uint8Array([1]) });
  await addRevision(store, id, { text: "One. Two." });
  const words = { text: "Paris is in France.", tags: ["places"], source: null, taint: [] };
  await archival.insert({ id: crypto.randomUUID(), contextId, ...words });
  const from = { contextId, source: null, taint: [] };
  await facts.keep({ ...from, key: "city", value: "Turin" });
  await facts.forget(await facts.keep({ ...from, key: "name", value: "Ada" }));
  const columns = { id: crypto.randomUUID(), parent: contextId };
  const payload = { blockId: id, permission: "ReadOnly" as const };
  return { table: "block_shares", columns, replaces: null, payload };
}

/** Answers a turn once more, beside the reply that is there. */
async function sayTurnAgain(harness: StoreHarness, turn: { readonly id: string }, answer: string) {
  const id = crypto.randomUUID();
  await harness.store.turns.reopenTurn({ id, turnId: turn.id, model: MODEL });
  await closeTurn(harness, id, answer);
}

/** Remembers the rows of these tables as they lie there; the result puts them back. */
export async function snapshot(
  { database }: Pick<StoreHarness, "database">,
  tables: readonly TableName[] = TABLE_NAMES,
): Promise<() => Promise<void>> {
  const rows = await allRawRows(database);
  return async () => {
    for (const table of tables) {
      await rawTable(database, table).clear();
      await rawTable(database, table).bulkPut(rows.get(table) ?? []);
    }
  };
}

/** As `snapshot`, with what lies beside the database, where a whole store takes long to make anew. */
export async function snapshotAll(
  harness: Pick<StoreHarness, "database" | "local" | "files">,
): Promise<() => Promise<void>> {
  // The mark beside the database is written some time soon.
  await new Promise((resolve) => setTimeout(resolve));
  const rewindRows = await snapshot(harness);
  const areas = [harness.local.stored, harness.files.stored].map((now) => [now, [...now]] as const);
  return async () => {
    await rewindRows();
    for (const [now, was] of areas) {
      now.clear();
      for (const [key, text] of was) now.set(key, text);
    }
  };
}

/** Flips a bit of a row's sealed bytes, by the row's id; of the first row where none is given. */
export async function flipRow(database: Database, table: TableName, id?: string, at = 40) {
  const rows = await rawRows(database, table);
  const row = id === undefined ? rows[0] : rows.find((found) => found.id === id);
  if (row === undefined) throw new Error(`no such row in ${table}`);
  row.sealed[at] = (row.sealed[at] ?? 0) ^ 1;
  await rawTable(database, table).put(row);
  return row.id;
}

/** Has a row, by its id, name a key that there never was; the first row where none is given. */
export async function forgeKeyId(database: Database, table: TableName, id?: string) {
  const rows = await rawRows(database, table);
  const row = id === undefined ? rows[0] : rows.find((found) => found.id === id);
  if (row === undefined) throw new Error(`no such row in ${table}`);
  row.sealed.set([1, 2, 3, 4], 4);
  await rawTable(database, table).put({ ...row, keyId: "01020304" });
  return row.id;
}
