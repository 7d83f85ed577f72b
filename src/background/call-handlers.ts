import type { CallHandlers } from "../messaging/serve-calls";
import type { OpenedVault, Vault } from "../vault/vault";
import type { App } from "./app";
import { debugPromptInfo, health, memoryStats } from "./handlers/health-handlers";
import { modelChoose } from "./handlers/model-choose";
import { modelList } from "./handlers/model-list";
import { modelStatus } from "./handlers/model-status";
import { promptCopy, promptMeasure, promptPreview } from "./handlers/prompt-handlers";
import { promptSent } from "./handlers/prompt-sent";
import { promptChange, promptHide, promptSettings, promptUnhide } from "./handlers/prompt-settings";
import { type StoreNames, storeList, storeStartNew, storeUse } from "./handlers/store-handlers";
import { summaryChange, summaryList, summaryMake } from "./handlers/summary-handlers";
import { turnCancel, turnContinue, turnRetry, turnSend } from "./handlers/turn-commands";
import { changeVault, vaultSetAutoLock, vaultSetUp, vaultUnlock } from "./handlers/vault-handlers";
import { vaultStatus } from "./handlers/vault-status";
import type { Lifecycle } from "./lifecycle";

type Deps = {
  readonly lifecycle: Lifecycle;
  readonly stores: StoreNames;
  readonly newRecoveryKey: () => string;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** The handler of every call; most wait until the vault is open and fail where it is not. */
export function createCallHandlers(deps: Deps): CallHandlers {
  return {
    ...vaultHandlers(deps),
    ...storeHandlers(deps),
    ...conversationHandlers(deps),
    ...promptHandlers(deps),
  };
}

function vaultHandlers({ lifecycle, newRecoveryKey, onVaultChange }: Deps) {
  const whenOpen = createWhenOpen(lifecycle);
  const telling = createTelling({ lifecycle, onVaultChange });
  const changing = <I extends { readonly generation: number }>(
    change: (vault: Vault, opened: OpenedVault, input: I) => Promise<OpenedVault>,
  ) =>
    whenOpen(
      held(async (app, input: I) => {
        const { vault } = await lifecycle.profile();
        const changed = { app, vault, generation: input.generation, onChange: onVaultChange };
        return changeVault(changed, (...given) => change(...given, input));
      }),
    );
  return {
    "vault.status": () => vaultStatus(lifecycle),
    "vault.setUp": (input) => vaultSetUp(lifecycle, input),
    "vault.unlock": (input) => vaultUnlock(lifecycle, input),
    "vault.lock": async () => {
      await lifecycle.lock();
      return {};
    },
    "vault.touch": whenOpen(async () => ({})),
    "vault.newRecoveryKey": whenOpen(async () => ({ key: newRecoveryKey() })),
    "vault.addWay": changing((vault, opened, { way }) => vault.addWay(opened, way)),
    "vault.replaceWay": changing((vault, opened, input) => vault.replaceWay(opened, input)),
    "vault.removeWay": changing((vault, opened, { wayId }) => vault.removeWay(opened, wayId)),
    "vault.rotate": changing((vault, opened) => vault.rotate(opened)),
    "vault.setAutoLock": telling(vaultSetAutoLock),
    "vault.check": whenOpen(held((app) => app.store.check())),
    "vault.repair": telling(held((app) => app.store.repair())),
  } satisfies Partial<CallHandlers>;
}

function storeHandlers({ lifecycle, stores, onVaultChange }: Deps) {
  const whenAsked = createWhenOpen(lifecycle, "page");
  const telling = createTelling({ lifecycle, onVaultChange });
  return {
    "context.list": whenAsked(async (app) => ({ contexts: await app.store.listContexts() })),
    "context.purge": telling(held((app, input) => app.store.purgeContext(input))),
    "store.list": () => storeList(stores),
    "store.startNew": () => storeStartNew(stores),
    "store.use": (input) => storeUse(stores, input),
  } satisfies Partial<CallHandlers>;
}

function conversationHandlers({ lifecycle }: Deps) {
  const whenOpen = createWhenOpen(lifecycle);
  const whenAsked = createWhenOpen(lifecycle, "page");
  return {
    "conversation.open": whenAsked((app, input) => app.store.openConversation(input)),
    "conversation.title": whenAsked(async (app, input) => {
      const { title } = await app.store.branches.readPlace(input);
      return { title };
    }),
    "message.list": whenAsked((app, input) => app.store.listMessages(input)),
    "draft.save": whenOpen(async (app, input) => {
      await app.store.saveDraft(input);
      return {};
    }),
    "turn.send": whenOpen(turnSend),
    "turn.retry": whenOpen(turnRetry),
    "turn.continue": whenOpen(turnContinue),
    "turn.cancel": whenOpen(turnCancel),
    "model.status": whenAsked(modelStatus),
    "model.list": whenAsked(modelList),
    "model.choose": whenOpen(modelChoose),
  } satisfies Partial<CallHandlers>;
}

function promptHandlers({ lifecycle }: Deps) {
  const whenOpen = createWhenOpen(lifecycle);
  const whenAsked = createWhenOpen(lifecycle, "page");
  return {
    "prompt.measure": whenAsked(promptMeasure),
    "prompt.preview": whenOpen(promptPreview),
    "prompt.sent": whenOpen(promptSent),
    "prompt.copy": whenOpen(promptCopy),
    "prompt.settings": whenAsked(promptSettings),
    "prompt.change": whenOpen(promptChange),
    "prompt.hide": whenOpen(promptHide),
    "prompt.unhide": whenOpen(promptUnhide),
    "summary.list": whenAsked(summaryList),
    "summary.change": whenOpen(summaryChange),
    "summary.make": whenOpen(held(summaryMake)),
    health: whenAsked(health),
    "memory.stats": whenAsked(memoryStats),
    "debug.promptInfo": whenAsked(debugPromptInfo),
  } satisfies Partial<CallHandlers>;
}

/**
 * A result that comes after the vault was locked is thrown away: `locked` is the answer. What pages
 * ask by themselves is no use: an unattended panel must not keep the vault open.
 */
function createWhenOpen({ ready }: Pick<Lifecycle, "ready">, by: "person" | "page" = "person") {
  return <I, O>(handler: (app: App, input: I) => Promise<O>) =>
    async (input: I): Promise<O> => {
      const app = await ready();
      if (by === "person") app.idle.touch();
      const result = await handler(app, input);
      app.signal.throwIfAborted();
      return result;
    };
}

/** For work that grows with what is stored: the worker must not be stopped in its middle. */
function held<I, O>(handler: (app: App, input: I) => Promise<O>) {
  return async (app: App, input: I): Promise<O> => {
    const release = app.hold();
    try {
      return await handler(app, input);
    } finally {
      release();
    }
  };
}

/** As `createWhenOpen`; every page is told then, because what it shows may be gone. */
function createTelling({ lifecycle, onVaultChange }: Pick<Deps, "lifecycle" | "onVaultChange">) {
  const whenOpen = createWhenOpen(lifecycle);
  return <I, O>(handler: (app: App, input: I) => Promise<O>) =>
    whenOpen(async (app, input: I) => {
      const result = await handler(app, input);
      onVaultChange();
      return result;
    });
}
