import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countHidden } from "../../src/domain/hidden-characters";
import { messages } from "../../src/ui/words/ar/messages";
import { english } from "../../src/ui/words/english";
import { ENGLISH, setCurrentLanguage } from "../../src/ui/words/language";
import { type Said, saidBeside } from "./languages/samples";

const MARKED = /[\u2066\u2068]/gu;
const ENDED = /\u2069/gu;
/** What is isolated: itself, without what stands around it. */
const ISOLATED = /[\u2066\u2068][^\u2069]*\u2069/gu;

describe("Arabic texts, from right to left", () => {
  const texts: Said[] = [];
  const pathsOf = (isWrong: (text: string) => boolean) =>
    texts.filter(({ text }) => isWrong(text)).map(({ path, text }) => `${path}: ${text}`);

  beforeAll(() => {
    setCurrentLanguage({ language: "ar", locale: "ar-EG" });
    texts.push(...saidBeside(english, messages));
  });
  afterAll(() => setCurrentLanguage({ language: ENGLISH, locale: ENGLISH }));

  it("end every direction that they begin", () => {
    const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
    expect(pathsOf((text) => count(text, MARKED) !== count(text, ENDED))).toEqual([]);
    expect(texts.filter(({ text }) => count(text, MARKED) > 0).length).toBeGreaterThan(150);
  });

  it("keep the slash in front of a command, and the name of a tool in its brackets", () => {
    const bare = (text: string) => text.replaceAll(ISOLATED, "");
    expect(pathsOf((text) => /(?<!\p{L})\/[a-z]|\([a-z_]+\)/u.test(bare(text)))).toEqual([]);
  });

  it("write their own numbers with the region's digits", () => {
    // Told texts alone: what a call gives may be an address, or keys.
    const plainTexts = texts.filter(({ path }) => !path.endsWith(")"));
    // What servers answer with, what is typed as it stands, and patterns of a password.
    const bare = (text: string) =>
      text.replaceAll(ISOLATED, "").replaceAll(/\(40[34]\)|[a-z]+:\S+|SHA-256|6543|U\+202E/g, "");
    const wrong = plainTexts.filter(({ text }) => /\d/.test(bare(text)));
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
    expect(plainTexts.filter(({ text }) => /[٠-٩]/.test(text)).length).toBeGreaterThan(15);
  });

  it("put nothing unseen into messages: a mark of what an import left out is kept", () => {
    const { markOf } = messages.options.importPart;
    for (const thing of ["image", "sound", "file"] as const) {
      expect(countHidden(markOf(thing, "cat.png"))).toBe(0);
    }
  });
});
