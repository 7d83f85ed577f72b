import { createKeySet } from "../crypto/key-set";
import { AppError } from "../domain/app-error";
import { once } from "../domain/once";
import { hideStored } from "../domain/redaction";
import { browserAlarms } from "../platform/alarms";
import type { Badge } from "../platform/badge";
import { systemClock } from "../platform/clock";
import { computeDocument } from "../platform/compute-document";
import { browserDiskRoom } from "../platform/disk-room";
import { createFileArea } from "../platform/file-area";
import { createHeaderRules } from "../platform/header-rules";
import { createKeyValueArea, type KeyValueArea } from "../platform/key-value-area";
import { createLocks } from "../platform/locks";
import { logError } from "../platform/log";
import { hasSearchFolder } from "../platform/search-folder";
import { createStore, type Store } from "../store/create-store";
import {
  createJournalWriter,
  type JournalWriter,
  NO_JOURNAL,
} from "../store/journal/journal-writer";
import { createTemporaryMaker } from "../store/temporary/temporary-conversations";
import type { TemporaryMemory } from "../store/temporary/temporary-memory";
import { withTemporary } from "../store/temporary/with-temporary";
import { recoverTurns } from "../turns/recover-turns";
import { hasLock } from "../vault/header";
import type { OpenedVault } from "../vault/vault";
import { AUTO_LOCK_ALARM } from "./alarm-names";
import type { App } from "./app";
import { createAppVault } from "./app-vault";
import { createBrowserBackups } from "./backups/browser-backups";
import { createAnswering } from "./create-answering";
import type { LocalModels } from "./create-local-models";
import { createReach } from "./create-reach";
import { createToolbar } from "./create-toolbar";
import { fillOrders, trustOrders } from "./fill-orders";
import { createHiddenOrigins, type HiddenOrigins } from "./hidden-origins";
import { beginIdleWatch, type LastUse } from "./idle-watch";
import type { KeptBeside } from "./kept-beside";
import { createBlockDocs } from "./memory/block-docs";
import type { Profile } from "./open-profile";
import type { Reader } from "./readers";
import { createSealingSweep } from "./sealing-sweep";
import { createSearch } from "./search/create-search";
import { followWhereBegun } from "./search/follow-where-begun";
import { journalAlarm, storeJournal } from "./store-journal";
import { keepSweepGoing } from "./sweep-alarm";
import { createUndoShelf } from "./undo-shelf";

type Input = {
  readonly profile: Profile;
  readonly opened: OpenedVault;
  /** Whether the person has opened it just now, and not an earlier worker. */
  readonly isFresh: boolean;
  readonly lastUse: LastUse | null;
  /** Whether a backup in this browser that this vault does not know may be shown. */
  readonly mayShow: KeptBeside["mayShow"];
  readonly temporary: Pick<TemporaryMemory, "open">;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  readonly badge: Badge;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
  /** Hears when the lists of contexts or conversations are other ones. */
  readonly onListsChange: () => void;
};

/** How long running turns get to keep what had arrived, once the vault is being locked. */
const LAST_WRITES_MS = 500;

/** Milliseconds after which the call that has woken a worker is answered. */
const ANSWERED_MS = 50;

