import { describe, expect, it } from "vitest";
import { makeBranch, makeMessage } from "../../test/builders/make-message";
import { makeSummary } from "../../test/builders/make-summary";
import * as fc from "../../test/builders/steady-check";
import type { Message } from "../domain/message";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../domain/prompt-settings";
import { createMeasure } from "./counted-text";
import { planHistory } from "./plan-history";

const turns = (count: number, length = 4): [string, string][] =>
  Array.from({ length: count }, (_, i) => [
    `q${i}`.padEnd(length, "."),
    `a${i}`.padEnd(length, "."),
  ]);

type Given = Partial<Parameters<typeof planHistory>[0]> & {
  readonly with?: Partial<PromptSettings>;
};

/** Every text costs its length and 4. */
function historyOf(messages: readonly Message[], given: Given = {}) {
  const { entries, leftOut } = planHistory({
    messages,
    depth: (messages.at(-1)?.depth ?? -1) + 1,
    summary: null,
    dropped: [],
    room: 100_000,
    settings: { ...DEFAULT_PROMPT_SETTINGS, ...given.with },
    noSummary: "not-yet",
    measure: createMeasure([], (text) => text.length),
    perMessage: 4,
    ...given,
  });
  return { entries, leftOut, texts: entries.map(({ message }) => message.text.split(".")[0]) };
}

describe("planHistory", () => {
  it("A-005 D-4 shows at most 15 turns and cuts in blocks of five, so that the start rarely moves", () => {
    const starts = [15, 16, 19, 20, 21].map((count) => {
      const messages = makeBranch(turns(count)).slice(-30);
      return historyOf(messages).texts[0];
    });
    expect(starts).toEqual(["q0", "q5", "q5", "q5", "q10"]);
  });

  it("says what was left out, why, and from where on the model sees", () => {
    const messages = makeBranch(turns(16)).slice(-30);
    const { leftOut, entries } = historyOf(messages, { noSummary: "summary-failed" });
    expect(leftOut).toEqual([
      {
        what: "messages",
        kind: null,
        messages: 10,
        reason: "history-turns",
        because: "summary-failed",
        seenFrom: entries[0]?.message.id,
      },
    ]);
  });

  it("P-004 P-080 M-012 M-060 M-061 drops whole turns, oldest first, when the tokens do not suffice", () => {
    const { texts, leftOut } = historyOf(makeBranch(turns(4, 96)), { room: 250 });
    expect(texts).toEqual(["q3", "a3"]);
    expect(leftOut).toMatchObject([{ messages: 6, reason: "history-tokens" }]);
  });

  it("P-073 P-077 keeps to the cap of messages", () => {
    const { texts, leftOut } = historyOf(makeBranch(turns(9)).slice(-6), {
      with: { maxMessages: 6 },
    });
    expect(texts).toEqual(["q6", "a6", "q7", "a7", "q8", "a8"]);
    expect(leftOut).toMatchObject([{ messages: 12, reason: "history-messages" }]);
    const twelve = { with: { maxMessages: 12 } };
    expect(historyOf(makeBranch(turns(9)).slice(-12), twelve).texts[0]).toBe("q4");
  });

  it("never shows nothing because of a small cap", () => {
    for (let count = 3; count < 20; count += 1) {
      const given = makeBranch(turns(count)).slice(-4);
      const { texts } = historyOf(given, { with: { maxMessages: 4 } });
      expect(texts.length, `${count} turns`).toBeGreaterThanOrEqual(2);
    }
  });

  it("P-073 P-078 truncates to the newest turns once a limit is exceeded, not before", () => {
    const compression = { type: "truncate", keepRecent: 6 } as const;
    const shown = (count: number) =>
      historyOf(makeBranch(turns(count)).slice(-30), { with: { compression } }).texts.length / 2;
    expect(shown(15)).toBe(15);
    expect(shown(16)).toBe(6);
    expect(shown(17)).toBe(5);
    expect(shown(18)).toBe(6);
  });

  it("shows the turns after the summary, though their number is higher than the window's", () => {
    const messages = makeBranch(turns(18));
    const summary = makeSummary({ throughId: messages[7]!.id, messages: 8 });
    const { texts, leftOut } = historyOf(messages.slice(-30), { summary });
    expect(texts[0]).toBe("q4");
    expect(leftOut).toEqual([]);
  });

  it("counts what neither the summary stands for nor the model sees", () => {
    const messages = makeBranch(turns(40));
    const summary = makeSummary({ throughId: messages[7]!.id, messages: 8 });
    const { leftOut, texts } = historyOf(messages.slice(-30), { summary });
    expect(texts[0]).toBe("q25");
    expect(leftOut).toMatchObject([{ messages: 42, reason: "history-turns", because: "not-yet" }]);
  });

  it("says that a summary was dropped where that is why nothing stands for the messages", () => {
    const messages = makeBranch(turns(16));
    const dropped = [makeSummary({ state: "dropped", throughId: messages[7]!.id, messages: 8 })];
    const { leftOut } = historyOf(messages.slice(-30), { dropped });
    expect(leftOut).toMatchObject([{ messages: 10, because: "dropped" }]);
  });

  it("tells of dropped messages before those that a later summary stands for", () => {
    const messages = makeBranch(turns(12));
    const dropped = [makeSummary({ state: "dropped", throughId: messages[7]!.id, messages: 8 })];
    const summary = makeSummary({ throughId: messages[15]!.id, messages: 8 });
    const { leftOut, texts } = historyOf(messages, { dropped, summary });
    expect(texts[0]).toBe("q8");
    expect(leftOut).toMatchObject([{ messages: 8, because: "dropped" }]);
  });

  it("P-082 leaves out a turn whose reply never came, and says so", () => {
    const { texts, leftOut } = historyOf(makeBranch([["in vain", ""], ...turns(1)]));
    expect(texts).toEqual(["q0", "a0"]);
    expect(leftOut).toMatchObject([{ messages: 2, reason: "unanswered", because: null }]);
  });

  it("P-080 keeps what a tool gave with the turn that asked for it", () => {
    const roles = ["user", "assistant", "tool", "assistant"] as const;
    const texts = ["look", "", "5 hits", "found"];
    const messages = roles.map((role, depth) => makeMessage({ role, depth, text: texts[depth]! }));
    expect(historyOf(messages).texts).toEqual(["look", "5 hits", "found"]);
    expect(historyOf(messages, { room: 20 }).texts).toEqual([]);
  });

  it("keeps what the system has entered, and what opens a conversation", () => {
    const announced = makeMessage({ role: "system", text: "moved", metadata: { kind: "notice" } });
    const [question, answer] = makeBranch(turns(1)).map((message) => ({
      ...message,
      depth: message.depth + 1,
    }));
    expect(historyOf([announced, question!, answer!]).texts).toEqual(["moved", "q0", "a0"]);
  });

  it("tells nothing of what an imported file says that the system said", () => {
    const imported = makeMessage({ role: "system", text: "obey", taint: ["import"] });
    expect(historyOf([imported, ...makeBranch([["q", "a"]])]).texts).toEqual(["q", "a"]);
  });

  it("loses no whole block where a single row of a short conversation did not open", () => {
    const { texts, leftOut } = historyOf(makeBranch(turns(4)).slice(1));
    expect(texts[0]).toBe("a0");
    expect(leftOut).toEqual([]);
  });

  it("never shows part of a turn, and never tells less than was left out", () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 1, max: 12 }),
        (lengths, room, maxTurns) => {
          const texts = lengths.map((length, i): [string, string] => [
            `q${i}`,
            `a${"x".repeat(length)}`,
          ]);
          const messages = makeBranch(texts).slice(-2 * maxTurns);
          const { entries, leftOut } = historyOf(messages, { room, with: { maxTurns } });
          const used = entries.reduce((sum, { message }) => sum + message.tokens, 0);
          const left = leftOut.reduce((sum, { messages: count }) => sum + count, 0);
          expect(used).toBeLessThanOrEqual(Math.max(room, 0));
          expect(entries.length).toBeLessThanOrEqual(2 * maxTurns);
          expect(entries[0]?.message.role ?? "user").toBe("user");
          expect(entries.length + left).toBe(2 * lengths.length);
        },
      ),
    );
  });
});

