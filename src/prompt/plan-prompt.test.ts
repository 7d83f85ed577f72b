import { describe, expect, it } from "vitest";
import { makeCounter } from "../../test/builders/make-counter";
import { makeEndedReply } from "../../test/builders/make-exported";
import { makeBranch } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import { makeSummary } from "../../test/builders/make-summary";
import { AppError } from "../domain/app-error";
import type { ContextPart } from "../domain/context-provider";
import { GUIDE_MODEL } from "../domain/model";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../domain/prompt-settings";
import type { Calibration } from "../domain/token-calibration";
import { planPrompt } from "./plan-prompt";
import type { PromptSource } from "./prompt-source";

function plan(
  source: PromptSource,
  settings: Partial<PromptSettings> = {},
  counter: Calibration = makeCounter(),
) {
  return planPrompt(source, { settings: { ...DEFAULT_PROMPT_SETTINGS, ...settings }, counter });
}

const section = (kind: "facts" | "core-blocks", text: string): ContextPart => ({
  type: "section",
  kind,
  source: { type: "provider", name: "test" },
  text,
});

const byLength = makeCounter((text) => text.length);

const limits = DEFAULT_PROMPT_SETTINGS.defaultLimits;

describe("planPrompt", () => {
  it("E-017 E-022 E-023 holds system text, history and the message, each once", () => {
    const planned = plan(makeSource({ history: makeBranch([["first", "second"]]) }));
    expect(planned.sections.map(({ kind }) => kind)).toEqual([
      "base",
      "personality",
      "steadiness",
      "mode",
      "errors",
    ]);
    expect(planned.sections[0]?.text).toContain("You are a professional assistant");
    expect(planned.history.map(({ text }) => text)).toEqual(["first", "second"]);
    expect(planned.message.text).toBe("the question");
    expect(planned.leftOut).toEqual([]);
  });

  it("E-018 changes nothing of what it is given", () => {
    const source = makeSource({ history: makeBranch(Array(20).fill(["q", "a"])) });
    const before = structuredClone(source);
    plan(source, { redactions: [{ kind: "word", text: "q", when: "sent" }] });
    expect(source).toEqual(before);
  });

  it("A-043 A-054 holds the summary and the turns after it, the covered ones not", () => {
    const history = makeBranch([
      ["one", "two"],
      ["three", "four"],
    ]);
    const summary = makeSummary({ text: "One and two.", throughId: history[1]!.id, messages: 2 });
    const planned = plan(makeSource({ history, parts: [{ type: "summary", summary }] }));
    expect(planned.sections.at(-1)).toMatchObject({
      kind: "summary",
      source: { type: "summary", id: summary.id, messages: 2 },
      text: "## Summary of this conversation so far\nOne and two.",
    });
    expect(planned.history.map(({ text }) => text)).toEqual(["three", "four"]);
    expect(planned.leftOut).toEqual([]);
  });

  it("shows the messages themselves again where their summary was dropped", () => {
    const history = makeBranch([["one", "two"]]);
    const summary = makeSummary({ state: "dropped", throughId: history[1]!.id, messages: 2 });
    const planned = plan(makeSource({ history, parts: [{ type: "summary", summary }] }));
    expect(planned.history).toHaveLength(2);
    expect(planned.sections.some(({ kind }) => kind === "summary")).toBe(false);
  });

  it("A-036 A-053 takes the mode from the words, and from tools that were used where they are weak", () => {
    const [question, answer, ...later] = makeBranch([
      ["hello", "hi"],
      ["thanks", "gladly"],
    ]);
    const searched = { ...answer!, reply: makeEndedReply({ tools: ["now", "history_search"] }) };
    const history = [question!, searched];
    expect(plan(makeSource({ text: "Write a poem about rain." })).mode).toBe("creation");
    expect(plan(makeSource({ text: "and the others?" })).mode).toBe("general");
    expect(plan(makeSource({ text: "and the others?", history })).mode).toBe("search");
    const since = [...history, ...later];
    expect(plan(makeSource({ text: "and the others?", history: since })).mode).toBe("general");
  });

  it("A-048 A-065 M-059 D-9 warns strictly above 80 % of the window, and of the history's share", () => {
    const own = { ...limits, maxTokens: 1_000, historyTokens: 100, memoryTokens: 1 };
    const settings = { modes: false, defaultLimits: own };
    const used = (text: string, history: [string, string][] = []) => {
      const source = makeSource({ text, history: makeBranch(history) });
      const context = { ...source.context, systemPrompt: "", personality: "" };
      const { tokens, warnings } = plan({ ...source, context }, settings, byLength);
      return { total: tokens.total, history: tokens.history, warnings };
    };
    const rest = used("").total;
    expect(used("x".repeat(800 - rest)).warnings).not.toContain("window");
    expect(used("x".repeat(801 - rest)).warnings).toContain("window");
    expect(used("x", [["y".repeat(36), "y".repeat(36)]])).toMatchObject({
      history: 80,
      warnings: [],
    });
    expect(used("x", [["y".repeat(36), "y".repeat(37)]])).toMatchObject({
      history: 81,
      warnings: ["history"],
    });
  });

  it("counts what the model's chat format adds, as its provider's counts have taught", () => {
    const source = makeSource({ history: makeBranch([["first", "second"]]), begun: "It all" });
    const bare = plan(source, {}, makeCounter(undefined, { perMessage: 0 })).tokens;
    const learned = plan(source, {}, makeCounter(undefined, { perMessage: 9, perRequest: 50 }));
    const { system, history, message, total } = learned.tokens;
    expect(system).toBe(bare.system + 9 + 50);
    expect(history).toBe(bare.history + 2 * 9);
    // The time's note, the message, and what is begun.
    expect(message).toBe(bare.message + 3 * 9);
    expect(total).toBe(bare.total + 6 * 9 + 50);
  });

  it("A-046 P-083 tells the tokens by part, and their sum", () => {
    const { tokens, sections, history, message } = plan(
      makeSource({ history: makeBranch([["first", "second"]]), begun: "It all" }),
    );
    expect(tokens.system).toBe(sections.reduce((sum, { tokens }) => sum + tokens, 0) + 4);
    expect(tokens.history).toBe(history.reduce((sum, { tokens }) => sum + tokens, 0));
    expect(tokens.message).toBeGreaterThan(message.tokens);
    expect(tokens.total).toBe(tokens.system + tokens.history + tokens.message);
  });

  it("M-062 D-8 M-076 sends a message that is larger than the window, and tells by how much", () => {
    const history = makeBranch([["first", "second"]]);
    const planned = plan(makeSource({ history, text: "x".repeat(400_000) }));
    expect(planned.message.text).toHaveLength(400_000);
    expect(planned.history).toEqual([]);
    expect(planned.leftOut).toMatchObject([{ messages: 2, reason: "history-tokens" }]);
    expect(planned.overflow).toBeGreaterThan(80_000);
    expect(planned.warnings).toContain("overflow");
    expect(planned.sections[0]?.text).toContain("You are a professional assistant");
  });

  it("keeps small older turns beside a long message in a small window", () => {
    const history = makeBranch([
      ["first", "second"],
      ["third", "fourth"],
    ]);
    const source = makeSource({ history, text: "word ".repeat(1_600) });
    const model = { ...source.model, window: 4_096 };
    const planned = plan({ ...source, model });
    expect(planned.message.tokens).toBeGreaterThan(planned.budget.history);
    expect(planned.history.map(({ text }) => text)).toEqual(["first", "second", "third", "fourth"]);
    expect(planned).toMatchObject({ leftOut: [], overflow: 0 });
    expect(planned.tokens.total + planned.budget.reply).toBeLessThanOrEqual(4_096);
  });

  it("fails where the system text leaves no room, and names its largest section", () => {
    const source = makeSource();
    const context = { ...source.context, personality: "be kind ".repeat(2_000) };
    const model = { ...source.model, window: 4_096 };
    const failure = expect.objectContaining({
      code: "window-too-small",
      data: { window: 4_096, system: expect.any(Number), section: "personality" },
    });
    expect(() => plan({ ...source, context, model })).toThrow(AppError);
    expect(() => plan({ ...source, context, model })).toThrow(failure);
    expect(plan({ ...source, context }).budget.window).toBeGreaterThan(17_408);
  });

  it("tells the guide the question alone, and plans nothing that it is not told", () => {
    const source = makeSource({
      history: makeBranch([["hello", "good day"]]),
      text: "What is this?",
    });
    const planned = plan({ ...source, model: GUIDE_MODEL });
    expect(planned).toMatchObject({ sections: [], history: [], leftOut: [], warnings: [] });
    expect(planned.tokens.total).toBe(planned.message.tokens);
    expect(planned.message.text).toBe("What is this?");
  });

  it("leaves the summary out, and says so, before it refuses the message", () => {
    const source = makeSource();
    const summary = makeSummary({ text: "they said so ".repeat(1_500) });
    const model = { ...source.model, window: 4_096 };
    const planned = plan({ ...source, model, parts: [{ type: "summary", summary }] });
    expect(planned.sections.map(({ kind }) => kind)).not.toContain("summary");
    expect(planned.leftOut).toContainEqual(
      expect.objectContaining({ what: "section", kind: "summary", reason: "memory-tokens" }),
    );
  });

  it("P-076 leaves out whole sections of memory from the end, and says so", () => {
    const parts = [section("core-blocks", "c".repeat(30_000)), section("facts", "f".repeat(2_000))];
    const planned = plan(makeSource({ parts }));
    expect(planned.sections.map(({ kind }) => kind)).toContain("facts");
    expect(planned.sections.map(({ kind }) => kind)).not.toContain("core-blocks");
    expect(planned.warnings).toEqual(["memory"]);
    expect(planned.leftOut).toEqual([
      {
        what: "section",
        kind: "core-blocks",
        messages: 0,
        reason: "memory-tokens",
        because: null,
        seenFrom: null,
      },
    ]);
  });

  it("P-040 tells core blocks of some pages whole where the window is large enough", () => {
    const parts = [section("core-blocks", "word ".repeat(3_000)), section("facts", "- a: b")];
    const planned = plan(makeSource({ parts }));
    expect(planned.sections.map(({ kind }) => kind)).toContain("core-blocks");
    expect(planned).toMatchObject({ leftOut: [], warnings: [] });
    expect(planned.budget).toMatchObject({ window: 17_408 });
    expect(planned.budget.memory).toBeGreaterThan(3_000);
  });

  it("E-051 hides what the person's rules say from every text, and counts it", () => {
    const source = makeSource({
      text: "Is Anna well?",
      history: makeBranch([["Anna left", "Anna will be back"]]),
      parts: [section("facts", "- friend: Anna")],
      begun: "Anna is",
    });
    const context = { ...source.context, personality: "You know Anna." };
    const rule = { kind: "word", text: "anna", when: "sent" } as const;
    const planned = plan({ ...source, context }, { redactions: [rule] });
    const { tokens, mode, budget, ...texts } = planned;
    expect(JSON.stringify(texts)).not.toMatch(/anna/i);
    expect(planned.redacted).toBe(6);
  });

  it("tells no half of what is hidden where it names what of a page is left out", () => {
    const text = `Begin.\n\n## ${"a ".repeat(37)}Karlheinz\n\n${"A passage.\n\n".repeat(9_000)}`;
    const page = { kind: "text", id: crypto.randomUUID(), name: "Lake", text, of: "page" } as const;
    const base = makeSource();
    const message = { ...base.message, attachments: [page] };
    const rule = { kind: "word", text: "Karlheinz", when: "sent" } as const;
    const planned = plan({ ...base, message }, { redactions: [rule] });
    expect(planned.message.text).toMatch(/passages of “(a )+\[redac”/);
    expect(planned.message.text).not.toContain("Karl");
  });

  it("knows no id of a message that is still being typed", () => {
    expect(plan(makeSource({ id: null })).message.id).toBeNull();
  });
});

describe("a page beside much else", () => {
  const text = Array.from({ length: 900 }, (_, at) => `Passage ${at} ${"x".repeat(60)}`).join(
    "\n\n",
  );
  const page = { kind: "text", of: "page", name: "Lake", text } as const;
  const having = (memory: number, rest: Partial<PromptSource> = {}) => {
    const source = makeSource({
      text: "What does passage 77 say?",
      parts: [section("core-blocks", "y".repeat(memory))],
      model: { ...makeSource().model, window: 8_192, thinks: true },
    });
    const attachments = [{ ...page, id: crypto.randomUUID() }];
    return { ...source, ...rest, message: { ...source.message, attachments } };
  };

  it("gets what memory leaves of the window, where that is less than half of it", () => {
    const { overflow, warnings, message } = plan(having(10_000));
    expect([overflow, warnings.includes("overflow")]).toEqual([0, false]);
    expect(message.text).toContain("Passage 77 ");
    expect(message.tokens).toBeGreaterThan(500);
  });

  it("is told the same in every step of a turn, whatever tools have answered", () => {
    const call = { id: "a", name: "clock", arguments: "{}" };
    const results = [{ call: "a", text: "done ".repeat(2_000) }];
    const steps = [{ index: 0, text: "", toolCalls: [call], results }];
    const [first, later] = [plan(having(10_000)), plan(having(10_000, { steps, begun: "It is" }))];
    expect(later.steps?.[0]?.calls[0]?.result).toBe(results[0]?.text);
    expect(later.message.text).toBe(first.message.text);
  });

  it("E-051 counts what is hidden in the parts of a long passage that it is told in", () => {
    const source = having(10);
    const lines = Array.from({ length: 2_000 }, (_, at) => `line ${at}: ${at % 100} Karl ran`);
    const attachments = [{ ...page, id: crypto.randomUUID(), text: lines.join("\n") }];
    const redactions = [{ kind: "word", text: "Karl", when: "sent" }] as const;
    const message = { ...source.message, attachments };
    const { redacted, ...planned } = plan({ ...source, message }, { redactions: [...redactions] });
    expect(planned.message.text).toMatch(/passages left out here/);
    expect(redacted).toBe(planned.message.text.split("[redacted]").length - 1);
    expect(redacted).toBeGreaterThan(50);
  });
});
