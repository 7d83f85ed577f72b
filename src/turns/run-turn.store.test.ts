import { expect, it } from "vitest";
import { makeStore, openTurn, textsOf } from "../../test/builders/make-store";
import { createFakeProvider, reply } from "../../test/fakes/fake-provider";
import { fakeProviders } from "../../test/fakes/fake-providers";
import { contextStoreOf } from "../background/context-store-of";
import { DEFAULT_PROMPT_SETTINGS } from "../domain/prompt-settings";
import { createLiveTurn } from "./live-turn";
import { createPrepareTurn } from "./prepare-turn";
import { runTurn } from "./run-turn";
import { createTokenCounters } from "./token-counters";

/** What runs turns over a store of its own. */
async function setup() {
  const harness = await makeStore();
  const { store, clock } = harness;
  const counters = createTokenCounters(store.counters);
  const prepare = createPrepareTurn({
    store: contextStoreOf(store),
    counters,
    settings: async () => DEFAULT_PROMPT_SETTINGS,
    clock,
  });
  const { provider, requests } = createFakeProvider(() => reply("Good ", "day."));
  const say = async (text: string) => {
    const live = createLiveTurn(await openTurn(harness, text));
    await runTurn(
      {
        turns: store.turns,
        prepare,
        providers: fakeProviders({ ollama: provider, guide: provider }),
        counters,
        usage: store.usage,
        ticks: () => 0,
        hold: () => () => {},
        onError: (error) => {
          throw error;
        },
      },
      live,
    );
    return live.state();
  };
  return { harness, say, requests };
}

it("A-056 appends the turn, keeps it, answers, has its length looked at, and is not read stale after", async () => {
  const { harness, say, requests } = await setup();
  const { restart, conversationId } = harness;
  expect(await say("Hello")).toMatchObject({ status: "complete", text: "Good day." });
  expect(await textsOf({ ...harness, store: restart() })).toEqual(["Hello", "Good day."]);
  expect(await restart().jobs.listJobs()).toMatchObject([{ conversationId, done: [] }]);
  await say("And now?");
  const { messages } = JSON.parse(requests[1]?.body ?? "");
  const said = messages.map(({ content }: { content: string }) => content);
  expect(said.slice(1, 3)).toEqual(["Hello", "Good day."]);
  expect(said.at(-1)).toBe("And now?");
});
