import { createKeySet } from "../crypto/key-set";
import { AppError, toFailure } from "../domain/app-error";
import { hideStored } from "../domain/redaction";
import { browserAlarms } from "../platform/alarms";
import { systemClock } from "../platform/clock";
import { createKeepAlive } from "../platform/keep-alive";
import { createKeyValueArea } from "../platform/key-value-area";
import { createLocks } from "../platform/locks";
import { log } from "../platform/log";
import { createStore, type Store } from "../store/create-store";
import { recoverTurns } from "../turns/recover-turns";
import { hasLock } from "../vault/header";
import type { OpenedVault } from "../vault/vault";
import { AUTO_LOCK_ALARM } from "./alarm-names";
import type { App } from "./app";
import { createAppVault } from "./app-vault";
import { createAnswering } from "./create-answering";
import { beginIdleWatch, type LastUse } from "./idle-watch";
import type { Profile } from "./open-profile";
import type { Reader } from "./readers";
import { createSealingSweep } from "./sealing-sweep";
import { keepSweepGoing } from "./sweep-alarm";

type Input = {
  readonly profile: Profile;
  readonly opened: OpenedVault;
  /** Whether the person has opened it just now, and not an earlier worker. */
  readonly isFresh: boolean;
  readonly lastUse: LastUse | null;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** How long running turns get to keep what had arrived, once the vault is being locked. */
const LAST_WRITES_MS = 500;

/** Everything over an open vault; closes what an earlier worker left open. Fails as the store does. */
export async function createApp(input: Input): Promise<App> {
  const { profile, opened, onVaultChange } = input;
  const { keySet, store } = createKeyedStore(profile, opened);
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
      keepSweepGoing(browserAlarms, state, systemClock.now());
      onVaultChange();
    },
  });
  const answering = createAnswering({ store, hold, signal: ending.signal });
  const [idle] = await Promise.all([
    beginIdleWatch(
      {
        session: createKeyValueArea(chrome.storage.session),
        clock: systemClock,
        hasLock: () => hasLock(vault.opened().header),
        isAnswering: () => answering.runs.list().length > 0,
        wakeAt: (time) => browserAlarms.at(AUTO_LOCK_ALARM, time),
      },
      {
        isFresh: input.isFresh,
        kept: input.lastUse,
        readMinutes: async () => (await store.settings.read()).autoLockMinutes,
      },
    ),
    closeLeft(store),
  ]);
  sweep.start();
  answering.jobs.wake();
  return {
    store,
    ...answering,
    vault,
    sweep,
    idle,
    hold,
    signal: ending.signal,
    end: async () => {
      const locked = new AppError("locked");
      ending.abort(locked);
      const late = new Promise((resolve) => setTimeout(resolve, LAST_WRITES_MS));
      await Promise.race([answering.runs.endAll(locked), late]);
      store.branches.drop();
      keySet.drop();
    },
  };
}

async function closeLeft({ turns, settings }: Store): Promise<void> {
  const { prompt } = await settings.read();
  const hide = hideStored(prompt.redactions);
  await recoverTurns({ turns, isLive: () => false, hide, onError: logError });
}

/** What reads the store and changes nothing, not even what an earlier worker left open. */
export function createReader(profile: Profile, opened: OpenedVault): Reader {
  const { keySet, store } = createKeyedStore(profile, opened);
  const ending = new AbortController();
  return {
    store,
    signal: ending.signal,
    end: () => {
      ending.abort(new AppError("locked"));
      keySet.drop();
    },
  };
}

function createKeyedStore({ database, storeName }: Profile, opened: OpenedVault) {
  const keySet = createKeySet({ current: opened.keyring, former: opened.former });
  const local = createKeyValueArea(chrome.storage.local);
  const locks = createLocks();
  const clock = systemClock;
  const store = createStore({ database, keys: keySet, locks, local, clock, storeName });
  return { keySet, store };
}

function logError(error: unknown): void {
  log.warn(toFailure(error).code);
}
