import { describe, expect, it } from "vitest";
import { firstWords } from "./first-words";

const said = (text: string) => firstWords({ text });
const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe("the first words of a message", () => {
  it("are the whole of a short one, in one line", () => {
    expect(said("  How do herons\n\tsleep? ")).toBe("How do herons sleep?");
  });

  it("are whole words, 60 characters at most", () => {
    const line = said("Please explain how a heron keeps its balance on one leg in a strong wind");
    expect(line).toBe("Please explain how a heron keeps its balance on one leg in…");
    expect(graphemes(line)).toBeLessThanOrEqual(60);
    expect(said("a".repeat(60))).toBe("a".repeat(60));
    expect(graphemes(said("a".repeat(61)))).toBe(60);
  });

  it("never cut a character that is made of several", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(said(family.repeat(8))).toBe(family.repeat(8));
    const line = said(family.repeat(80));
    expect(line.replaceAll(family, "")).toBe("…");
    const accents = said("e\u0301".repeat(90));
    expect(accents).toBe(`${"e\u0301".repeat(59)}…`);
  });

  it("end with a word in scripts without blanks, too", () => {
    const line = said("今日は天気がいいので公園を散歩しました。".repeat(6));
    expect(graphemes(line)).toBeGreaterThanOrEqual(30);
    expect(graphemes(line)).toBeLessThanOrEqual(60);
  });

  it("keep what scripts need to be written", () => {
    expect(said("می‌خواهم بدانم")).toBe("می‌خواهم بدانم");
  });

  it.each([
    ["# A *heading*\n\nand text", "A heading and text"],
    ["- [ ] one\n- two", "one two"],
    ["> quoted **bold** and __strong__", "quoted bold and strong"],
    ["1. first\n2) second", "first second"],
    ["See [the page](https://example.org/a_b) and ![a cat](cat.png)", "See the page and a cat"],
    ["What does `Array.from` do?", "What does Array.from do?"],
    ["~~gone~~ and 2*3*4 and snake_case_name", "gone and 2*3*4 and snake_case_name"],
    ["| a | b |\n| - | - |\n| 1 | 2 |", "a b 1 2"],
    ["---\nBelow a rule", "Below a rule"],
    ["\\*not a list\\*", "*not a list*"],
    ["Why does this fail?\n```js\nboom()\n```", "Why does this fail?"],
    ["```js\nboom()\n```\nWhy?", "Why?"],
    ["```\nconst a = 1;\nlet b;\n```", "const a = 1; let b;"],
    ["~~~\nnever ended", "never ended"],
  ])("hold no marks of Markdown: %j", (text, words) => {
    expect(said(text)).toBe(words);
  });

  it("are the name of what is attached where nothing is said", () => {
    const attachments = [{ name: "notes.pdf" }, { name: "b.png" }];
    expect(firstWords({ text: " \n", attachments })).toBe("notes.pdf");
    expect(firstWords({ text: "Read this", attachments })).toBe("Read this");
  });

  it("are none where nothing can be seen", () => {
    expect(said("")).toBe("");
    expect(said("\u200b\u202e\u200d\n")).toBe("");
  });

  it("turn the order of nothing beside them", () => {
    expect(said("a\u202eb\u2066c\u0000d")).toBe("abc d");
  });

  it("hold nothing that only a model reads", () => {
    expect(said("Hello\u{e0053}\u{e0061}\u{e0079} you\u{e0100}")).toBe("Hello you");
    expect(said("\u{e0053}\u{e0061}")).toBe("");
  });

  it("hold nothing that is not to be kept, not even what marks had kept apart", () => {
    const hide = (text: string) => text.replaceAll("heron", "[redacted]");
    expect(firstWords({ text: "A **he**ron sleeps" }, hide)).toBe("A [redacted] sleeps");
    expect(firstWords({ text: "", attachments: [{ name: "heron.txt" }] }, hide)).toBe(
      "[redacted].txt",
    );
  });

  it("are looked for in the first 4,000 characters, however long the message is", () => {
    expect(said(`${" ".repeat(3_999)}a${"b".repeat(1_000_000)}`)).toBe("a");
    expect(said(`${" ".repeat(4_000)}beyond`)).toBe("");
    expect(said(`${"**".repeat(2_000)}${"c".repeat(1_000_000)}`)).toBe(said("**".repeat(2_000)));
  });

  it.each(["*", "[", "](", "`a", "> ", "- ", "|-", "| ", "**a ", "_a", "\\", "#", "\n", " "])(
    "cost no more than ten times those of plain words where it is all %j",
    (mark) => {
      const plain = leastTime("word ".repeat(800));
      expect(leastTime(mark.repeat(4_000 / mark.length)) / plain).toBeLessThan(10);
    },
  );
});

/** Of several times, in milliseconds: what else runs on the machine only adds to it. */
function leastTime(text: string): number {
  const times = Array.from({ length: 9 }, () => {
    const begun = performance.now();
    said(text);
    return performance.now() - begun;
  });
  return Math.min(...times);
}
