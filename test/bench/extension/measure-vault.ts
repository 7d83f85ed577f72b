import { changeVault } from "../../../src/background/handlers/vault-handlers";
import { argon2id } from "../../../src/crypto/argon2";
import { DEFAULT_COST } from "../../../src/vault/kdf";
import { createBenchLifecycle } from "./vault-bench";

/** About as often as a person who types has something kept. */
const USE_EVERY_MS = 1_000;

const SEALED_ANEW_MS = 5 * 60_000;

/** Milliseconds of one Argon2id derivation at the cost that new passphrases have. */
export async function measureKdf(): Promise<number> {
  const password = new TextEncoder().encode("seven quiet herons at dusk");
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const start = performance.now();
  await argon2id({ password, salt, ...DEFAULT_COST });
  return performance.now() - start;
}

/**
 * Milliseconds from the secret to the newest conversation's messages, in a browser session that has
 * not opened the vault yet and a worker that has just told that it is locked.
 */
export async function measureUnlock(input: {
  readonly key: string;
  readonly messages: number;
}): Promise<number> {
  await chrome.storage.session.clear();
  const lifecycle = createBenchLifecycle();
  const { vault } = await lifecycle.profile();
  await vault.describe();
  const start = performance.now();
  const app = await lifecycle.become((given) => given.unlock({ kind: "recovery", key: input.key }));
  const { conversation } = await app.store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const conversationId = conversation.id;
  const page = await app.store.listMessages({ conversationId, before: null, limit: 50 });
  const end = performance.now();
  if (conversation.messageCount !== input.messages) throw new Error("not the newest conversation");
  if (page.messages.length !== Math.min(50, input.messages))
    throw new Error("messages are missing");
  return end - start;
}

export type Rotation = {
  readonly rows: number;
  readonly ms: number;
  /** Milliseconds of reads and writes that a panel did meanwhile. */
  readonly reads: readonly number[];
  readonly writes: readonly number[];
};

/** Changes the vault key and waits until every row is sealed anew, using the store meanwhile. */
export async function measureRotation(): Promise<Rotation> {
  const lifecycle = createBenchLifecycle();
  const app = await lifecycle.ready();
  const { vault } = await lifecycle.profile();
  const { store } = app;
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const conversationId = conversation.id;
  const rows = await store.countRows();
  const { generation } = app.vault.opened().header;
  const start = performance.now();
  // The rotation alone: the backup before it is another figure.
  const change = {
    app,
    vault,
    generation,
    before: async () => {},
    added: null,
    onChange: () => {},
  };
  await changeVault(change, (_, opened) => vault.rotate(opened));
  const reads: number[] = [];
  const writes: number[] = [];
  while (app.sweep.progress() !== null) {
    if (performance.now() - start > SEALED_ANEW_MS) throw new Error("the rotation did not end");
    reads.push(await timed(() => store.listMessages({ conversationId, before: null, limit: 30 })));
    writes.push(await timed(() => store.saveDraft({ conversationId, text: `t${writes.length}` })));
    await new Promise((resolve) => setTimeout(resolve, USE_EVERY_MS));
  }
  const ms = performance.now() - start;
  if (reads.length === 0) throw new Error("the rotation was over at once");
  return { rows, ms, reads, writes };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
