import { describe, expect, it } from "vitest";
import { makeBranch, makeMessage } from "../../test/builders/make-message";
import { makeRun } from "../../test/builders/make-run";
import { reply } from "../../test/fakes/fake-provider";
import { AppError } from "../domain/app-error";
import { bodyDigest } from "./body-digest";
import { CANCELLED } from "./run-steps";

describe("what a turn is about to tell the model", () => {
  it("is kept before the provider is called", async () => {
    const steps: string[] = [];
    const { run } = await makeRun(
      () => {
        steps.push("asked");
        return reply("x");
      },
      {
        turns: {
          keepPlan: async () => {
            await new Promise((resolve) => setTimeout(resolve, 10));
            steps.push("kept");
          },
        },
      },
    );
    await run();
    expect(steps).toEqual(["kept", "asked"]);
  });

  it("is kept with the digest of the very bytes that are sent", async () => {
    const messages = makeBranch([["hello", "good day"]]);
    const { run, kept, requests, live } = await makeRun(() => reply("x"), {
      source: {
        userMessage: makeMessage({
          text: "the question",
          depth: 2,
          previous: messages[1]?.id ?? null,
        }),
      },
      prompt: { branch: { messages, cached: true } },
    });
    await run();
    const body = requests[0]?.body ?? "";
    expect(body).toContain("good day");
    expect(kept).toMatchObject([
      {
        turnId: live.turn.id,
        plan: { bodyDigest: await bodyDigest(body), cached: true, nowUtc: 1_000 },
      },
    ]);
  });

  it("is not sent where it cannot be kept: the turn fails, its message stays", async () => {
    const { run, closed, requests } = await makeRun(() => reply("x"), {
      turns: {
        keepPlan: async () => {
          throw new AppError("quota-exceeded");
        },
      },
    });
    await run();
    expect(requests).toEqual([]);
    expect(closed).toMatchObject([
      {
        outcome: { status: "failed", failure: { code: "quota-exceeded" } },
        firstTokenMs: null,
        replyMs: null,
      },
    ]);
  });

  it("is not sent where the system text does not fit the window, and the failure says so", async () => {
    const userMessage = makeMessage({ text: "hi" });
    const limits = { maxTokens: 64, memoryTokens: null, historyTokens: null };
    const { run, closed, requests, kept } = await makeRun(() => reply("x"), {
      source: { userMessage },
      prompt: { settings: { defaultLimits: { ...limits, reservedResponseTokens: null } } },
    });
    await run();
    expect([requests, kept]).toEqual([[], []]);
    expect(closed[0]?.outcome).toMatchObject({
      status: "failed",
      failure: { code: "window-too-small", data: { window: 64 } },
    });
  });

  it("D-8 tells by how much the newest message alone exceeds the window, and sends it", async () => {
    const userMessage = makeMessage({ text: "x".repeat(400_000) });
    const { run, closed, requests } = await makeRun(() => reply("x"), { source: { userMessage } });
    await run();
    expect(requests).toHaveLength(1);
    expect(closed[0]?.overflow).toBeGreaterThan(50_000);
  });

  it("tells from which message on the model saw the conversation", async () => {
    const texts = Array.from({ length: 16 }, (_, turn) => [`q${turn}`, `a${turn}`] as const);
    const messages = makeBranch(texts);
    const { run, closed, kept } = await makeRun(() => reply("x"), {
      source: { userMessage: makeMessage({ depth: 32, previous: messages.at(-1)?.id ?? null }) },
      prompt: { branch: { messages, more: false } },
    });
    await run();
    expect(closed[0]?.seenFrom).toBe(kept[0]?.plan.plan.history[0]?.id);
    expect(closed[0]?.seenFrom).not.toBe(messages[0]?.id);
  });
});

