import { expect } from "vitest";
import { createJobRunner } from "../../src/background/job-runner";
import { AppError } from "../../src/domain/app-error";
import type { Context } from "../../src/domain/context";
import type { Id } from "../../src/domain/id";
import type { JobStore } from "../../src/domain/job-store";
import type { Model } from "../../src/domain/model";
import { DEFAULT_SETTINGS, type Settings } from "../../src/domain/settings";
import { approx4 } from "../../src/domain/tokens";
import type { AskPrompt } from "../../src/turns/jobs/ask-prompt";
import { MODEL, makeStore, type StoreHarness, sayTurn } from "./make-store";

export type Answer = (prompt: string, signal: AbortSignal) => string | Promise<string>;

/** A worker's runner over a store. */
export function makeJobRunner(
  { store, clock }: Pick<StoreHarness, "store" | "clock">,
  jobs: Partial<JobStore> = {},
) {
  const world = {
    busy: false,
    held: 0,
    alarm: undefined as number | null | undefined,
    prompts: [] as string[],
    /** The models that were asked. */
    models: [] as Model[],
    /** What the conversations' context binds itself. */
    context: {} as Partial<Context>,
    changed: [] as Id[],
    errors: [] as unknown[],
    settings: { ...DEFAULT_SETTINGS, model: MODEL } as Settings,
    answer: ((prompt) => (prompt.includes("title") ? "Tea" : "What was said.")) as Answer,
  };
  /** What the servers tell of models. */
  const servers = { describe: async (model: Model): Promise<Model> => model };
  const ending = new AbortController();
  const ask: AskPrompt = async ({ model, signal }, { write }) => {
    const request = write({ tokens: 4_000, count: approx4 });
    const { userInput } = request.prompt;
    world.prompts.push(userInput);
    world.models.push(model);
    const text = await world.answer(userInput, signal);
    return { request, answer: { text, isCut: false } };
  };
  const runner = createJobRunner({
    jobs: { ...store.jobs, ...jobs },
    settings: async () => world.settings,
    readContext: async (conversationId) => {
      const { context } = await store.branches.readPosition({ conversationId });
      return { ...context, ...world.context };
    },
    ask,
    describe: (model) => servers.describe(model),
    clock,
    isBusy: () => world.busy,
    signal: ending.signal,
    keepAlive: () => {
      world.held += 1;
      return () => {
        world.held -= 1;
      };
    },
    wakeAt: (time) => {
      world.alarm = time;
    },
    onChange: (id) => world.changed.push(id),
    onError: (error) => world.errors.push(error),
  });
  return { runner, world, servers, store, lock: () => ending.abort(new AppError("locked")) };
}

/** A store with so many turns `q1`, `a1`, `q2` …, whose jobs wait. */
export async function makeHarness(turns: number): Promise<StoreHarness> {
  const harness = await makeStore();
  for (let turn = 1; turn <= turns; turn += 1) await sayTurn(harness, `q${turn}`, `a${turn}`);
  return harness;
}

/** A worker's runner over such a store. */
export async function makeRunnerOver(turns: number, jobs: Partial<JobStore> = {}) {
  const harness = await makeHarness(turns);
  const { conversationId, clock } = harness;
  const made = makeJobRunner(harness, jobs);
  const title = async () =>
    (await made.store.conversations.open({ channel: "side-panel", contextId: null })).conversation
      .title;
  const summary = async () => (await made.store.summaries.list({ conversationId })).active;
  /** Lets it work until it rests and has set, or cleared, its alarm. */
  const rest = async () => {
    made.world.alarm = undefined;
    made.runner.wake();
    await expect.poll(() => made.world.alarm !== undefined && made.world.held === 0).toBe(true);
  };
  return { ...made, harness, conversationId, clock, title, summary, rest };
}

/** A model that never answers. */
export const hang: Answer = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
