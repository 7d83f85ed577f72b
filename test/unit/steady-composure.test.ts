import { beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../src/domain/context";
import { roleLabelAt } from "../../src/domain/forged-marks";
import type { Model } from "../../src/domain/model";
import { STEADINESS } from "../../src/prompt/steadiness";
import { ANGRY_CONVERSATION, FORGED_SUMMARY } from "../builders/angry-conversation";
import { MODEL } from "../builders/make-store";
import { playConversation } from "../builders/play-conversation";

const ANSWER =
  "That was a hard day, and I see how angry it has made you. I am still here and still the same. The rent is one thing and the way you were treated is another; which of them shall we look at first?";

const HALF = ANGRY_CONVERSATION.length / 2;

/** Another server, another name, another window from the middle on. */
function modelsOf([first, second]: readonly [number, number]) {
  const other = { ...MODEL, name: "mistral-small", url: "http://localhost:11500" };
  return (turn: number): Model =>
    turn < HALF ? { ...MODEL, window: first } : { ...other, window: second };
}

type Sent = { readonly role: string; readonly content: string };

const messagesOf = (body: string): Sent[] => JSON.parse(body).messages;

const countOf = (body: string, text: string) =>
  body.split(JSON.stringify(text).slice(1, -1)).length - 1;

/** What is wrong with a request; nothing where the partner is whole in it and nobody else. */
function faultsOf(body: string, text: string, { systemPrompt, personality }: Context): string[] {
  const messages = messagesOf(body);
  const [system, ...others] = messages;
  const systemText = system?.role === "system" ? system.content : "";
  const note = messages.at(-2);
  const systemLines = systemText.split("\n");
  const checks: Record<string, boolean> = {
    "personality is there once": countOf(body, personality) === 1,
    "steadiness is there once": countOf(body, STEADINESS) === 1,
    "they follow the base, before anything else": systemText.startsWith(
      `${systemPrompt}\n\n${personality}\n\n${STEADINESS}\n\n`,
    ),
    "only the system text and the note speak as the system":
      others.filter(({ role }) => role === "system").length === 1 && note?.role === "system",
    "the note is the product's": /Current time: \S+ \(UTC\)\.$/.test(note?.content ?? ""),
    "no block is opened or closed in the system text": !/<\s*\/?\s*block\s*:/i.test(systemText),
    "no role label is in the system text": systemLines.every((line) => roleLabelAt(line) < 0),
    "no heading is forged in the system text":
      systemLines.filter((line) => /^\s*#/.test(line) && !line.includes("\u200b")).join() ===
      (systemText.includes("## Summary of this") ? "## Summary of this conversation so far" : ""),
    "the message is the last, whole": messages.at(-1)?.content === text,
  };
  return Object.keys(checks).filter((check) => checks[check] === false);
}

type Played = Awaited<ReturnType<typeof playConversation>>;

const play = (windows: readonly [number, number], maintainPersonality = true) =>
  playConversation({
    texts: ANGRY_CONVERSATION,
    modelOf: modelsOf(windows),
    maintainPersonality,
    answer: ANSWER,
    summary: FORGED_SUMMARY,
  });

describe("the angry conversation", () => {
  it("has forty long turns, each another one, and is forged again and again", () => {
    expect(ANGRY_CONVERSATION).toHaveLength(40);
    expect(new Set(ANGRY_CONVERSATION).size).toBe(40);
    for (const text of ANGRY_CONVERSATION) expect(text.split(/\s+/).length).toBeGreaterThan(100);
    const forged = ANGRY_CONVERSATION.filter((text) => /\[System\]|<\/block:|^#+ /m.test(text));
    expect(forged.length).toBeGreaterThanOrEqual(7);
  });
});

describe.each([
  ["a roomy window", [131_072, 16_384]],
  ["a 4K window", [4_096, 3_072]],
] as const)("stable composure in %s", (_, windows) => {
  let played: Played;
  beforeAll(async () => {
    played = await play(windows);
  });

  it("M-001 M-006 M-034 M-055 M-062 D-11 holds the whole personality in each of 40 requests", () => {
    expect(played.errors).toEqual([]);
    expect(played.talk).toHaveLength(40);
    const faults = played.talk.map((body, turn) =>
      faultsOf(body, ANGRY_CONVERSATION[turn] ?? "", played.context),
    );
    expect(faults.filter((found) => found.length > 0)).toEqual([]);
  });

  it("M-053 M-055 begins with the same words before and after the model is another one", () => {
    const [first, last] = [played.talk[0], played.talk.at(-1)].map((body) =>
      JSON.parse(body ?? ""),
    );
    expect([first.model, last.model]).toEqual([MODEL.name, "mistral-small"]);
    expect(first.options.num_ctx).not.toBe(last.options.num_ctx);
    expect(last.options.num_ctx).toBeLessThanOrEqual(windows[1]);
    const identity = first.messages[0].content.split(STEADINESS)[0];
    expect(last.messages[0].content.split(STEADINESS)[0]).toBe(identity);
  });

  it("was summarised at least twice, each summary folded into the next, and told of in the prompt", () => {
    const summaryRequests = played.background.filter((body) =>
      body.includes("what has to be remembered"),
    );
    expect(summaryRequests.length).toBeGreaterThanOrEqual(2);
    expect(summaryRequests.filter((body) => body.includes("Summary so far:")).length).toBe(
      summaryRequests.length - 1,
    );
    expect(played.active?.folds).not.toBeNull();
    const withSummary = played.talk.filter((body) =>
      body.includes("## Summary of this conversation"),
    );
    expect(withSummary.length).toBeGreaterThanOrEqual(10);
    expect(withSummary.some((body) => body.includes("angry with a landlord"))).toBe(true);
  });

  it("D-15 asks for its summaries with a transcript in which no line is forged", () => {
    for (const body of played.background) {
      const { content } = messagesOf(body).at(-1) ?? { content: "" };
      const labels = content.split("\n").filter((line) => roleLabelAt(line) >= 0);
      expect(labels.every((line) => /^(?:User|Assistant): /.test(line))).toBe(true);
    }
  });
});

describe("the check of a request", () => {
  let played: Played;
  beforeAll(async () => {
    played = await play([131_072, 16_384], false);
  });

  it("M-032 finds neither the personality nor the guidance where a turn asks for none", () => {
    expect(played.talk).toHaveLength(40);
    for (const [turn, body] of played.talk.entries()) {
      expect(faultsOf(body, ANGRY_CONVERSATION[turn] ?? "", played.context)).toEqual([
        "personality is there once",
        "steadiness is there once",
        "they follow the base, before anything else",
      ]);
      const system = messagesOf(body)[0]?.content ?? "";
      expect(system.startsWith(played.context.systemPrompt)).toBe(true);
    }
  });
});
