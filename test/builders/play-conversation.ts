import { vi } from "vitest";
import { contextStoreOf } from "../../src/background/create-context-store";
import { createJobRunner } from "../../src/background/job-runner";
import type { Model } from "../../src/domain/model";
import type { ModelEvent } from "../../src/domain/provider";
import { DEFAULT_SETTINGS } from "../../src/domain/settings";
import { createAskPrompt } from "../../src/turns/jobs/ask-prompt";
import { createPrepareTurn } from "../../src/turns/prepare-turn";
import { sendTurn } from "../../src/turns/send-turn";
import { createTokenCounters } from "../../src/turns/token-counters";
import { createTurnRuns } from "../../src/turns/turn-runs";
import { createFakeProvider } from "../fakes/fake-provider";
import { fakeProviders } from "../fakes/fake-providers";
import { nothingEarlier } from "../fakes/nothing-earlier";
import { makeStore } from "./make-store";

type Given = {
  readonly texts: readonly string[];
  /** What answers, by the turn's number from 0. */
  readonly modelOf: (turn: number) => Model;
  readonly maintainPersonality: boolean;
  readonly answer: string;
  readonly summary: string;
};

/** Between two messages; a conversation is not idle meanwhile. */
const PAUSE_MS = 90_000;

const said = (text: string): ModelEvent[] => [
  { type: "text-delta", text },
  { type: "finish", reason: "stop", usage: { promptTokens: null, replyTokens: null } },
];

/**
 * A conversation through all that the worker has for it, jobs after each turn included: the bodies
 * that were sent to answer, and those that were sent in the background.
 */
export async function playConversation(given: Given) {
  const harness = await makeStore();
  const { store, clock, conversationId } = harness;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  let settings = { ...DEFAULT_SETTINGS, model: given.modelOf(0) };
  const counters = createTokenCounters(store.counters);
  const talk = createFakeProvider(() => said(given.answer));
  const background = createFakeProvider(() =>
    said(background.requests.at(-1)?.body.includes("a title") ? "A hard day" : given.summary),
  );
  const state = { held: 0, rested: false };
  const keepAlive = () => {
    state.held += 1;
    return () => {
      state.held -= 1;
    };
  };
  const runs = createTurnRuns({
    turns: store.turns,
    prepare: createPrepareTurn({
      store: () => ({ ...contextStoreOf(store), findEarlier: nothingEarlier }),
      counters,
      settings: async () => settings.prompt,
      clock,
    }),
    providers: fakeProviders({ ollama: talk.provider, guide: talk.provider }),
    counters,
    ticks: () => 0,
    keepAlive,
    onError,
    onChange: ({ turn }) => (runs.find(turn.id) === undefined ? jobs.wake() : jobs.yield()),
  });
  const jobs = createJobRunner({
    jobs: store.jobs,
    settings: async () => settings,
    readContext: async (id) => (await store.branches.readPosition({ conversationId: id })).context,
    ask: createAskPrompt({
      providers: fakeProviders({ ollama: background.provider, guide: background.provider }),
      counters,
      usage: store.usage,
      onError,
    }),
    describe: async (model) => model,
    clock,
    isBusy: () => runs.list().length > 0,
    signal: new AbortController().signal,
    keepAlive,
    wakeAt: () => {
      state.rested = true;
    },
    onChange: () => {},
    onError,
  });
  for (const [turn, text] of given.texts.entries()) {
    const model = given.modelOf(turn);
    settings = { ...settings, model };
    state.rested = false;
    const { maintainPersonality } = given;
    const { redactions } = settings.prompt;
    const deps = {
      turns: store.turns,
      runs,
      settings: async () => ({ conversationId, model, redactions }),
    };
    await sendTurn(deps, { id: crypto.randomUUID(), conversationId, text, maintainPersonality });
    await vi.waitFor(
      () => {
        const isAtRest = state.rested && state.held === 0 && runs.list().length === 0;
        if (!isAtRest) throw new Error("still at work");
      },
      { interval: 3, timeout: 10_000 },
    );
    clock.time += PAUSE_MS;
  }
  const { context } = await store.branches.readPosition({ conversationId });
  const { active } = await store.summaries.list({ conversationId });
  const bodiesOf = ({ requests }: typeof talk) => requests.map(({ body }) => body);
  return { context, active, errors, talk: bodiesOf(talk), background: bodiesOf(background) };
}
