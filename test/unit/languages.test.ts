import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAskSchema } from "../../src/domain/page-ask";
import { english, type Messages } from "../../src/ui/words/english";
import { ENGLISH, setCurrentLanguage } from "../../src/ui/words/language";
import { leaves } from "./languages/leaves";
import { hasWord, readEnglishTerms, readTerms, speaksOf } from "./languages/read-terms";
import { NAMES, SAME, TYPED } from "./languages/same";
import { type Said, saidBeside, saidWithNumbers, WORDS } from "./languages/samples";

const loaders = import.meta.glob<{ readonly messages: Messages }>(
  "../../src/ui/words/*/messages.ts",
);
const all = await Promise.all(
  Object.entries(loaders).map(
    async ([path, load]) => [path.split("/").at(-2) ?? "", (await load()).messages] as const,
  ),
);
// The made-up language of the tests has no texts of its own.
const languages = all.filter(([, messages]) => Object.keys(messages).length > 0);

type Locale = Record<string, { readonly message: string }>;

/** A browser asks for the country's own, and for English where there is none of it. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  pt: ["pt_BR", "pt_PT"],
  zh: ["zh_CN", "zh_TW"],
};

/** Rows of a language's terms that say at least what is checked in every text. */
const LEAST_CHECKED = 20;
/** Chrome shows no more of a description. */
const MAX_DESCRIPTION = 132;

it("the tests' own language is there, and has no texts of its own", () => {
  expect(all.map(([language]) => language)).toContain("en-XA");
  expect(languages.map(([language]) => language)).not.toContain("en-XA");
});

