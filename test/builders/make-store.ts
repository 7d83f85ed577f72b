import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { type ChangingKeySet, createKeySet } from "../../src/crypto/key-set";
import { type Keyring, openKeyring } from "../../src/crypto/keyring";
import type { Model } from "../../src/domain/model";
import type { Outcome } from "../../src/domain/turn";
import type { Learned } from "../../src/domain/turn-store";
import type { Locks } from "../../src/platform/locks";
import { createStore, type Store } from "../../src/store/create-store";
import { createGenerationMark } from "../../src/store/database/generation-mark";
import {
  createDatabase,
  type Database,
  openDatabase,
} from "../../src/store/database/open-database";
import { TABLE_NAMES, type TableName } from "../../src/store/database/schema";
import type { Changes } from "../../src/store/rows/changes";
import { commitChanges } from "../../src/store/rows/commit-changes";
import { createQuarantine } from "../../src/store/rows/quarantine";
import { createRowReader } from "../../src/store/rows/row-reader";
import {
  contextToPut,
  headToPut,
  messageToPut,
  rowToContext,
} from "../../src/store/rows/row-to-entity";
import { createSetState } from "../../src/store/rows/set-state";
import { createFakeKeyValueArea, type FakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import { makeBranch, makeMessage } from "./make-message";
import { rawTable } from "./raw-table";

export const MODEL: Model = {
  provider: "ollama",
  name: "llama3.2",
  url: "http://127.0.0.1:11434",
  window: 131_072,
  thinks: false,
};

export const COMPLETE: Outcome = { status: "complete", failure: null, finish: "stop", usage: null };

const STORE_NAME = "confidant";

export type StoreHarness = {
  readonly store: Store;
  readonly database: Database;
  /** A rotation begins with `use`. */
  readonly keys: ChangingKeySet;
  readonly local: FakeKeyValueArea;
  /** The private files. */
  readonly files: FakeKeyValueArea;
  readonly locks: Locks;
  readonly storeName: string;
  readonly clock: { time: number; readonly now: () => number };
  /** A new store over the same database, as after a restart of the worker. */
  readonly restart: () => Store;
  /** The conversation that `conversations.open` gives. */
  readonly conversationId: string;
};

/** A store over an empty IndexedDB in memory, with real cryptography and one conversation. */
export async function makeStore(given?: Parameters<typeof createKeySet>[0]): Promise<StoreHarness> {
  const database = createDatabase(STORE_NAME, { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  const keys = createKeySet(given ?? { current: await makeKeyring("0badcafe"), former: null });
  const local = createFakeKeyValueArea();
  const files = createFakeKeyValueArea();
  const locks = createFakeLocks();
  const clock = { time: Date.UTC(2025, 7, 24), now: () => clock.time };
  const storage = { local, files, storeName: STORE_NAME };
  const restart = () => createStore({ database, keys, locks, clock, ...storage });
  const store = restart();
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  return {
    store,
    database,
    keys,
    locks,
    local,
    files,
    clock,
    storeName: STORE_NAME,
    restart,
    conversationId: conversation.id,
  };
}

/** As `makeStore`, but its context is no first one: made by somebody, it expires as any other (D-24). */
export async function makeOrdinaryStore(): Promise<StoreHarness> {
  const harness = await makeStore();
  await markContexts(harness, false);
  return { ...harness, store: harness.restart() };
}

/**
 * Marks every context as the first one or not; `undefined` as releases before the mark left them.
 * Stores made before do not know of it: `restart` first.
 */
export async function markContexts(harness: Raw, first: boolean | undefined): Promise<void> {
  const { database, keys } = harness;
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const rows = await reader.findAll("contexts");
  const opened = await Promise.all(rows.map((row) => reader.tryOpen("contexts", row)));
  const puts = opened.flatMap((found) => {
    if (found === null) return [];
    const { first: _first, ...context } = rowToContext(found);
    return [contextToPut(first === undefined ? context : { ...context, first }, found.row)];
  });
  await commitBeside(harness, { durability: "strict", puts });
}

/** The keys of a new random vault key. */
export function makeKeyring(keyId: string): Promise<Keyring> {
  return openKeyring({ keyId, vaultKey: crypto.getRandomValues(new Uint8Array(32)) });
}

/** Opens a turn; its id is the reply's. */
export async function openTurn(harness: StoreHarness, text: string, id = crypto.randomUUID()) {
  const { store, conversationId } = harness;
  const { turn } = await store.turns.openTurn({ id, conversationId, text, model: MODEL });
  return turn;
}

/** Ends a running turn as complete, with `text` as what no checkpoint has kept. */
export async function closeTurn(
  harness: Pick<StoreHarness, "store">,
  turnId: string,
  text = "",
  learned?: Learned,
) {
  const rest = { text, thinking: "" };
  await harness.store.turns.closeTurn({
    turnId,
    outcome: COMPLETE,
    rest,
    thinkingMs: 0,
    seenFrom: null,
    learned,
  });
}

/** A whole turn: the question, and its answer. */
export async function sayTurn(harness: StoreHarness, question: string, answer: string) {
  const turn = await openTurn(harness, question);
  await closeTurn(harness, turn.id, answer);
  return turn;
}

/** The texts of the branch that is shown, oldest first. */
export async function textsOf({ store, conversationId }: StoreHarness): Promise<string[]> {
  const page = await store.listMessages({ conversationId, before: null, limit: 50 });
  return page.messages.map(({ text }) => text);
}

/**
 * Adds finished turns `q0`, `a0`, `q1` … in one commit, faster than saying each. Stores made before
 * do not know of them: `restart` first.
 */
export async function seedTurns(harness: StoreHarness, turns: number): Promise<void> {
  const { clock, conversationId } = harness;
  const head = await stateOf(harness).head(conversationId);
  if (head === null) throw new Error("no conversation");
  const texts = Array.from({ length: turns }, (_, turn) => [`q${turn}`, `a${turn}`] as const);
  const messages = makeBranch(texts).map((message) => ({ ...message, conversationId }));
  const fields = { activeLeaf: messages.at(-1)?.id ?? null, messageCount: messages.length };
  const changed = { ...fields, nextDepth: messages.length, updatedAt: clock.now() };
  await commitBeside(harness, {
    durability: "strict",
    puts: messages.map((message) => messageToPut(message, null)),
    heads: [headToPut(head, changed, { order: messages.length })],
    lastOrder: messages.length,
  });
}

/**
 * Adds conversations of one question each, `q0`, `q1` …, in one commit. Stores made before do not know of
 * them: `restart` first.
 */
export async function seedConversations(harness: StoreHarness, count: number): Promise<void> {
  const head = await stateOf(harness).head(harness.conversationId);
  if (head === null) throw new Error("no conversation");
  const messages = Array.from({ length: count }, (_, nth) =>
    makeMessage({ order: nth + 1, text: `q${nth}` }),
  );
  const heads = messages.map(({ id, conversationId, order }) => {
    const fields = { title: `t${order}`, activeLeaf: id, messageCount: 1, nextDepth: 1 };
    const { columns, payload } = headToPut(head, fields, { order });
    return { columns: { ...columns, id: conversationId }, replaces: null, payload };
  });
  const puts = messages.map((message) => messageToPut(message, null));
  await commitBeside(harness, { durability: "strict", puts, heads, lastOrder: count });
}

/** One commit past the store's operations. Stores made before do not know of it: `restart` first. */
export async function commitBeside(harness: Raw, changes: Changes): Promise<void> {
  const { database, keys, local } = harness;
  const mark = createGenerationMark(local, STORE_NAME);
  await commitChanges({ database, keys, state: stateOf(harness), mark }, changes);
}

type Raw = Pick<StoreHarness, "database" | "keys" | "local">;

function stateOf({ database, keys, local }: Raw) {
  const quarantine = createQuarantine();
  const mark = createGenerationMark(local, STORE_NAME);
  const reader = createRowReader({ database, keys, quarantine });
  return createSetState({ database, reader, mark, quarantine });
}

export type RawRow = {
  id: string;
  version: number;
  keyId: string;
  parent?: string;
  order?: number;
  sealed: Uint8Array;
};

/** The rows of a table as they lie in the database. */
export function rawRows(database: Database, table: TableName): Promise<RawRow[]> {
  return rawTable<RawRow>(database, table).toArray();
}

/** Every row of every table, by table. */
export async function allRawRows(database: Database): Promise<Map<TableName, RawRow[]>> {
  const rows = await Promise.all(TABLE_NAMES.map((table) => rawRows(database, table)));
  return new Map(TABLE_NAMES.map((table, at) => [table, rows[at] ?? []]));
}

/** Every row of every table, to be searched for words. */
export async function storedText(database: Database): Promise<string> {
  return [...(await allRawRows(database)).values()].flat().map(rowText).join("\n");
}

/** A row with its bytes as letters: JSON tells them as numbers, in which no word is found. */
export function rowText(row: object): string {
  const values = Object.values(row).map((given) => {
    const value = given instanceof ArrayBuffer ? new Uint8Array(given) : given;
    return ArrayBuffer.isView(value)
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("latin1")
      : JSON.stringify(value);
  });
  return values.join("\n");
}
