import type { AnsweredReply } from "../../src/domain/add-usage";
import type { Observation } from "../../src/domain/token-calibration";
import type { TurnSource, TurnStore } from "../../src/domain/turn-store";
import { createLiveTurn } from "../../src/turns/live-turn";
import { type RunDeps, runTurn } from "../../src/turns/run-turn";
import { createTokenCounters } from "../../src/turns/token-counters";
import type { Tools } from "../../src/turns/tools/tool";
import { createFakeProvider } from "../fakes/fake-provider";
import { fakeProviders } from "../fakes/fake-providers";
import { createFakeTurnStore } from "../fakes/fake-turn-store";
import { makePrepare } from "./make-prepare";

type Given = {
  readonly source?: Partial<TurnSource>;
  readonly prompt?: Parameters<typeof makePrepare>[0];
  readonly turns?: Partial<TurnStore>;
  readonly ticks?: () => number;
  readonly tools?: Tools;
};

const LOOK = { name: "look", description: "Looks.", parameters: { type: "object" } };

/** An opened turn that is ready to run. */
export async function makeRun(script: Parameters<typeof createFakeProvider>[0], given: Given = {}) {
  const fake = createFakeTurnStore(given.source);
  const { provider, requests } = createFakeProvider(script);
  const { turn } = await fake.store.openTurn({
    id: crypto.randomUUID(),
    conversationId: crypto.randomUUID(),
    text: "the question",
    model: { provider: "ollama", name: "m", url: "", window: null, thinks: false },
  });
  const live = createLiveTurn(turn);
  const errors: unknown[] = [];
  const learnt: (readonly Observation[])[] = [];
  const learntHabits: string[][] = [];
  const used: AnsweredReply[] = [];
  const closeTurn: TurnStore["closeTurn"] = async (input) => {
    await (given.turns?.closeTurn ?? fake.store.closeTurn)(input);
    const { counted = [], answered = null } = input.learned ?? {};
    if (counted.length > 0) learnt.push(counted);
    if (answered !== null) used.push(answered);
  };
  const deps: RunDeps = {
    turns: { ...fake.store, ...given.turns, closeTurn },
    prepare: makePrepare({ tools: given.tools ? [LOOK] : [], ...given.prompt }).prepare,
    providers: fakeProviders({ ollama: provider, openai: provider, guide: provider }),
    counters: {
      forget: () => undefined,
      learnHabits: (model, habits) =>
        createTokenCounters({
          readObservations: async () => [],
          readHabits: async () => [],
          addHabits: async (kept) => {
            learntHabits.push([model.name, ...kept.habits]);
          },
        }).learnHabits(model, habits),
    },
    tools: given.tools && (() => given.tools as Tools),
    ticks: given.ticks ?? (() => 0),
    keepAlive: () => () => {},
    onError: (error) => errors.push(error),
  };
  return {
    ...fake,
    live,
    requests,
    errors,
    learnt,
    learntHabits,
    used,
    run: () => runTurn(deps, live),
  };
}