/** Everything over an open vault; closes what an earlier worker left open. Fails as the store does. */
export async function createApp(input: Input): Promise<App> {
  const { profile, opened, keepAlive, badge, onVaultChange } = input;
  const soon = { backUp: () => {} };
  const journal = writeJournal(profile, () => soon.backUp());
  const { keySet, store: sealed } = createKeyedStore(profile, opened, journal);
  const session = createKeyValueArea(chrome.storage.session);
  const held = { store: sealed, temporary: input.temporary.open(), clock: systemClock };
  const store = withTemporary(held);
  const tidied = tidyEarlier({ store, storeName: profile.storeName, session });
  const ending = new AbortController();
  const { signal } = ending;
  const vault = createAppVault({ opened, keySet, store, signal });
  const undo = createUndoShelf({ clock: systemClock, later });
  const sweep = createSweep({ profile, store, vault, undo, keepAlive, signal, onVaultChange });
  const onModelsChange = () => notifyModelsChanged(answering.panels);
  const reaching = { profile, store, keepAlive, signal, onChange: onModelsChange };
  const { permissions, leave, local, modelDeletions } = createReach(reaching);
  const origins = createHiddenOrigins({ store, rules: createHeaderRules() });
  const blockDocs = once(() => createBlockDocs(store.memory()));
  const { compute } = local;
  const search = once(() =>
    createSearch({
      ...{ store, storeName: profile.storeName, compute, local, keepAlive, signal, later },
      fetch: (...given) => answering.fetch(...given),
      isBusy: () => answering.runs.list().length > 0,
      onError: logError,
    }),
  );
  const answering = createAnswering({
    ...{ store, origins, keepAlive, signal, permissions, local, blockDocs, search },
    onTurn: (turn) => toolbar.onTurn(turn),
    onListsChange: () => {
      input.onListsChange();
      toolbar.answered.look();
    },
  });
  const toolbar = createToolbar({ store, ...answering, keepAlive, signal, badge });
  const backups = createBrowserBackups({
    ...{ store, vault, runs: answering.runs, keepAlive, signal, badge },
    mayShow: input.mayShow,
  });
  const before = { session, store, vault, runs: answering.runs, origins, tidied };
  const idle = await beforeFirstAnswer(input, before);
  soon.backUp = backups.begin;
  const app: App = {
    store,
    temporary: createTemporaryMaker(held),
    ...answering,
    ...{ expiry: toolbar.expiry, answered: toolbar.answered, origins, leave },
    modelFiles: local.modelFiles,
    modelDeletions,
    backups,
    ...{ blockDocs, search, compute },
    undo,
    ...{ clock: systemClock, disk: browserDiskRoom, vault, sweep, idle, keepAlive, signal },
    end: (why) => endApp({ ending, origins, undo, ...answering, local, store, keySet }, why),
  };
  beginWork(app, input, { session, origins });
  return app;
}

/**
 * Begins to close what an earlier worker left open: the database looks while the app is made, which takes
 * this thread milliseconds. Fails only for whoever waits for it.
 */
function tidyEarlier(orders: Parameters<typeof trustOrders>[0]): Promise<unknown> {
  const tidied = Promise.all([closeLeft(orders.store), trustOrders(orders)]);
  tidied.catch(() => undefined);
  return tidied;
}

type Before = Watched & Pick<Beside, "origins"> & { readonly tidied: Promise<unknown> };

/** What has to stand before anything is answered; resolves with the watch of the last use. */
async function beforeFirstAnswer(input: Input, parts: Before): Promise<App["idle"]> {
  const [idle] = await Promise.all([
    watchUse(input, parts),
    parts.tidied,
    input.opened.isWarm === true ? undefined : hideOrigins(parts.origins),
  ]);
  return idle;
}

type Beside = { readonly session: KeyValueArea; readonly origins: HiddenOrigins };

/** Begins what goes on by itself, beside the answers. */
function beginWork(app: App, { profile, opened, isFresh }: Input, beside: Beside): void {
  const { session, origins } = beside;
  const { store, keepAlive } = app;
  app.sweep.start();
  app.jobs.wake();
  app.expiry.begin();
  app.backups.begin();
  const isStored = () => hasSearchFolder(profile.storeName);
  const { isOpen: isHostOpen } = computeDocument;
  followWhereBegun({ ...app, isHostOpen, isStored, later, onError: logError });
  void fillOrders({ store, storeName: profile.storeName, session, keepAlive });
  // What a worker that died has left; not where one only wakes.
  if (isFresh) void app.leave.tidy();
  if (opened.isWarm === true) later(() => void hideOrigins(origins), ANSWERED_MS);
}

