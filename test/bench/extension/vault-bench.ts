import { createApp, createReader } from "../../../src/background/create-app";
import { vaultSetAutoLock } from "../../../src/background/handlers/vault-handlers";
import { readLastUse } from "../../../src/background/idle-watch";
import { createLifecycle, type Lifecycle } from "../../../src/background/lifecycle";
import { openProfile } from "../../../src/background/open-profile";
import { createKeySet } from "../../../src/crypto/key-set";
import { createBadge } from "../../../src/platform/badge";
import { createKeepAlive } from "../../../src/platform/keep-alive";
import { createKeyValueArea } from "../../../src/platform/key-value-area";
import { NO_LOG_WALL } from "../../../src/store/database/log-wall";
import { createTemporaryMemory } from "../../../src/store/temporary/temporary-memory";
import { newRecoveryKey } from "../../../src/vault/recovery-key";
import { seedConversations } from "./seed-messages";

/** The product's own opening and locking, over a store in this extension. */
export function createBenchLifecycle(): Lifecycle {
  const local = createKeyValueArea(chrome.storage.local);
  const session = createKeyValueArea(chrome.storage.session);
  const given = { local, session, logWall: NO_LOG_WALL };
  return createLifecycle({
    openProfile: (onClosed) => openProfile({ ...given, onClosed }),
    createApp: (input) =>
      createApp({
        ...input,
        mayShow: async () => true,
        temporary: createTemporaryMemory({ ...session, keys: async () => [] }),
        keepAlive: createKeepAlive().keepAlive,
        badge: createBadge(),
        onVaultChange: () => {},
        onListsChange: () => {},
      }),
    createReader,
    readLastUse: () => readLastUse(session),
    leftUse: () => ({ noteUnlock: async () => {}, isDue: async () => false }),
    forgetLastUse: async () => {},
    markLock: async () => {},
    closeLeft: async () => {},
    dropTemporary: async () => {},
    dropSessionKey: async () => {},
    onChange: () => {},
  });
}

/** A vault that a recovery key opens, which costs no key derivation; resolves with that key. */
export async function setUpLockedVault(): Promise<string> {
  const key = newRecoveryKey();
  const app = await createBenchLifecycle().become((vault) =>
    vault.setUp({ kind: "recovery", key }),
  );
  // Nobody uses it while it is seeded and measured.
  await vaultSetAutoLock(app, { minutes: null });
  return key;
}

export type Seed = {
  readonly conversations: number;
  readonly messages: number;
  /** Messages seeded before. */
  readonly before: number;
};

/**
 * Adds conversations to the vault that `setUpLockedVault` has made and this session has opened; the
 * newest is the one that is shown next.
 */
export async function seedVault({ before, ...size }: Seed): Promise<void> {
  const lifecycle = createBenchLifecycle();
  const { store, vault } = await lifecycle.ready();
  const { database, storeName } = await lifecycle.profile();
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const { keyring, former } = vault.opened();
  const target = {
    database,
    storeName,
    keys: createKeySet({ current: keyring, former }),
    local: createKeyValueArea(chrome.storage.local),
    contextId: conversation.contextId,
    firstOrder: before,
  };
  const conversationId = await seedConversations(target, size);
  // What was opened before knows nothing of them.
  await (await createBenchLifecycle().ready()).store.conversations.show({ conversationId });
}
