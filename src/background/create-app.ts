import { createKeySet } from "../crypto/key-set";
import { AppError, toFailure } from "../domain/app-error";
import { wakeAt } from "../platform/alarms";
import { systemClock } from "../platform/clock";
import { createKeepAlive } from "../platform/keep-alive";
import { createKeyValueArea } from "../platform/key-value-area";
import { createLocks } from "../platform/locks";
import { log } from "../platform/log";
import { createGuideProvider } from "../providers/guide/create-guide-provider";
import { createOllamaProvider } from "../providers/ollama/create-ollama-provider";
import { createStore, type Store } from "../store/create-store";
import { recoverTurns } from "../turns/recover-turns";
import { createTurnRuns } from "../turns/turn-runs";
import type { OpenedVault } from "../vault/vault";
import { AUTO_LOCK_ALARM, SWEEP_ALARM } from "./alarm-names";
import type { App } from "./app";
import { createAppVault } from "./app-vault";
import { createConversationHub } from "./conversation-hub";
import { beginIdleWatch } from "./idle-watch";
import { loopbackFetch } from "./loopback-fetch";
import type { Profile } from "./open-profile";
import { createSealingSweep } from "./sealing-sweep";

type Input = {
  readonly profile: Profile;
  readonly opened: OpenedVault;
  /** Whether the person has opened it just now, and not an earlier worker. */
  readonly isFresh: boolean;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** How long running turns get to keep what had arrived, once the vault is being locked. */
const LAST_WRITES_MS = 500;

/** Everything over an open vault; closes what an earlier worker left open. Fails as the store does. */
export async function createApp(input: Input): Promise<App> {
  const { profile, opened, onVaultChange } = input;
  const keySet = createKeySet({ current: opened.keyring, former: opened.former });
  const local = createKeyValueArea(chrome.storage.local);
  const store = createStore({
    database: profile.database,
    keys: keySet,
    locks: createLocks(),
    local,
    clock: systemClock,
    storeName: profile.storeName,
  });
  const ending = new AbortController();
  const vault = createAppVault({ opened, keySet, store });
  const { hold } = createKeepAlive();
  const sweep = createSealingSweep({
    store,
    isNeeded: () => vault.opened().header.former !== null,
    finish: () => vault.change(profile.vault.finishRotation),
    signal: ending.signal,
    hold,
    clock: systemClock,
    onError: logError,
    onChange: (state) => {
      // A worker that dies meanwhile is woken to go on.
      if (state === "running") wakeAt(SWEEP_ALARM, systemClock.now() + 30_000);
      onVaultChange();
    },
  });
  const running = createRuns(store.turns, hold);
  const readMinutes = async () => (await store.settings.read()).autoLockMinutes;
  const [idle] = await Promise.all([
    beginIdleWatch(
      {
        session: createKeyValueArea(chrome.storage.session),
        clock: systemClock,
        isAnswering: () => running.runs.list().length > 0,
        wakeAt: (time) => wakeAt(AUTO_LOCK_ALARM, time),
      },
      { isFresh: input.isFresh, readMinutes },
    ),
    recoverTurns({ turns: store.turns, isLive: () => false, onError: logError }),
  ]);
  sweep.start();
  return {
    store,
    ...running,
    vault,
    sweep,
    idle,
    hold,
    signal: ending.signal,
    end: async () => {
      const locked = new AppError("locked");
      ending.abort(locked);
      const late = new Promise((resolve) => setTimeout(resolve, LAST_WRITES_MS));
      await Promise.race([running.runs.endAll(locked), late]);
      keySet.drop();
    },
  };
}

function createRuns(turns: Store["turns"], hold: () => () => void) {
  const hub = createConversationHub();
  const providers = {
    ollama: createOllamaProvider({ fetch: loopbackFetch }),
    guide: createGuideProvider({ origin: new URL(chrome.runtime.getURL("")).origin }),
  };
  const runs = createTurnRuns({
    turns,
    providers,
    clock: systemClock,
    hold,
    onError: logError,
    onChange: ({ turn, state }) => {
      hub.tell(turn.conversationId, { type: "turn", turnId: turn.id, status: state().status });
    },
  });
  return { hub, providers, runs };
}

function logError(error: unknown): void {
  log.warn(toFailure(error).code);
}
