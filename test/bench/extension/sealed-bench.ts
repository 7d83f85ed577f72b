import { storeJournal } from "../../../src/background/store-journal";
import { createKeySet, type KeySet } from "../../../src/crypto/key-set";
import { AppError } from "../../../src/domain/app-error";
import { createFileArea } from "../../../src/platform/file-area";
import type { KeyValueArea } from "../../../src/platform/key-value-area";
import { createKeyValueArea } from "../../../src/platform/key-value-area";
import { createLocks } from "../../../src/platform/locks";
import { createStore, type Store } from "../../../src/store/create-store";
import { createHeaderStore } from "../../../src/store/database/header-store";
import {
  createDatabase,
  type Database,
  openDatabase,
} from "../../../src/store/database/open-database";
import type { Journal } from "../../../src/store/journal/journal";
import { createJournalWriter } from "../../../src/store/journal/journal-writer";
import { createVault } from "../../../src/vault/create-vault";
import type { Vault } from "../../../src/vault/vault";
import { seedMessages } from "./seed-messages";

const clock = { now: () => Date.now() };

export type SealedBench = {
  readonly store: Store;
  readonly storeName: string;
  readonly database: Database;
  readonly keys: KeySet;
  readonly local: KeyValueArea;
  readonly journal: Journal;
};

/** Confidant's own store in a database of that name, without a lock, opened like the product's. */
export async function openSealed(storeName: string): Promise<SealedBench> {
  const local = createKeyValueArea(chrome.storage.local);
  const database = createDatabase(storeName);
  await openDatabase(database);
  const vault = createVault({
    headers: createHeaderStore(database),
    local,
    session: named(createKeyValueArea(chrome.storage.session), storeName),
    files: createFileArea(() => navigator.storage.getDirectory()),
    clock,
    storeName,
  });
  const { keyring, former } = await openOrSetUp(vault);
  const keys = createKeySet({ current: keyring, former });
  const journal = storeJournal(storeName);
  const keeper = createJournalWriter({
    journal,
    alarm: { isMarked: async () => false, mark: async () => {}, letGo: () => {} },
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    onNeed: () => {},
    onError: (error) => {
      throw error;
    },
  });
  const beside = { locks: createLocks(), local, clock, storeName, journal: keeper };
  const store = createStore({ database, keys, ...beside });
  return { store, storeName, database, keys, local, journal };
}

/**
 * Adds messages to the one conversation of a store; stores opened before know nothing of them.
 * Resolves with how many messages the conversation has.
 */
export async function seedSealed(bench: SealedBench, count: number): Promise<number> {
  const { conversation } = await bench.store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  return seedMessages(bench, conversation.id, count);
}

async function openOrSetUp(vault: Vault) {
  try {
    return await vault.open();
  } catch (error) {
    if (error instanceof AppError && error.code === "not-set-up") {
      return vault.setUp({ kind: "device" });
    }
    throw error;
  }
}

/** Several vaults in one browser session: each keeps its key under its own name. */
function named(area: KeyValueArea, name: string): KeyValueArea {
  return {
    get: (key) => area.get(`${name}/${key}`),
    set: (key, value) => area.set(`${name}/${key}`, value),
    remove: (key) => area.remove(`${name}/${key}`),
  };
}
