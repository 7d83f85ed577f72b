import { createAppVault } from "../../src/background/app-vault";
import { createKeySet } from "../../src/crypto/key-set";
import { AppError } from "../../src/domain/app-error";
import { createStore, type Store } from "../../src/store/create-store";
import { createHeaderStore } from "../../src/store/database/header-store";
import { recoverTurns } from "../../src/turns/recover-turns";
import { createVault } from "../../src/vault/create-vault";
import type { OpenedVault, Vault } from "../../src/vault/vault";
import { makeKeptPlan } from "../builders/make-plan";
import { COMPLETE, MODEL } from "../builders/make-store";
import { createFakeLocks } from "../fakes/locks";
import { deriveQuickly } from "./derive-quickly";
import type { WorkerDisk } from "./disk";
import { FIRST_PASSPHRASE, type Model, type Operation } from "./model";
import { changeSummary, summariseTurns } from "./summarise-turns";

const NOW = Date.UTC(2026, 0, 1);
const TEN_YEARS_MS = 3_653 * 86_400_000;

/** What can be read of a model without ending what is under way. */
export type Seen = Pick<Model, "draft" | "names" | "minutes" | "isJobLeft"> & {
  readonly turns: readonly { readonly question: string; readonly answer: string | null }[];
  /** The one that stands. */
  readonly summary: Model["summaries"][number] | null;
  readonly methods: number;
};

/** The background worker's vault, store and turns over a disk, without the browser around them. */
export type ModelWorker = {
  /** Fails as the product does, or with `Stopped`. */
  readonly run: (operation: Operation) => Promise<void>;
  readonly read: () => Promise<Seen>;
  readonly check: () => ReturnType<Store["check"]>;
  /** Whether that passphrase opens the vault. */
  readonly opens: (passphrase: string) => Promise<boolean>;
};

/** A worker that sets up, opens or unlocks what is on the disk, and closes what is left open. */
export async function startModelWorker(
  disk: WorkerDisk,
  passphrases: readonly string[],
): Promise<ModelWorker> {
  const clock = { ahead: 0, now: () => NOW + clock.ahead };
  const { local, session, files, database } = disk;
  const vault = createVault({
    headers: createHeaderStore(database),
    local,
    session,
    files,
    clock,
    storeName: "confidant",
    deriveKey: deriveQuickly,
    log: { warn: () => {} },
  });
  const opened = await openAnyhow(vault, passphrases);
  const keys = createKeySet({ current: opened.keyring, former: opened.former });
  const locks = createFakeLocks();
  const store = createStore({ database, keys, locks, local, clock, storeName: "confidant" });
  const { signal } = new AbortController();
  const appVault = createAppVault({ opened, keySet: keys, store, signal });
  const app = { vault, store, clock, appVault };
  const onError = (error: unknown) => {
    throw error;
  };
  const readHide = async () => (text: string) => text;
  await recoverTurns({ turns: store.turns, isLive: () => false, readHide, onError });
  await store.contexts.archiveExpired();
  await store.conversations.open({ channel: "side-panel", contextId: null });
  return {
    run: (operation) => run(app, operation),
    read: () => read(app),
    check: () => store.check(),
    opens: async (passphrase) => {
      try {
        await vault.unlock({ kind: "passphrase", passphrase });
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === "wrong-passphrase") return false;
        throw error;
      }
    },
  };
}

async function openAnyhow(vault: Vault, passphrases: readonly string[]): Promise<OpenedVault> {
  try {
    return await vault.open();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not-set-up") {
      return vault.setUp({ kind: "passphrase", passphrase: FIRST_PASSPHRASE });
    }
    if (error.code !== "locked") throw error;
  }
  for (const passphrase of passphrases.slice(0, -1)) {
    const opened = await vault.unlock({ kind: "passphrase", passphrase }).catch(() => null);
    if (opened !== null) return opened;
  }
  return vault.unlock({ kind: "passphrase", passphrase: passphrases.at(-1) ?? "" });
}

type ModelApp = {
  readonly vault: Vault;
  readonly store: Store;
  readonly clock: { ahead: number };
  readonly appVault: ReturnType<typeof createAppVault>;
};