describe.each(languages)("the texts of %s", (language, messages) => {
  const texts: Said[] = [];
  /** English as it is read in English, by its path. */
  const plain = new Map<string, string>();
  const of = (isWrong: (said: Said) => boolean) =>
    texts.filter(isWrong).map(({ path, text }) => `${path}: ${text}`);

  beforeAll(() => {
    setCurrentLanguage({ language: ENGLISH, locale: ENGLISH });
    for (const { path, english: source } of saidBeside(english, english)) plain.set(path, source);
    // English, too, writes numbers and dates as the language does, so that both can be compared.
    setCurrentLanguage({ language, locale: language });
    texts.push(...saidBeside(english, messages));
  });
  afterAll(() => setCurrentLanguage({ language: ENGLISH, locale: ENGLISH }));

  it("are those of English: none lacks, none is beyond them, each of the same kind", () => {
    const kinds = (value: object) =>
      Object.fromEntries(leaves(value).map(({ path, text }) => [path, typeof text]));
    expect(kinds(messages)).toEqual(kinds(english));
  });

  it("say something wherever English does, for every plural form", () => {
    const made = saidWithNumbers(english, messages);
    const isWrong = (said: Said) =>
      (said.text === "" && said.english !== "") ||
      /undefined|NaN|\[object/.test(said.text) ||
      (bare(said.text).includes("#") && !bare(said.english).includes("#"));
    expect([...texts, ...made].filter(isWrong).map(({ path }) => path)).toEqual([]);
    expect(made.length).toBeGreaterThan(500);
  });

  it("show every number and every word that English shows", () => {
    const made = saidWithNumbers(english, messages).filter(({ path }) => !/\b[012]\b/.test(path));
    const lacks = ({ english: source, text }: Said) =>
      numbersOf(source).some((number) => !numbersOf(text).includes(number)) ||
      WORDS.some((word) => source.includes(word) && !text.includes(word));
    expect([...texts, ...made].filter(lacks).map(({ path, text }) => `${path}: ${text}`)).toEqual(
      [],
    );
  });

  it("keep the names of products, commands, files and addresses", () => {
    expect(
      of(({ english: source, text }) => keptIn(source).some((one) => !text.includes(one))),
    ).toEqual([]);
  });

  it("are not English", () => {
    const shared = new Set(SAME[language] ?? []);
    // Against English in English: a date alone is the browser's in any language.
    const isSame = ({ path, english: source, text }: Said) =>
      text === plain.get(path) && !shared.has(text) && /\p{L}{4}/u.test(bare(source));
    expect(of(isSame)).toEqual([]);
    const rest = /\b(?:the|and|with|your|you|this|that|which|not|is|are|of)\b/i;
    expect(of(({ text }) => rest.test(bare(text)))).toEqual([]);
    const needless = [...shared].filter((one) => !texts.some(({ text }) => text === one));
    expect(needless, "is shared with English no more").toEqual([]);
  });

  it("are calm, and set as print is", () => {
    expect(of(({ text }) => /[!¡！]/.test(text))).toEqual([]);
    expect(of(({ text }) => / {2}|\.\.\./.test(text))).toEqual([]);
    const isTrim = (text: string) => text.trim() === text;
    expect(of(({ english: source, text }) => isTrim(source) && !isTrim(text))).toEqual([]);
    const isStraight = (text: string) => /["']/.test(bare(text));
    expect(of(({ english: source, text }) => !isStraight(source) && isStraight(text))).toEqual([]);
  });

  it("name a part of the options in the one way that becomes a link", () => {
    const { at, names } = messages.sections;
    const sections = Object.entries(english.sections.names);
    // The longest first, as where the links are made: one name begins with another.
    const longest = sections.map(([, name]) => name).sort((a, b) => b.length - a.length);
    const named = new RegExp(`Options, (${longest.join("|")})(?!\\p{Ll})`, "gu");
    const lacks = ({ english: source, text }: Said) =>
      [...source.matchAll(named)].some(([, said]) => {
        const [section] = sections.find(([, name]) => name === said) ?? [];
        const pattern = `${at}${names[section as keyof typeof names]}(?!\\p{Ll})`;
        return !new RegExp(pattern, "u").test(text);
      });
    expect(of(lacks)).toEqual([]);
  });

  it("call each thing by its one word", async () => {
    const terms = await readTerms(language);
    expect(terms.map(({ term }) => term)).toEqual(await readEnglishTerms());
    expect(terms.filter(({ word }) => word === "")).toEqual([]);
    const checked = terms.filter(({ stems }) => stems.length > 0);
    expect(checked.length).toBeGreaterThanOrEqual(LEAST_CHECKED);
    const wrong = checked.flatMap(({ term, stems }) =>
      texts
        .filter(({ english: source, text }) => {
          const said = text.toLowerCase();
          return speaksOf(term, bare(source)) && !stems.some((stem) => said.includes(stem));
        })
        .map(({ path, text }) => `${term}: ${path}: ${text}`),
    );
    expect(wrong).toEqual([]);
    const forbidden = terms.flatMap(({ not }) => not);
    expect(of(({ text }) => forbidden.some((word) => hasWord(word, text)))).toEqual([]);
  });

  it("are said in the browser's list of extensions and in its menu of a page, too", async () => {
    const source = await readLocale(ENGLISH);
    for (const folder of FOLDERS[language] ?? [language]) {
      checkLocale(await readLocale(folder), source);
    }
  });
});

function checkLocale(own: Locale, source: Locale): void {
  expect(Object.keys(own)).toEqual(Object.keys(source));
  expect(own.name?.message).toBe("Confidant");
  expect(own.description?.message.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
  expect(Object.keys(own)).toEqual(expect.arrayContaining(pageAskSchema.options));
  const isOwn = ([key, { message }]: [string, { message: string }]) =>
    message !== "" && (key === "name" || message !== source[key]?.message);
  expect(Object.entries(own).filter((entry) => !isOwn(entry))).toEqual([]);
}

it("the browser knows the extension in ten languages, two of them as two countries write them", async () => {
  const folders = await readdir(LOCALES);
  expect(folders.toSorted()).toEqual([
    ...["ar", "de", "en", "es", "fr", "ja", "ko"],
    ...["pt_BR", "pt_PT", "ru", "zh_CN", "zh_TW"],
  ]);
});

const LOCALES = new URL("../../public/_locales/", import.meta.url);

async function readLocale(folder: string): Promise<Locale> {
  return JSON.parse(await readFile(new URL(`${folder}/messages.json`, LOCALES), "utf8"));
}

/** Numbers of a text as digits alone, whatever signs they are written with. */
function numbersOf(text: string): string[] {
  const latin = text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const all = latin.match(/\d(?:[\d.,’'٬٫\u{a0}\u{202f}]*\d)?/gu) ?? [];
  return all.map((number) => number.replaceAll(/\D/g, ""));
}

function keptIn(english: string): string[] {
  return [...english.matchAll(NAMES), ...english.matchAll(TYPED)].map(([one]) => one);
}

/** A text without the words that stand in every language. */
function bare(text: string): string {
  const names = text.replaceAll(TYPED, " ").replaceAll(NAMES, " ");
  return WORDS.reduce<string>((rest, word) => rest.replaceAll(word, " "), names);
}