/** What takes each commit; `onNeed` hears that a backup should come soon. */
function writeJournal(profile: Profile, onNeed: () => void): JournalWriter {
  const journal = storeJournal(profile.storeName);
  const alarm = journalAlarm(createKeyValueArea(chrome.storage.local), profile);
  return createJournalWriter({ journal, alarm, later, onNeed, onError: logError });
}

type Sweeping = Pick<App, "store" | "vault" | "undo" | "keepAlive" | "signal"> &
  Pick<Input, "profile" | "onVaultChange">;

/** The job that seals every row under the newest vault key. */
function createSweep({ profile, store, vault, undo, keepAlive, signal, onVaultChange }: Sweeping) {
  return createSealingSweep({
    store,
    undo,
    isNeeded: () => vault.opened().header.former !== null,
    finish: () => vault.change(profile.vault.finishRotation),
    disk: browserDiskRoom,
    signal,
    keepAlive,
    clock: systemClock,
    onError: logError,
    onChange: (state) => {
      keepSweepGoing(browserAlarms, state, systemClock.now());
      onVaultChange();
    },
  });
}

/** What can be chosen is other than it was, and what the options list of it. */
function notifyModelsChanged(panels: App["panels"]): void {
  panels.changeLists();
  panels.changeModels();
}

type Ending = Pick<App, "origins" | "undo" | "runs" | "store"> & {
  readonly ending: AbortController;
  readonly local: LocalModels;
  readonly keySet: { readonly drop: () => void };
};

async function endApp(closing: Ending, why = new AppError("locked")): Promise<void> {
  const { ending, origins, undo, runs, local, store, keySet } = closing;
  ending.abort(why);
  undo.drop();
  const unhidden = origins.end().catch(logError);
  const late = new Promise((resolve) => setTimeout(resolve, LAST_WRITES_MS));
  await Promise.race([runs.endAll(why), late]);
  await unhidden;
  await local.close().catch(logError);
  store.branches.drop();
  keySet.drop();
}

/**
 * Without its rules a server refuses, and says so; nothing else depends on them. A worker that only
 * wakes answers first, for reading what they follow from takes 3 to 6 ms: a request waits for it.
 */
function hideOrigins({ begin }: Pick<HiddenOrigins, "begin">): Promise<void> {
  return begin().catch(logError);
}

type Watched = Pick<App, "store" | "vault" | "runs"> & { readonly session: KeyValueArea };

function watchUse(
  { isFresh, lastUse }: Input,
  { session, store, vault, runs }: Watched,
): Promise<App["idle"]> {
  return beginIdleWatch(
    {
      session,
      clock: systemClock,
      hasLock: () => hasLock(vault.opened().header),
      isAnswering: () => runs.list().length > 0,
      wakeAt: (time) => browserAlarms.at(AUTO_LOCK_ALARM, time),
    },
    {
      isFresh,
      kept: lastUse,
      readMinutes: async () => (await store.settings.read()).autoLockMinutes,
    },
  );
}

async function closeLeft({ turns, settings }: Store): Promise<void> {
  const readHide = async () => hideStored((await settings.read()).prompt.redactions);
  await recoverTurns({ turns, isLive: () => false, readHide, onError: logError });
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

/** Whoever only reads needs no journal. */
function createKeyedStore(
  { database, storeName }: Profile,
  opened: OpenedVault,
  journal: JournalWriter = NO_JOURNAL,
) {
  const keySet = createKeySet({ current: opened.keyring, former: opened.former });
  const local = createKeyValueArea(chrome.storage.local);
  const files = createFileArea(() => navigator.storage.getDirectory());
  const given = { keys: keySet, locks: createLocks(), clock: systemClock, journal };
  const store = createStore({ database, local, files, storeName, ...given });
  return { keySet, store };
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