async function run(app: ModelApp, operation: Operation): Promise<void> {
  const { vault, store, appVault } = app;
  const { conversation, draft } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const { id: conversationId, contextId } = conversation;
  const turn = await oldestOpen(store, conversationId);
  switch (operation.type) {
    case "ask": {
      const id = crypto.randomUUID();
      const { text } = operation;
      await store.turns.openTurn({ id, conversationId, text, draft, model: MODEL });
      return;
    }
    case "edit":
      return edit(store, conversationId, operation.text);
    case "piece":
      if (turn === undefined) return;
      return store.turns.checkpoint({ turnId: turn.id, text: operation.text, thinking: "" });
    case "close":
      if (turn === undefined) return;
      return store.turns.closeTurn({
        turnId: turn.id,
        outcome: COMPLETE,
        rest: { text: operation.text, thinking: "" },
        thinkingMs: 0,
        seenFrom: null,
      });
    case "plan":
      if (turn === undefined) return;
      return store.turns.keepPlan({ turnId: turn.id, plan: makeKeptPlan(crypto.randomUUID()) });
    case "summarise":
      return summariseTurns(store, conversationId, operation.text);
    case "edit-summary":
      return changeSummary(store, conversationId, { type: "edit", text: operation.text });
    case "drop-summary":
      return changeSummary(store, conversationId, { type: "drop" });
    case "drop-job":
      for (const job of await store.jobs.listJobs()) await store.jobs.dropJob(job);
      return;
    case "draft":
      await store.saveDraft({ conversationId, text: operation.text });
      return;
    case "name-context": {
      const { context } = await store.contexts.get(contextId);
      const { id, version } = context;
      await store.contexts.update({ id, version, fields: { name: operation.name } });
      return;
    }
    case "name-conversation":
      await store.conversations.rename({ conversationId, title: operation.name });
      return;
    case "wrong-clock":
      return cleanUpTooEarly(app);
    case "minutes": {
      const { minutes } = operation;
      await store.settings.update((current) => ({ ...current, autoLockMinutes: minutes }));
      return;
    }
    case "add-way": {
      const { passphrase } = operation;
      return appVault.change((now) => vault.addMethod(now, { kind: "passphrase", passphrase }));
    }
    case "remove-way":
      if (appVault.opened().header.ways.length === 1) return;
      return appVault.change((now) => vault.removeMethod(now, now.header.ways[0]?.id ?? ""));
    case "rotate":
      if (appVault.opened().former !== null) return;
      return appVault.change(vault.rotate);
    case "sweep": {
      if (appVault.opened().former === null) return;
      const { done } = await store.resealNext();
      if (done) await appVault.change(vault.finishRotation);
      return;
    }
    case "lock":
      return vault.lock();
    case "purge": {
      if (turn !== undefined) return;
      const [entry] = await store.contexts.list();
      if (entry !== undefined) await store.contexts.purge(entry.context);
      await store.conversations.open({ channel: "side-panel", contextId: null });
      return;
    }
  }
}

/** Puts another question in the place of the last one; nothing where there is none. */
async function edit(store: Store, conversationId: string, text: string): Promise<void> {
  const page = await store.listMessages({ conversationId, before: null, limit: 2 });
  const edits = page.messages.find(({ role }) => role === "user")?.id;
  if (edits === undefined) return;
  const id = crypto.randomUUID();
  await store.turns.openTurn({ id, conversationId, text, model: MODEL, edits });
}

/** Puts every context aside by a clock ten years ahead, and takes it back once that is right again. */
async function cleanUpTooEarly({ store, clock }: ModelApp): Promise<void> {
  clock.ahead = TEN_YEARS_MS;
  try {
    await store.contexts.archiveExpired();
  } finally {
    clock.ahead = 0;
  }
  await store.contexts.archiveExpired();
}

/** The oldest answer that is being written: the one that the model writes on. */
async function oldestOpen(store: Store, conversationId: string) {
  const [{ messages }, open] = await Promise.all([
    store.listMessages({ conversationId, before: null, limit: 200 }),
    store.turns.listOpenTurns(),
  ]);
  const ids = messages.map(({ id }) => id);
  return [...open].sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))[0];
}

async function read({ store, appVault }: ModelApp): Promise<Seen> {
  const { conversation, contextName, draft } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const input = { conversationId: conversation.id, before: null, limit: 200 };
  const { messages } = await store.listMessages(input);
  const open = (await store.turns.listOpenTurns()).map(({ id }) => id);
  const turns = messages.flatMap((message, at) => {
    if (message.role !== "user") return [];
    const reply = messages[at + 1];
    const isOpen = reply !== undefined && open.includes(reply.id);
    return [{ question: message.text, answer: isOpen ? null : (reply?.text ?? null) }];
  });
  const { autoLockMinutes: minutes } = await store.settings.read();
  const { active } = await store.summaries.list({ conversationId: conversation.id });
  const summary = active === null ? null : { text: active.text, turns: active.messages / 2 };
  const isJobLeft = (await store.jobs.listJobs()).length > 0;
  const names = { context: contextName, conversation: conversation.title };
  return {
    turns,
    draft,
    names,
    minutes,
    summary,
    isJobLeft,
    methods: appVault.opened().header.ways.length,
  };
}
