import type { Id } from "../domain/id";
import type { Model } from "../domain/model";
import { lazily, once } from "../domain/once";
import { createSignIns, type SignIns } from "../mcp/client/create-sign-ins";
import { createToolServers } from "../mcp/client/create-tool-servers";
import { browserAlarms } from "../platform/alarms";
import { systemClock } from "../platform/clock";
import type { HostPermissions } from "../platform/host-permissions";
import { later } from "../platform/later";
import { logError } from "../platform/log";
import { hasPanels } from "../platform/side-panel";
import type { Store } from "../store/create-store";
import { createAskPrompt } from "../turns/jobs/ask-prompt";
import { createPrepareTurn } from "../turns/prepare-turn";
import { createTokenCounters } from "../turns/token-counters";
import { createTurnRuns } from "../turns/turn-runs";
import { JOBS_ALARM } from "./alarm-names";
import type { App } from "./app";
import { createBuiltInAddress } from "./built-in-address";
import { createConversationHub } from "./conversation-hub";
import { createContextStore } from "./create-context-store";
import type { LocalModels } from "./create-local-models";
import { createProviders } from "./create-providers";
import { describeModel } from "./describe-model";
import type { DoJobDeps } from "./do-job";
import { createFirstChoice } from "./first-choice";
import type { HiddenOrigins } from "./hidden-origins";
import { createJobRunner } from "./job-runner";
import { notifyConversationChanged } from "./notify-changes";
import { createPanelHub } from "./panel-hub";
import { createProviderFetch } from "./provider-fetch";
import { reachModel } from "./reach-model";
import { createRetryRefused } from "./retry-refused";
import { createContextTools } from "./tools/context-tools";
import { createTurnDecisions } from "./turn-decisions";

type Deps = Pick<App, "blockDocs" | "search"> & {
  readonly store: Store;
  readonly origins: HiddenOrigins;
  readonly keepAlive: () => () => void;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  readonly permissions: HostPermissions;
  /** What runs inside the browser. */
  readonly local: Omit<LocalModels, "close">;
  /** Hears of a turn when it opens and when it has ended. */
  readonly onTurn: (turn: { readonly conversationId: Id; readonly hasEnded: boolean }) => void;
  /** Hears when the lists of contexts or conversations are other ones. */
  readonly onListsChange: () => void;
};

type Answering = Pick<
  App,
  | "hub"
  | "panels"
  | "providers"
  | "fetch"
  | "builtIn"
  | "firstChoice"
  | "prepare"
  | "runs"
  | "decisions"
  | "jobs"
  | "tools"
  | "toolServers"
  | "signIns"
>;

/** What answers messages, and what is done once no turn runs any more. */
export function createAnswering(deps: Deps): Answering {
  const { store, keepAlive, signal, local, onTurn, onListsChange } = deps;
  const hub = createConversationHub();
  const builtIn = createBuiltInAddress(store);
  const signIns = once(() => createSignIns({ connections: store.connections, ...signingIn(deps) }));
  const sendSigned: SignIns["sendSigned"] = (...given) => signIns().sendSigned(...given);
  const fetch = createFetch(deps, { builtIn, sendSigned });
  const providers = createProviders({ fetch, local });
  const toolServers = once(() => createServers({ fetch, signal }));
  const counters = createTokenCounters(store.counters);
  const clock = systemClock;
  const panels = createPanelHub({ clock, later, announceLists: onListsChange, hasPanels });
  const contextStore = once(() => createContextStore({ store, search: deps.search, clock }));
  const parts = { ...deps, clock, onChange: panels.changeLists };
  const given = once(() => createContextTools({ ...parts, ...contextStore(), toolServers }));
  const tools = () => given().tools();
  const prepare = createPrepareTurn({
    store: contextStore,
    counters,
    tools: (request) => given().offer(request),
    settings: async () => (await store.settings.read()).prompt,
    clock,
  });
  const runs = createTurnRuns({
    turns: store.turns,
    prepare,
    providers,
    counters,
    tools,
    ticks: () => performance.now(),
    keepAlive,
    onError: logError,
    onChange: ({ turn, state }) => {
      const isNew = runs.find(turn.id) !== undefined;
      hub.notify(turn.conversationId, { type: "turn", turnId: turn.id, status: state().status });
      panels.changeLists();
      // Whoever has stopped it has seen its end.
      const hasEnded = !isNew && state().status !== "cancelled";
      onTurn({ conversationId: turn.conversationId, hasEnded });
      if (isNew) jobs.yield();
      else jobs.wake();
    },
  });
  const jobs = createJobRunner({
    jobs: store.jobs,
    ...readTermsOf(store),
    ask: createAskPrompt({ providers, counters, usage: store.usage, onError: logError }),
    describe: (model, ending) => describeModel({ providers }, model, ending),
    clock,
    isBusy: () => runs.list().length > 0,
    signal,
    keepAlive,
    wakeAt: wakeForJobs,
    onChange: (conversationId) => notifyConversationChanged({ hub, panels }, conversationId),
    onError: logError,
  });
  const decisions = lazily(() => createTurnDecisions());
  const rest = { providers, fetch, builtIn, toolServers, signIns, tools, decisions };
  return { hub, panels, ...rest, firstChoice: createFirstChoice({ later }), prepare, runs, jobs };
}

function wakeForJobs(time: number | null): void {
  if (time === null) browserAlarms.clear(JOBS_ALARM);
  else browserAlarms.at(JOBS_ALARM, time);
}

/** Servers of MCP, which are told the version. */
function createServers(deps: Pick<App, "fetch" | "signal">) {
  const { version } = chrome.runtime.getManifest();
  return createToolServers({ ...deps, version, later });
}

/** The browser leads back to an address of its own for this extension, which no web server answers. */
function signingIn({ permissions }: Pick<Deps, "permissions">) {
  return {
    clock: systemClock,
    fetch: (...given: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...given),
    mayReach: permissions.has,
    // Firefox has another one, and tells it from the start.
    redirectUrl:
      chrome.identity?.getRedirectURL() ?? `https://${chrome.runtime.id}.chromiumapp.org/`,
  };
}

/** The one way out to providers. */
function createFetch(
  { store, origins, permissions }: Deps,
  beside: Pick<App, "builtIn"> & Pick<SignIns, "sendSigned">,
) {
  return createProviderFetch({
    connections: store.connections,
    fetch: (url, init) => globalThis.fetch(url, init),
    mayReach: permissions.has,
    isOnline: () => navigator.onLine,
    retryRefused: createRetryRefused({ store, origins, onError: logError }),
    ...beside,
  });
}

/** What a job goes by: the general choice and a context's own model, as they are reached now. */
function readTermsOf(store: Store): Pick<DoJobDeps, "settings" | "readContext"> {
  const reached = async <T extends { readonly model: Model | null }>(chosen: T): Promise<T> =>
    chosen.model === null
      ? chosen
      : { ...chosen, model: await reachModel({ store }, chosen.model) };
  return {
    settings: async () => reached(await store.settings.read()),
    readContext: async (conversationId) =>
      reached((await store.branches.readPosition({ conversationId })).context),
  };
}
