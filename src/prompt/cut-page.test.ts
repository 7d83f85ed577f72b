import { describe, expect, it, onTestFinished, vi } from "vitest";
import { cutPage, questionTerms } from "./cut-page";

const count = (text: string) => Math.ceil(text.length / 4);
const filler = (word: string) => `${`${word} `.repeat(60).trim()}.`;

const PAGE = [
  "Birds of the lake, a guide.",
  "## Herons",
  `${filler("heron")} They nest in March.`,
  "## Swans",
  filler("swan"),
  "## Grebes",
  filler("grebe"),
].join("\n\n");

describe("cutPage", () => {
  it("leaves a page that fits as it is", () => {
    expect(cutPage(PAGE, { question: "swans?", tokens: 10_000, count })).toEqual({
      text: PAGE,
      leftOut: null,
    });
  });

  it("keeps the beginning and what the question asks about, and names what it leaves out", () => {
    const { text: cut } = cutPage(PAGE, { question: "What of the grebes?", tokens: 140, count });
    expect(cut).toContain("Birds of the lake");
    expect(cut).toContain(filler("grebe"));
    expect(cut).not.toContain("heron heron");
    expect(cut).toMatch(/\[\d+ passages? of “Herons”(?:, “Swans”)? left out here\]/);
    expect(count(cut)).toBeLessThan(200);
  });

  it("walks over a question without blanks once", () => {
    const question = Array.from({ length: 3_000 }, (_, nth) =>
      String.fromCodePoint(0x4e00 + nth),
    ).join("");
    const walks = vi.spyOn(String.prototype, Symbol.iterator);
    onTestFinished(() => walks.mockRestore());
    questionTerms(question);
    expect(walks.mock.calls.length).toBeLessThan(10);
  });

  it("tells how much is left out, and under which headings, the first six of them", () => {
    const { leftOut } = cutPage(PAGE, { question: "What of the grebes?", tokens: 140, count });
    expect(leftOut).toEqual({ passages: 2, headings: ["Herons", "Swans"] });
    const many = Array.from({ length: 9 }, (_, at) => `## Part ${at}\n\n${filler("word")}`);
    const cut = cutPage(many.join("\n\n"), { question: "", tokens: 40, count });
    expect(cut.leftOut?.headings).toEqual([0, 1, 2, 3, 4, 5].map((at) => `Part ${at}`));
  });

  it("keeps passages in their order", () => {
    const { text: cut } = cutPage(PAGE, { question: "grebe heron", tokens: 270, count });
    expect(cut.indexOf("heron heron")).toBeGreaterThan(0);
    expect(cut.indexOf("heron heron")).toBeLessThan(cut.indexOf("grebe grebe"));
  });

  it("keeps the first passages where the question has none of the page's words", () => {
    const { text: cut } = cutPage(PAGE, { question: "Summarise", tokens: 140, count });
    expect(cut).toContain("heron heron");
    expect(cut).not.toContain("grebe grebe");
  });

  it("takes what stands first under each heading where the question is of the whole", () => {
    const long = PAGE.replaceAll(/^(heron|swan|grebe) .*$/gm, (first, name) =>
      [first, filler(`${name}-more`), filler(`${name}-end`)].join("\n\n"),
    );
    const { text: cut } = cutPage(long, { question: "Summarize this page.", tokens: 340, count });
    for (const name of ["heron", "swan", "grebe"]) expect(cut).toContain(`${name} ${name}`);
    expect(cut).not.toContain("grebe-more");
    expect(cut).not.toContain("heron-end");
  });

  it("looks for no word that more than half of the passages have", () => {
    const passages = Array.from({ length: 40 }, (_, at) => `${at} ${"y".repeat(40)}`);
    const page = passages.map((one, at) => (at > 10 ? `${one} about` : one)).join("\n\n");
    const { text: cut } = cutPage(page, { question: "What is it about?", tokens: 100, count });
    expect(cut).toContain("1 yyyy");
    expect(cut).not.toContain("about");
  });

  it("finds what is written without spaces", () => {
    const page = ["開始", ...["鷺は湖", "白鳥は川", "鴨は池"].map((one) => one.repeat(60))].join(
      "\n\n",
    );
    const { text: cut } = cutPage(page, { question: "白鳥はどこ？", tokens: 80, count });
    expect(cut).toContain("白鳥は川");
    expect(cut).not.toContain("鴨は池");
  });

  it("takes a passage that is longer than most in parts, each whole, and joins those that stand together", () => {
    const lines = Array.from({ length: 2_000 }, (_, at) => `line ${at}: all is well`);
    lines[1_234] = "line 1234: the zebra ran";
    const page = `Log\n\n${lines.join("\n")}`;
    const { text: cut } = cutPage(page, { question: "Where is the zebra?", tokens: 500, count });
    expect(cut).toContain("\nline 1233: all is well\nline 1234: the zebra ran\n");
    expect(cut).toContain("Log\n\nline 0: all is well\n");
    expect(cut.split("\n").filter((line) => /^line/.test(line) && !lines.includes(line))).toEqual(
      [],
    );
    expect(count(cut)).toBeGreaterThan(300);
    expect(count(cut)).toBeLessThan(540);
  });

  it("takes parts of a passage without a blank, and cuts nothing in two that is hidden", () => {
    const page = `${"字".repeat(5_000)}斑馬在這裡${"字".repeat(5_000)}`;
    const { text: cut } = cutPage(page, { question: "斑馬在哪裡？", tokens: 300, count });
    expect(cut).toContain("斑馬在這裡");
    const secret = "Karl Heinz";
    const hiddenIn = (text: string) =>
      [...text.matchAll(/Karl Heinz/g)].map(({ index }) => [index, index + secret.length] as const);
    const said = `${"a ".repeat(195)}${secret} ${"b ".repeat(2_000)}`;
    const trimmed = cutPage(said, { question: "", tokens: 105, count, hiddenIn }).text;
    expect(trimmed).toContain(secret);
    expect(trimmed.replaceAll(secret, "")).not.toMatch(/Karl|Heinz/);
  });

  it("tells one passage that is all there is whole, without saying that anything is left out", () => {
    const page = filler("lake");
    expect(cutPage(page, { question: "", tokens: 0, count })).toEqual({
      text: page,
      leftOut: null,
    });
  });

  it("takes little time for a page of the largest size", () => {
    const page = Array.from({ length: 8_000 }, (_, at) => filler(`w${at % 90}`).slice(0, 50)).join(
      "\n\n",
    );
    const small = page.slice(0, page.length / 4);
    const question = Array.from({ length: 60 }, (_, at) => `w${at}`).join(" ");
    const time = (text: string) => {
      const from = performance.now();
      cutPage(text, { question, tokens: 2_000, count });
      return performance.now() - from;
    };
    time(small);
    expect(time(page)).toBeLessThan(40 * Math.max(1, time(small)));
  });
});