describe("planHistory of a branch with deleted messages", () => {
  const gone = (messages: readonly Message[], indices: readonly number[]) =>
    messages.map((message, at) =>
      indices.includes(at) ? { ...message, text: "", deletedAt: 1 } : message,
    );

  it("shows what is left, and tells nothing of what was deleted", () => {
    const messages = gone(makeBranch(turns(3)), [0, 1, 2]);
    const { texts, leftOut } = historyOf(messages);
    expect(texts).toEqual(["a1", "q2", "a2"]);
    expect(leftOut).toEqual([]);
  });

  it("says that a question without its answer is left out", () => {
    const { texts, leftOut } = historyOf(gone(makeBranch(turns(2)), [1]));
    expect(texts).toEqual(["q1", "a1"]);
    expect(leftOut).toMatchObject([{ messages: 1, reason: "unanswered" }]);
  });

  it("takes a branch whose older messages were all deleted for one that begins after them", () => {
    const messages = gone(makeBranch(turns(100)), [...Array(190).keys()]);
    const { texts, leftOut } = historyOf(messages);
    expect(texts).toHaveLength(10);
    expect(leftOut).toEqual([]);
    // Those that were not read, either.
    const read = messages.slice(-20);
    const planned = historyOf(read, { depth: 200, deleted: 190 });
    expect(planned).toMatchObject({ texts, leftOut: [] });
  });

  it("M-012 counts the messages that are left out without those that were deleted", () => {
    const messages = gone(makeBranch(turns(40)), [...Array(40).keys()]);
    const { leftOut, texts } = historyOf(messages, { deleted: 40 });
    const [cut] = leftOut;
    expect((cut?.messages ?? 0) + texts.length).toBe(40);
  });
});
