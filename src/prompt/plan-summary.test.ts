import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/builders/make-message";
import type { Message, Reply } from "../domain/message";
import type { LeftOut } from "../domain/prompt-plan";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../domain/prompt-settings";
import { planSummary } from "./plan-summary";

const turns = (count: number): Message[] =>
  makeBranch(Array.from({ length: count }, (_, i) => [`q${i}`, `a${i}`] as const));

type Given = Partial<Parameters<typeof planSummary>[0]> & {
  readonly with?: Partial<PromptSettings>;
};

function coveredOf(messages: readonly Message[], given: Given = {}): string[] | null {
  const planned = planSummary({
    messages,
    more: false,
    leftOut: null,
    droppedThrough: null,
    settings: { ...DEFAULT_PROMPT_SETTINGS, ...given.with },
    force: false,
    ...given,
  });
  return planned?.covered.map(({ text }) => text) ?? null;
}

const countOf = (messages: readonly Message[], given: Given = {}): number =>
  (coveredOf(messages, given)?.length ?? 0) / 2;

const cutAt = (message: Message | undefined, reason: LeftOut["reason"]): LeftOut => ({
  what: "messages",
  kind: null,
  messages: 1,
  reason,
  because: "not-yet",
  seenFrom: message?.id ?? null,
});

describe("planSummary", () => {
  it("A-008 A-012 A-040 A-041 takes the oldest four at the tenth turn of fifteen, and none before", () => {
    expect(coveredOf(turns(9))).toBeNull();
    expect(coveredOf(turns(10))).toEqual(["q0", "a0", "q1", "a1", "q2", "a2", "q3", "a3"]);
    expect(countOf(turns(13))).toBe(5);
  });

  it("A-063 counts on the share of the window that the person set", () => {
    expect(countOf(turns(5), { with: { maxTurns: 10, summarizationThreshold: 0.5 } })).toBe(2);
  });

  it("P-079 covers at most one chunk a call", () => {
    const chunk = (chunkSize: number) =>
      ({ type: "recursive-summarization", chunkSize, model: null }) as const;
    expect(countOf(turns(14), { with: { compression: chunk(3) } })).toBe(3);
  });

  it("D-7 covers what a request had to leave out for its tokens", () => {
    const messages = turns(6);
    expect(countOf(messages, { leftOut: cutAt(messages[6], "history-tokens") })).toBe(3);
    expect(countOf(messages, { leftOut: cutAt(undefined, "history-tokens") })).toBe(5);
    expect(coveredOf(messages, { leftOut: cutAt(messages[6], "unanswered") })).toBeNull();
  });

  it("takes what was left out as covered where the model sees from there on already", () => {
    const messages = turns(6);
    expect(coveredOf(messages, { leftOut: cutAt(messages[0], "history-turns") })).toBeNull();
    const gone = makeBranch([["x", "y"]])[0];
    expect(coveredOf(messages, { leftOut: cutAt(gone, "history-turns") })).toBeNull();
  });

  it("covers the oldest turns at once when the person asks, but never the newest", () => {
    expect(countOf(turns(5), { force: true })).toBe(2);
    expect(countOf(turns(2), { force: true })).toBe(1);
    expect(coveredOf(turns(1), { force: true })).toBeNull();
    expect(coveredOf([], { force: true })).toBeNull();
  });

  it("P-078 makes none while the person truncates, unless asked for one", () => {
    const truncating = { with: { compression: { type: "truncate", keepRecent: 5 } as const } };
    expect(coveredOf(turns(12), truncating)).toBeNull();
    expect(countOf(turns(12), { ...truncating, force: true })).toBe(4);
  });

  it("P-081 covers no turn that runs, and nothing after it", () => {
    const messages = turns(11);
    const reply = { status: "streaming" } as Reply;
    const running = messages.map((message, at) => (at === 3 ? { ...message, reply } : message));
    expect(coveredOf(running)).toBeNull();
    expect(coveredOf(running, { force: true })).toBeNull();
  });

  it("P-082 counts no turn without an answer, passes over it, and never ends with one", () => {
    const unanswered = (at: number) =>
      turns(11).map((message, index) => (index === at ? { ...message, text: "" } : message));
    expect(coveredOf(unanswered(3))).toHaveLength(10);
    expect(coveredOf(unanswered(9))?.at(-1)).toBe("a3");
    expect(coveredOf(unanswered(1).slice(0, 20))).toBeNull();
  });

  it("leaves alone what a dropped summary stood for, unless asked", () => {
    const messages = turns(13);
    expect(coveredOf(messages)).not.toBeNull();
    expect(coveredOf(messages, { droppedThrough: messages[7]?.id ?? null })).toBeNull();
    const long = turns(20);
    const through = { droppedThrough: long[7]?.id ?? null };
    expect(coveredOf(long, through)?.[0]).toBe("q4");
    expect(coveredOf(long, { ...through, force: true })?.[0]).toBe("q0");
  });

  it("D-8 begins with a whole turn where older messages were not read", () => {
    expect(coveredOf(turns(11).slice(1), { more: true })?.[0]).toBe("q1");
  });
});
