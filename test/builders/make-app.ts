import type { App } from "../../src/background/app";
import { createBuiltInAddress } from "../../src/background/built-in-address";
import { contextStoreOf } from "../../src/background/create-context-store";
import { createFirstChoice } from "../../src/background/first-choice";
import { createBlockDocs } from "../../src/background/memory/block-docs";
import { createModelDeletions } from "../../src/background/model-deletions";
import { findEarlierTexts } from "../../src/background/search/find-earlier";
import type { SearchIndexer } from "../../src/background/search/search-indexer";
import { createContextTools } from "../../src/background/tools/context-tools";
import { createTurnDecisions } from "../../src/background/turn-decisions";
import { createUndoShelf } from "../../src/background/undo-shelf";
import { AppError } from "../../src/domain/app-error";
import { once } from "../../src/domain/once";
import type { ToolServers } from "../../src/mcp/client/create-tool-servers";
import type { ContextStore } from "../../src/turns/context-store";
import { createPrepareTurn } from "../../src/turns/prepare-turn";
import { createTokenCounters } from "../../src/turns/token-counters";
import { createTurnRuns } from "../../src/turns/turn-runs";
import { WIDE_DISK } from "../fakes/disk-room";
import { createFakeProvider, reply } from "../fakes/fake-provider";
import { fakeProviders } from "../fakes/fake-providers";
import { noToolServers } from "../fakes/no-tool-servers";
import { nothingEarlier } from "../fakes/nothing-earlier";
import { makeHubs } from "./make-hubs";
import { MODEL, makeStore, type StoreHarness } from "./make-store";
import { partialApp } from "./partial-app";

type Script = Parameters<typeof createFakeProvider>[0];

/**
 * What handlers need of an app, over a real store with one conversation: its model answers by the
 * script, every clock stands still until it is set, and what windows are told is kept. Nothing is
 * found in it without an index, and no server of MCP is asked unless there are some.
 */
export async function makeApp(
  script: Script = () => reply("Good ", "day."),
  over?: StoreHarness,
  index?: SearchIndexer,
  toolServers: () => Pick<ToolServers, "call" | "list"> = noToolServers,
) {
  const harness = over ?? (await makeStore());
  const { store, clock, conversationId } = harness;
  await store.settings.update((current) => ({ ...current, model: MODEL }));
  const { provider, requests } = createFakeProvider(script);
  const providers = fakeProviders({ ollama: provider, guide: provider });
  const counters = createTokenCounters(store.counters);
  const hubs = makeHubs();
  const contextStore = contextStoreOf(store);
  const blockDocs = once(() => createBlockDocs(store.memory()));
  const search = () => {
    if (index === undefined) throw new Error("nothing is indexed here");
    return { ...index, embedding: () => null };
  };
  const findEarlier: ContextStore["findEarlier"] = async (query) =>
    index === undefined ? nothingEarlier() : findEarlierTexts({ store, search, clock }, query);
  const onChange = () => {};
  const { readBlocks } = contextStore;
  const given = { store, clock, readBlocks, blockDocs, search, toolServers, onChange };
  const built = createContextTools(given);
  const prepare = createPrepareTurn({
    store: () => ({ ...contextStore, findEarlier }),
    tools: built.offer,
    counters,
    settings: async () => (await store.settings.read()).prompt,
    clock,
  });
  let ticks = 0;
  const errors: unknown[] = [];
  const runs = createTurnRuns({
    turns: store.turns,
    prepare,
    providers,
    counters,
    tools: built.tools,
    ticks: () => (ticks += 100),
    keepAlive: () => () => {},
    onError: (error) => errors.push(error),
    onChange: () => {},
  });
  const woken = { jobs: 0, yielded: 0 };
  const jobs = {
    yield: () => {
      woken.yielded += 1;
    },
    wake: () => {
      woken.jobs += 1;
    },
  };
  /** What was to be backed up, and why; `fails` lets it fail. */
  const backedUp = { reasons: [] as string[], fails: false };
  const backups = {
    before: async (
      reason: string,
      { withoutBackup = false }: { withoutBackup?: boolean | undefined } = {},
    ) => {
      if (withoutBackup) return;
      if (backedUp.fails) throw new AppError("backup-failed", { data: { reason: "internal" } });
      backedUp.reasons.push(reason);
    },
  };
  const builtIn = createBuiltInAddress(store);
  const signal = new AbortController().signal;
  const keepAlive = () => () => {};
  const undo = createUndoShelf({ clock, later: () => () => {} });
  const answering = { providers, prepare, runs, jobs, decisions: createTurnDecisions() };
  const firstChoice = createFirstChoice({ later: () => {} });
  const answered = { waiting: async () => [] };
  const temporary = {};
  const modelDeletions = createModelDeletions({ keepAlive, signal, onChange: () => {} });
  const beside = {
    temporary,
    modelDeletions,
    disk: WIDE_DISK,
    builtIn,
    firstChoice,
    backups,
    undo,
    answered,
    signal,
    keepAlive,
    blockDocs,
    tools: built.tools,
    toolServers,
    search,
  };
  const parts = { store, clock, ...hubs, ...answering, ...beside };
  const app = partialApp(parts);
  /** What a window that shows the conversation is told, from now on. */
  const hear = (id = conversationId) => {
    const heard: string[] = [];
    hubs.hub.listen(id, ({ type }) => heard.push(type));
    return heard;
  };
  const { conversation } = await store.conversations.show({ conversationId });
  const { contextId } = conversation;
  const heard = { errors, woken, backedUp, hear };
  return { app, harness, clock, conversationId, contextId, requests, ...heard };
}

/** Resolves once nothing is answered any more. */
export async function untilQuiet({ runs }: Pick<App, "runs">): Promise<void> {
  while (runs.list().length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
}
