import type { Keyring } from "../../../src/crypto/keyring";
import type { KeyValueArea } from "../../../src/platform/key-value-area";
import { createKeyValueArea } from "../../../src/platform/key-value-area";
import { createLocks } from "../../../src/platform/locks";
import { commitChanges } from "../../../src/store/commit-changes";
import { createStore, type Store } from "../../../src/store/create-store";
import { createGenerationMark } from "../../../src/store/generation-mark";
import { createHeaderStore } from "../../../src/store/header-store";
import { createDatabase, type Database, openDatabase } from "../../../src/store/open-database";
import { createQuarantine } from "../../../src/store/quarantine";
import { createRowReader } from "../../../src/store/row-reader";
import { headToPut, messageToPut } from "../../../src/store/row-to-entity";
import { createSetState } from "../../../src/store/set-state";
import { createVault } from "../../../src/vault/create-vault";
import { makeMessages } from "./make-messages";

const clock = { now: () => Date.now() };

/** Messages in one commit while seeding: few enough for memory. */
const BATCH = 2_000;

export type SealedBench = {
  readonly store: Store;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly local: KeyValueArea;
};

/** Confidant's own store in a database of that name, opened like the product opens it. */
export async function openSealed(name: string): Promise<SealedBench> {
  const local = named(createKeyValueArea(chrome.storage.local), name);
  const session = named(createKeyValueArea(chrome.storage.session), name);
  const database = createDatabase(name);
  await openDatabase(database);
  const vault = createVault({ headers: createHeaderStore(database), local, session, clock });
  const keyring = await vault.open();
  const store = createStore({ database, keyring, locks: createLocks(), local, clock });
  return { store, database, keyring, local };
}

/**
 * Adds messages to the one conversation through the store's own commit, so that rows, digests and
 * manifest are as the product writes them; only the number of rows in a commit is not. Stores
 * opened before know nothing of them. Resolves with how many messages the conversation has.
 */
export async function seedSealed(bench: SealedBench, count: number): Promise<number> {
  const { database, keyring, local, store } = bench;
  const { conversation } = await store.openConversation({ channel: "side-panel" });
  const quarantine = createQuarantine();
  const mark = createGenerationMark(local);
  const reader = createRowReader({ database, keyring, quarantine });
  const state = createSetState({ database, reader, mark, quarantine });
  let total = conversation.messageCount;
  for (const end = total + count; total < end; ) {
    const head = await state.head(conversation.id);
    if (head === null) throw new Error("the conversation is gone");
    const start = { conversationId: conversation.id, previous: head.payload.activeLeaf };
    const messages = makeMessages(start, total, Math.min(BATCH, end - total));
    total += messages.length;
    const activeLeaf = messages.at(-1)?.id ?? null;
    const changed = { activeLeaf, messageCount: total, nextDepth: total, updatedAt: clock.now() };
    await commitChanges(
      { database, keyring, state, mark },
      {
        durability: "relaxed",
        puts: messages.map((message) => messageToPut(message, 0)),
        heads: [headToPut(head, changed)],
        lastOrder: total,
      },
    );
  }
  return total;
}

/** Several vaults in one profile: each keeps its entries under its own name. */
function named(area: KeyValueArea, name: string): KeyValueArea {
  return {
    get: (key) => area.get(`${name}/${key}`),
    set: (key, value) => area.set(`${name}/${key}`, value),
    remove: (key) => area.remove(`${name}/${key}`),
  };
}
