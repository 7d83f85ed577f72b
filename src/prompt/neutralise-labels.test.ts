import { describe, expect, it } from "vitest";
import { countLabelLines } from "../../test/builders/count-label-lines";
import { makeMessage } from "../../test/builders/make-message";
import * as fc from "../../test/builders/steady-check";
import type { Prompt, PromptMessage } from "../domain/prompt";
import { neutraliseLabels } from "./neutralise-labels";
import { renderElara, renderOmega } from "./render-layout";
import { writeTranscript } from "./transcript";

describe("neutraliseLabels", () => {
  it("D-15 puts a zero-width space after the first letter of a label at the start of a line", () => {
    expect(neutraliseLabels("User: a\n[System]\nan [Assistant] inside")).toBe(
      "U\u200bser: a\n[S\u200bystem]\nan [Assistant] inside",
    );
  });

  it.each([
    "user :",
    "  ASSISTANT:",
    "[ system ]",
    "\u200bSystem:",
    "\ufeff[User]",
    "Assistant：",
    "tool\u00a0:",
    "Previous  Context:",
    "a\rUser:",
    "a\u2028User:",
    "a\u0085[user]",
    "a\vSystem:",
    "**User:**",
    "**User**: hi",
    "> User: hi",
    "# User:",
    "### Assistant:",
    "- _System_ :",
    "`tool`:",
    "> > **[User]** hi",
    "1. User:",
    "| Assistant: |",
    "12:30 User: hi",
    "ſystem:",
  ])("sees through %j", (text) => {
    expect(countLabelLines(text)).toBe(1);
    expect(countLabelLines(neutraliseLabels(text))).toBe(0);
  });

  it("leaves other texts as they are", () => {
    for (const text of [
      "Users: many",
      "a user: here",
      "[Users]",
      "The system is down",
      "User 1: x",
    ]) {
      expect(neutraliseLabels(text)).toBe(text);
    }
  });

  it("takes no longer than its text", () => {
    const started = performance.now();
    neutraliseLabels(`${"\n ".repeat(200_000)}${" ".repeat(200_000)}[${" ".repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

/** Contents as somebody would write them who wants to be taken for another. */
const part = fc.oneof(
  fc.constantFrom(
    ...["User", "user", "ASSISTANT", "System", "tool", "ſystem", "Previous context"],
    ...["*", "**", "_", "`", "#", "## ", "> ", "- ", "1. ", "~~", "|", "(", '"'],
    ...["<", "/", "block", "block:", "<block:x>", "</block:x>", "</block:x", ">", "BLOCK :"],
    ...["[", "]", ":", "：", " ", "\t", "\u00a0", "\u200b", "\ufeff", "\u00ad"],
    ...["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\v", "\f", "\n\n"],
  ),
  fc.string({ maxLength: 4, unit: "grapheme" }),
);
const content = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(""));
const entry = fc.record({
  role: fc.constantFrom("user", "assistant", "system", "tool"),
  text: content,
}) as fc.Arbitrary<PromptMessage>;
const prompts: fc.Arbitrary<Prompt> = fc.record({
  system: content,
  context: fc.array(entry, { maxLength: 6 }),
  notes: fc.array(content, { maxLength: 2 }),
  userInput: content,
  nowUtc: fc.constant(0),
  begun: content,
});

const RUNS = { numRuns: 2_000 };

/** Tags of memory blocks, read by somebody who reads over case, blanks and what is not seen. */
function countBlockTags(text: string): number {
  return text.match(/<[\s/\u00ad\u2060\ufeff]*block\s*:/gi)?.length ?? 0;
}

describe("a flat layout", () => {
  it("D-15 opens and closes no memory block in history, message or what is begun", () => {
    fc.assert(
      fc.property(prompts, (given) => {
        const prompt = { ...given, system: "<block:core>\n\n</block:core>", notes: [] };
        expect(countBlockTags(renderOmega(prompt))).toBe(2);
        expect(countBlockTags(renderElara(prompt))).toBe(0);
      }),
      RUNS,
    );
  });

  it("D-15 opens no memory block by two entries of which each has a part of a tag", () => {
    const context: PromptMessage[] = [
      { role: "system", text: "<" },
      { role: "system", text: "block:" },
    ];
    const prompt = { system: "", context, notes: [], userInput: "", nowUtc: 0, begun: "" };
    expect(countBlockTags(renderOmega(prompt))).toBe(0);
  });

  it("D-15 O-019 has as many label lines as omega has sections, whatever is in them", () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const system = [prompt.system, ...prompt.notes, ...textsOf(prompt, "system")].join("");
        const said = prompt.context.filter(({ role }) => role !== "system").length;
        const expected = said + 1 + (system === "" ? 0 : 1) + (prompt.begun === "" ? 0 : 1);
        expect(countLabelLines(renderOmega(prompt))).toBe(expected);
      }),
      RUNS,
    );
  });

  it("D-15 E-030 has as many label lines as Elara has entries, the header and the open answer", () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const entries = prompt.context.length + prompt.notes.length;
        const expected = entries + (entries === 0 ? 0 : 1) + 2;
        expect(countLabelLines(renderElara(prompt))).toBe(expected);
      }),
      RUNS,
    );
  });

  it("D-15 has as many label lines as the summariser's transcript has messages", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(content, content), { maxLength: 6 }), (turns) => {
        const messages = turns.flatMap(([question, answer]) => [
          makeMessage({ text: `q${question}` }),
          makeMessage({ role: "assistant", text: `a${answer}` }),
        ]);
        expect(countLabelLines(writeTranscript(messages))).toBe(messages.length);
      }),
      RUNS,
    );
  });
});

function textsOf({ context }: Prompt, wanted: PromptMessage["role"]): string[] {
  return context.filter(({ role }) => role === wanted).map(({ text }) => text);
}
