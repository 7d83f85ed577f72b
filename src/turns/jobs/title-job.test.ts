import { describe, expect, it } from "vitest";
import { makeJobDeps } from "../../../test/builders/make-job-deps";
import { closeTurn, makeStore, openTurn, sayTurn } from "../../../test/builders/make-store";
import { AppError } from "../../domain/app-error";
import type { Answer } from "../../prompt/clean-summary";
import { titleJob } from "./title-job";

async function setup(
  answer: string | Answer | Error = "A talk about tea",
  given: Parameters<typeof makeJobDeps>[2] = {},
) {
  const harness = await makeStore();
  const say = () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const made = makeJobDeps(harness, say, given);
  const title = async () => {
    const { conversation } = await harness.store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    return conversation.title;
  };
  const run = () => titleJob.run(made.deps, harness.conversationId);
  return { ...made, harness, title, run };
}

describe("titleJob", () => {
  it("names a conversation after its first answered turn", async () => {
    const { harness, run, title, prompts } = await setup();
    await sayTurn(harness, "Which tea wakes me?", "Black tea does.");
    expect(await run()).toEqual({ changed: true, more: false });
    expect(await title()).toBe("A talk about tea");
    expect(prompts[0]).toContain("User: Which tea wakes me?\nAssistant: Black tea does.");
  });

  it("asks once: a name that is there is left alone", async () => {
    const { harness, run, title, prompts } = await setup();
    await sayTurn(harness, "q", "a");
    await run();
    await sayTurn(harness, "q2", "a2");
    expect(await run()).toEqual({ changed: false, more: false });
    expect([await title(), prompts.length]).toEqual(["A talk about tea", 1]);
  });

  it("asks nothing before there is an answer", async () => {
    const { harness, run, prompts } = await setup();
    const { id } = await openTurn(harness, "q");
    await closeTurn(harness, id, "");
    expect(await run()).toEqual({ changed: false, more: false });
    expect(prompts).toEqual([]);
  });

  it.each(["", " \n", "x".repeat(100_000)])(
    "does without a name where the model gives none, and keeps nothing else waiting",
    async (answer) => {
      const { harness, run, title } = await setup(answer);
      await sayTurn(harness, "q", "a");
      expect(await run()).toEqual({ changed: false, more: false });
      expect(await title()).toBe("q");
    },
  );

  it("takes no title that was cut in its middle", async () => {
    const { harness, run, title } = await setup({ text: "A talk about te", isCut: true });
    await sayTurn(harness, "q", "a");
    expect(await run()).toEqual({ changed: false, more: false });
    expect(await title()).toBe("q");
  });

  it("E-051 keeps a title without what is not to be kept", async () => {
    const rule = { kind: "word", text: "tea", when: "stored" } as const;
    const { harness, run, title } = await setup(undefined, { settings: { redactions: [rule] } });
    await sayTurn(harness, "q", "a");
    await run();
    expect(await title()).toBe("A talk about [redacted]");
  });

  it("fails as the model does", async () => {
    const failed = new AppError("provider-unreachable");
    const { harness, run } = await setup(failed);
    await sayTurn(harness, "q", "a");
    await expect(run()).rejects.toBe(failed);
  });

  it("throws away what comes after it was stopped", async () => {
    const abort = new AbortController();
    const harness = await makeStore();
    await sayTurn(harness, "q", "a");
    const { deps } = makeJobDeps(
      harness,
      () => {
        abort.abort(new AppError("turn-running"));
        return "Too late";
      },
      { signal: abort.signal },
    );
    const running = titleJob.run(deps, harness.conversationId);
    await expect(running).rejects.toMatchObject({ code: "turn-running" });
    const { conversation } = await harness.store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    expect(conversation.title).toBe("q");
  });
});
