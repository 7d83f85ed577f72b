import { contextStoreOf } from "../../src/background/create-context-store";
import { DEFAULT_PROMPT_SETTINGS } from "../../src/domain/prompt-settings";
import type { Turn } from "../../src/domain/turn";
import type { Store } from "../../src/store/create-store";
import { createLiveTurn } from "../../src/turns/live-turn";
import { createPrepareTurn } from "../../src/turns/prepare-turn";
import { runTurn } from "../../src/turns/run-turn";
import { createTokenCounters } from "../../src/turns/token-counters";
import { createFakeProvider, reply } from "../fakes/fake-provider";
import { fakeProviders } from "../fakes/fake-providers";
import { nothingEarlier } from "../fakes/nothing-earlier";

type Over = { readonly store: Store; readonly clock: { readonly now: () => number } };

/** Runs turns that are open in a store to their end, by a model that always says "Good day.". */
export function makeRunner({ store, clock }: Over) {
  const counters = createTokenCounters(store.counters);
  const prepare = createPrepareTurn({
    store: () => ({ ...contextStoreOf(store), findEarlier: nothingEarlier }),
    counters,
    settings: async () => DEFAULT_PROMPT_SETTINGS,
    clock,
  });
  const { provider, requests } = createFakeProvider(() => reply("Good ", "day."));
  const run = async (turn: Turn) => {
    const live = createLiveTurn(turn);
    await runTurn(
      {
        turns: store.turns,
        prepare,
        providers: fakeProviders({ ollama: provider, guide: provider }),
        counters,
        ticks: () => 0,
        keepAlive: () => () => {},
        onError: (error) => {
          throw error;
        },
      },
      live,
    );
    return live.state();
  };
  return { run, requests };
}
