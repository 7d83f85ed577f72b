import { toFailure } from "../domain/app-error";
import { browserAlarms } from "../platform/alarms";
import { systemClock } from "../platform/clock";
import { later } from "../platform/later";
import { log } from "../platform/log";
import { createGuideProvider } from "../providers/guide/create-guide-provider";
import { createOllamaProvider } from "../providers/ollama/create-ollama-provider";
import type { Store } from "../store/create-store";
import { createAskPrompt } from "../turns/jobs/ask-prompt";
import { createPrepareTurn } from "../turns/prepare-turn";
import { createTokenCounters } from "../turns/token-counters";
import { createTurnRuns } from "../turns/turn-runs";
import { JOBS_ALARM } from "./alarm-names";
import type { App } from "./app";
import { createConversationHub } from "./conversation-hub";
import { createJobRunner } from "./job-runner";
import { loopbackFetch } from "./loopback-fetch";
import { createPanelHub } from "./panel-hub";
import { tellConversation } from "./tell-changes";

type Deps = {
  readonly store: Store;
  readonly hold: () => () => void;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  /** Hears of a turn when it opens and when it has ended. */
  readonly onTurn: () => void;
};

type Answering = Pick<App, "hub" | "panels" | "providers" | "prepare" | "runs" | "jobs">;

/** What answers messages, and what is done once no turn runs any more. */
export function createAnswering({ store, hold, signal, onTurn }: Deps): Answering {
  const hub = createConversationHub();
  const providers = {
    ollama: createOllamaProvider({ fetch: loopbackFetch }),
    guide: createGuideProvider({ origin: new URL(chrome.runtime.getURL("")).origin }),
  };
  const counters = createTokenCounters(store.counters);
  const clock = systemClock;
  const panels = createPanelHub({ clock, later });
  const prepare = createPrepareTurn({
    store: { readBranch: store.branches.read, newestWhole: store.summaries.newestWhole },
    counters,
    settings: async () => (await store.settings.read()).prompt,
    clock,
  });
  const runs = createTurnRuns({
    turns: store.turns,
    prepare,
    providers,
    counters,
    ticks: () => performance.now(),
    hold,
    onError: logError,
    onChange: ({ turn, state }) => {
      const isNew = runs.find(turn.id) !== undefined;
      hub.tell(turn.conversationId, { type: "turn", turnId: turn.id, status: state().status });
      panels.changeLists();
      onTurn();
      if (isNew) jobs.yield();
      else jobs.wake();
    },
  });
  const jobs = createJobRunner({
    jobs: store.jobs,
    settings: store.settings.read,
    readContext: async (conversationId) =>
      (await store.branches.readPlace({ conversationId })).context,
    ask: createAskPrompt({ providers, counters }),
    clock,
    isBusy: () => runs.list().length > 0,
    signal,
    hold,
    wakeAt: (time) => {
      if (time === null) browserAlarms.clear(JOBS_ALARM);
      else browserAlarms.at(JOBS_ALARM, time);
    },
    onChange: (conversationId) => tellConversation({ hub, panels }, conversationId),
    onError: logError,
  });
  return { hub, panels, providers, prepare, runs, jobs };
}

function logError(error: unknown): void {
  log.warn(toFailure(error).code);
}
