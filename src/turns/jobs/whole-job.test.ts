import { describe, expect, it } from "vitest";
import { makeJobDeps } from "../../../test/builders/make-job-deps";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { rangeJob } from "./range-job";
import { wholeJob } from "./whole-job";

async function setup(turns: number) {
  const harness = await makeStore();
  for (let turn = 1; turn <= turns; turn += 1) await sayTurn(harness, `q${turn}`, `a${turn}`);
  const made = makeJobDeps(harness, (asked) =>
    asked.includes("1-2 sentences") ? "They met." : "Part.",
  );
  const { conversationId, store } = harness;
  const run = () => wholeJob.run(made.deps, conversationId);
  const newest = async () => {
    const { conversation } = await store.openConversation({ channel: "side-panel" });
    const { contextId } = conversation;
    return store.summaries.newestWhole({ contextId, except: crypto.randomUUID(), limit: 5 });
  };
  return { ...made, harness, conversationId, run, newest };
}

describe("wholeJob", () => {
  it("O-030 O-031 summarises an idle conversation with the document's own words", async () => {
    const { run, newest, asked } = await setup(2);
    expect(await run()).toEqual({ changed: true, more: false });
    expect(asked[0]).toBe(
      "Summarize this conversation in 1-2 sentences. Be factual and concise. Do not add commentary.\n\nUser: q1\nAssistant: a1\nUser: q2\nAssistant: a2",
    );
    expect(await newest()).toMatchObject([{ kind: "whole", text: "They met.", messages: 4 }]);
  });

  it("takes the summary of the beginning for the messages that it stands for", async () => {
    const { deps, conversationId, run, asked, newest } = await setup(10);
    await rangeJob.run(deps, conversationId);
    await run();
    expect(asked[1]).toContain("Part.");
    expect(asked[1]).not.toContain("q4");
    expect(asked[1]).toContain("q5");
    expect(await newest()).toMatchObject([{ messages: 20, folds: null }]);
  });

  it("leaves the summary that stands in the conversation's own prompt alone", async () => {
    const { deps, conversationId, run, harness } = await setup(10);
    await rangeJob.run(deps, conversationId);
    const before = await harness.store.summaries.list({ conversationId });
    await run();
    expect(await harness.store.summaries.list({ conversationId })).toEqual(before);
  });

  it("is not worth a call for one question and its answer", async () => {
    const { run, asked } = await setup(1);
    expect(await run()).toEqual({ changed: false, more: false });
    expect(asked).toEqual([]);
  });
});