describe("what is left out before a message", () => {
  it("tells the message's own id where nothing before it stayed", async () => {
    const messages = makeBranch([["x".repeat(200_000), "y"]]);
    const previous = messages.at(-1)?.id ?? null;
    const { run, closed, kept, live } = await makeRun(() => reply("x"), {
      source: { userMessage: makeMessage({ depth: 2, previous }) },
      prompt: { branch: { messages } },
    });
    await run();
    expect(kept[0]?.plan.plan).toMatchObject({ history: [], leftOut: [{ seenFrom: null }] });
    expect(closed[0]?.seenFrom).toBe(live.turn.userMessageId);
  });

  it("tells nothing where nothing was, or only what nobody answered", async () => {
    const messages = makeBranch([["in vain", ""]]);
    const previous = messages.at(-1)?.id ?? null;
    const { run, closed, kept } = await makeRun(() => reply("x"), {
      source: { userMessage: makeMessage({ depth: 2, previous }) },
      prompt: { branch: { messages } },
    });
    await run();
    expect(kept[0]?.plan.plan.leftOut).toMatchObject([{ reason: "unanswered" }]);
    expect(closed[0]?.seenFrom).toBeNull();
  });
});

describe("what a model wrote", () => {
  it("E-051 is closed with what takes out of it what is not to be kept", async () => {
    const redactions = [
      { kind: "word", text: "Zanzibar", when: "stored" },
      { kind: "word", text: "Rome", when: "sent" },
    ] as const;
    const { run, closed } = await makeRun(() => reply("x"), {
      prompt: { settings: { redactions: [...redactions] } },
    });
    await run();
    expect(closed[0]?.hide?.("Zanzibar and Rome")).toBe("[redacted] and Rome");
  });
});

describe("a turn that is stopped before it was sent", () => {
  it("closes as cancelled and never asks the model", async () => {
    const { run, closed, requests, live } = await makeRun(() => reply("x"), {
      turns: {
        keepPlan: async () => {
          live.abort.abort(CANCELLED);
        },
      },
    });
    await run();
    expect(requests).toEqual([]);
    expect(closed[0]).toMatchObject({
      outcome: { status: "cancelled" },
      rest: { text: "" },
      replyMs: null,
    });
  });
});

describe("the time of a reply", () => {
  it("runs from the request to the first word, thought or said, and to the end", async () => {
    const ticks = [5_000, 5_120, 5_300, 5_800, 5_900];
    const { run, closed } = await makeRun(
      () => [{ type: "thinking-delta", text: "hm" }, ...reply("Good day.")],
      { ticks: () => ticks.shift() ?? 6_000 },
    );
    await run();
    expect(closed[0]).toMatchObject({ firstTokenMs: 120, replyMs: 900, thinkingMs: 120 });
  });

  it("is never negative when the clock jumps back in the middle", async () => {
    const ticks = [9_000_000, -50, -20, 100];
    const { run, closed } = await makeRun(
      () => [{ type: "thinking-delta", text: "hm" }, ...reply("x")],
      { ticks: () => ticks.shift() ?? 9_000_070 },
    );
    await run();
    expect(closed[0]).toMatchObject({ firstTokenMs: 0, thinkingMs: 0, replyMs: 70 });
  });

  it("is told of a reply that failed, as far as it came", async () => {
    const ticks = [0, 40];
    const { run, closed } = await makeRun(
      () => [{ type: "text-delta", text: "half" }, new AppError("provider-cut-off")],
      { ticks: () => ticks.shift() ?? 90 },
    );
    await run();
    expect(closed[0]).toMatchObject({ firstTokenMs: 40, replyMs: 90 });
  });

  it("has no first word where none came", async () => {
    const { run, closed } = await makeRun(() => [new AppError("provider-failed")]);
    await run();
    expect(closed[0]).toMatchObject({ firstTokenMs: null, replyMs: 0 });
  });
});

describe("what the provider has counted", () => {
  it("D-5 corrects the counter: the whole request, then what was written now", async () => {
    const { run, learnt, closed } = await makeRun(() => reply("Good ", "day."), {
      source: { begun: "He said: ", begunThinking: "earlier" },
    });
    await run();
    expect(closed).toHaveLength(1);
    expect(learnt).toHaveLength(1);
    expect(learnt[0]?.map(({ tokens }) => tokens)).toEqual([7, 2]);
  });

  it("is not asked of a reply that failed", async () => {
    const { run, learnt } = await makeRun(() => [new AppError("provider-failed")]);
    await run();
    expect(learnt).toEqual([]);
  });
});
