import { toFailure } from "../domain/app-error";
import { systemClock } from "../platform/clock";
import { createKeepAlive } from "../platform/keep-alive";
import { createKeyValueArea } from "../platform/key-value-area";
import { createLocks } from "../platform/locks";
import { log } from "../platform/log";
import { createGuideProvider } from "../providers/guide/create-guide-provider";
import { createOllamaProvider } from "../providers/ollama/create-ollama-provider";
import { createStore, type Store } from "../store/create-store";
import { createHeaderStore } from "../store/header-store";
import { createDatabase, type Database, openDatabase } from "../store/open-database";
import { recoverTurns } from "../turns/recover-turns";
import { createTurnRuns } from "../turns/turn-runs";
import { createVault } from "../vault/create-vault";
import type { App } from "./app";
import { createConversationHub } from "./conversation-hub";
import { loopbackFetch } from "./loopback-fetch";

/** Opens the vault and closes what an earlier worker left open; fails with the vault's or the store's code. */
export async function createApp(onClosed: () => void): Promise<App> {
  const database = createDatabase();
  // The browser may close it under us (an I/O error, data cleared): the next call opens it anew.
  database.on("close", onClosed);
  try {
    const store = await openStore(database);
    await recoverTurns({ turns: store.turns, isLive: () => false, onError: logError });
    return { store, ...createRuns(store.turns) };
  } catch (error) {
    database.close();
    throw error;
  }
}

async function openStore(database: Database): Promise<Store> {
  const local = createKeyValueArea(chrome.storage.local);
  const session = createKeyValueArea(chrome.storage.session);
  const clock = systemClock;
  const opening = openDatabase(database);
  const headers = createHeaderStore(database);
  // The session's key is read while the database opens: a waking worker is waited for.
  const read = async () => {
    await opening;
    return headers.read();
  };
  const keyring = await createVault({
    headers: { ...headers, read },
    local,
    session,
    clock,
  }).open();
  return createStore({ database, keyring, locks: createLocks(), local, clock });
}

function createRuns(turns: App["store"]["turns"]): Omit<App, "store"> {
  const hub = createConversationHub();
  const providers = {
    ollama: createOllamaProvider({ fetch: loopbackFetch }),
    guide: createGuideProvider({ origin: new URL(chrome.runtime.getURL("")).origin }),
  };
  const runs = createTurnRuns({
    turns,
    providers,
    clock: systemClock,
    hold: createKeepAlive().hold,
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
