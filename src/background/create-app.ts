import { toFailure } from "../domain/app-error";
import { systemClock } from "../platform/clock";
import { createKeepAlive } from "../platform/keep-alive";
import { createKeyValueArea } from "../platform/key-value-area";
import { createLocks } from "../platform/locks";
import { log } from "../platform/log";
import { createGuideProvider } from "../providers/guide/create-guide-provider";
import { createOllamaProvider } from "../providers/ollama/create-ollama-provider";
import { createStore } from "../store/create-store";
import { createHeaderStore } from "../store/header-store";
import { createDatabase, openDatabase } from "../store/open-database";
import { recoverTurns } from "../turns/recover-turns";
import { createTurnRuns } from "../turns/turn-runs";
import { createVault } from "../vault/create-vault";
import type { App } from "./app";
import { createConversationHub } from "./conversation-hub";

/** Opens the vault and closes what an earlier worker left open; fails with the vault's or the store's code. */
export async function createApp(): Promise<App> {
  const local = createKeyValueArea(chrome.storage.local);
  const session = createKeyValueArea(chrome.storage.session);
  const clock = systemClock;
  const database = createDatabase();
  await openDatabase(database);
  const vault = createVault({ headers: createHeaderStore(database), local, session, clock });
  const keyring = await vault.open();
  const store = createStore({ database, keyring, locks: createLocks(), local, clock });
  await recoverTurns({ turns: store.turns, isLive: () => false, onError: logError });
  return { store, ...createRuns(store.turns) };
}

function createRuns(turns: App["store"]["turns"]): Omit<App, "store"> {
  const hub = createConversationHub();
  const providers = {
    ollama: createOllamaProvider({ fetch: (...request) => fetch(...request) }),
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
