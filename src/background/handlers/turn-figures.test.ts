import { describe, expect, it } from "vitest";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import { makeReply } from "../../../test/fakes/fake-client";
import type { Reply } from "../../domain/message";
import { toTurnFigures } from "./turn-figures";

function figures(over: Partial<Reply>) {
  const message = makeReply(4, "complete", over);
  return toTurnFigures({ turnId: message.id, kept: makeKeptPlan(message.id), reply: message });
}

const usage = { promptTokens: 900, replyTokens: 50 };

describe("toTurnFigures", () => {
  it("tells tokens per second from the first word to the end", () => {
    expect(figures({ usage, firstTokenMs: 500, replyMs: 3_000 }).tokensPerSecond).toBe(20);
  });

  it("tells of a reply that was continued what belongs to its last run", () => {
    const lastUsage = { promptTokens: 400, replyTokens: 25 };
    const over = { usage, lastUsage, firstTokenMs: 500, replyMs: 3_000 };
    expect(figures(over)).toMatchObject({ ...lastUsage, tokensPerSecond: 10 });
    expect(figures({ ...over, lastUsage: null })).toMatchObject({
      promptTokens: null,
      replyTokens: null,
      tokensPerSecond: null,
    });
  });

  it.each([
    ["nobody measured", { usage, firstTokenMs: null, replyMs: 3_000 }],
    ["the provider did not count", { usage: null, firstTokenMs: 500, replyMs: 3_000 }],
    ["it came in one piece", { usage, firstTokenMs: 500, replyMs: 500 }],
  ])("tells no speed where %s", (_, over) => {
    expect(figures(over).tokensPerSecond).toBeNull();
  });

  it("A-046 tells the tokens of system text, history and workflow, all of them, and the share of the window", () => {
    const message = makeReply(4, "complete");
    const tokens = { system: 1_000, history: 3_000, message: 96, total: 4_096 };
    const section = (name: string, count: number) =>
      ({
        kind: "working-blocks",
        source: { type: "provider", name },
        text: "",
        tokens: count,
      }) as const;
    const sections = [section("workflow", 30), section("task", 500)];
    const kept = makeKeptPlan(message.id, { tokens, sections });
    expect(toTurnFigures({ turnId: message.id, kept, reply: message })).toMatchObject({
      tokens,
      workflowTokens: 30,
      share: 4_096 / kept.plan.budget.window,
    });
  });

  it("A-046 tells the share of the window", () => {
    const message = makeReply(4, "complete");
    const kept = makeKeptPlan(message.id, {
      tokens: { system: 1_000, history: 3_000, message: 96, total: 4_096 },
    });
    expect(toTurnFigures({ turnId: message.id, kept, reply: message }).share).toBe(0.5);
  });
});
