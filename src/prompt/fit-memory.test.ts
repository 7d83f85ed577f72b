import { describe, expect, it } from "vitest";
import type { PlannedSection, SystemSectionKind } from "../domain/prompt-plan";
import { fitMemory } from "./fit-memory";
import { UNTRUSTED_FACTS } from "./untrusted-note";

/** A token a character. */
const count = (text: string) => text.length;
const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;

function entry(section: Omit<PlannedSection, "tokens">) {
  return { section: { ...section, tokens: count(section.text) }, redacted: 0 };
}

const block = (kind: SystemSectionKind, label: string, size: number) =>
  entry({ kind, source: { type: "block", id: id(0), label }, text: "x".repeat(size) });

/** So many facts of ten characters, the last ones from untrusted text. */
function facts(own: number, untrusted = 0) {
  const lines = Array.from({ length: own + untrusted }, (_, nth) => `- ${nth}${"f".repeat(7)}`);
  const mark = untrusted > 0 ? [UNTRUSTED_FACTS] : [];
  const text = ["## Known", ...lines.slice(0, own), ...mark, ...lines.slice(own)].join("\n");
  const more = untrusted > 0 ? { untrusted } : {};
  const ids = lines.map((_line, nth) => id(nth));
  return entry({ kind: "facts", source: { type: "facts", ids, ...more }, text });
}

const fitted = (tokens: number, ...entries: ReturnType<typeof entry>[]) =>
  fitMemory({ entries, leftOut: [] }, { tokens, count });
const kinds = ({ entries }: ReturnType<typeof fitted>) =>
  entries.map(({ section }) => section.kind);

describe("what memory's share has no room for", () => {
  it("is nothing where all fits", () => {
    const all = [facts(4), block("core-blocks", "persona", 50)];
    expect(fitted(200, ...all)).toEqual({ entries: all, leftOut: [] });
  });

  it("is the older facts, before anything that the person has written", () => {
    const left = fitted(80, facts(5), block("core-blocks", "persona", 50));
    expect(left.entries[0]?.section).toMatchObject({
      text: "## Known\n- 3fffffff\n- 4fffffff",
      source: { ids: [id(3), id(4)] },
      tokens: 30,
    });
    expect(kinds(left)).toEqual(["facts", "core-blocks"]);
    expect(left.leftOut).toMatchObject([
      { kind: "facts", reason: "memory-tokens", label: "2fffffff" },
      { kind: "facts", reason: "memory-tokens", label: "1fffffff" },
      { kind: "facts", reason: "memory-tokens", label: "0fffffff" },
    ]);
  });

  it("leaves facts a quarter, and takes blocks from the end then, by their labels", () => {
    const blocks = [block("core-blocks", "persona", 70), block("working-blocks", "task", 70)];
    const left = fitted(120, facts(6), ...blocks);
    expect(kinds(left)).toEqual(["facts", "core-blocks"]);
    expect(left.entries[0]?.section.tokens).toBe(30);
    expect(left.leftOut).toMatchObject([
      { kind: "working-blocks", label: "task" },
      ...["3", "2", "1", "0"].map((nth) => ({ kind: "facts", label: `${nth}fffffff` })),
    ]);
  });

  it("is first what comes from untrusted text, and no mark stands over nothing", () => {
    const text = (tokens: number) => fitted(tokens, facts(2, 2)).entries[0]?.section.text;
    const whole = facts(2, 2).section.tokens;
    expect(text(whole - 1)).toBe(
      `## Known\n- 0fffffff\n- 1fffffff\n${UNTRUSTED_FACTS}\n- 3fffffff`,
    );
    expect(text(60)).toBe("## Known\n- 0fffffff\n- 1fffffff");
    const { section } = fitted(60, facts(2, 2)).entries[0] ?? {};
    expect(section?.source).toEqual({ type: "facts", ids: [id(0), id(1)] });
  });

  it("is all facts where not one fits, each told once", () => {
    const left = fitted(12, facts(3));
    expect(left.entries).toEqual([]);
    expect(left.leftOut.map(({ label }) => label)).toEqual(["2fffffff", "1fffffff", "0fffffff"]);
  });
});
