import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ENGLISH_GUIDE } from "../../src/providers/guide/english-guide";
import { createFindTopic } from "../../src/providers/guide/find-topic";
import { GUIDE_LANGUAGES } from "../../src/providers/guide/guide-languages";
import { type GuideTexts, guideTextsSchema } from "../../src/providers/guide/guide-texts";
import { english, type Messages } from "../../src/ui/words/english";
import { leaves } from "./languages/leaves";
import { holdsWord, readTerms, speaksOf } from "./languages/read-terms";

const others = Object.keys(GUIDE_LANGUAGES).filter((language) => language !== "en");
const catalogues = import.meta.glob<{ readonly messages: Messages }>(
  "../../src/ui/words/*/messages.ts",
);

/** Quotation marks of each language, in which a text names what stands on a page. */
const QUOTES: Readonly<Record<string, readonly [string, string]>> = {
  de: ["„", "“"],
  fr: ["«\u00a0", "\u00a0»"],
  es: ["«", "»"],
  pt: ["“", "”"],
  ru: ["«", "»"],
  zh: ["“", "”"],
  ja: ["「", "」"],
  ko: ["‘", "’"],
  ar: ["«", "»"],
};

/** English names of presets, operators and commands are no words of a language. */
const TYPED =
  /Calm Counselor.*?Search Key Advisor|\b[a-z]+:(?:me|assistant)\b|(?<=^- )\/\w+|\/\w+ \w+: Turin|confidant-mcp|\/(?:memory|search|facts|remember|forget|temp|new)\b/gmu;

/** What is the same in every language: code, the origin, keys, names of things and addresses. */
const KEPT =
  /`[^`]+`|\{origin\}|\b(?:(?:Ctrl|Alt|Cmd|Shift)\+(?:Shift\+)?\w+|Esc|SHA-256|AES-256-GCM|GGUF|MCP|\.zip|Ollama|LM Studio|llama\.cpp|Gemini Nano|OpenRouter|Claude Desktop|ollama\.com|[a-z]+:(?:me|assistant)|2026-05-31)\b|↑|→(?! Models)|^- [/@?]\w*/gmu;

const questionsSchema = z.object({
  questions: z.array(z.tuple([z.string(), z.string()])),
  offTopic: z.array(z.string()),
});

it("speaks the ten languages of the pages", async () => {
  const folders = await readdir("src/providers/guide/languages");
  const ofPages = Object.keys(catalogues).map((path) => path.split("/").at(-2));
  expect(Object.keys(GUIDE_LANGUAGES).toSorted()).toEqual([...folders, "en"].toSorted());
  // The made-up language of the tests has no texts of its own.
  expect(folders.toSorted()).toEqual(ofPages.filter((one) => one !== "en-XA").toSorted());
  expect(folders).toHaveLength(9);
});

it("is read again as it was packed", () => {
  for (const texts of Object.values(GUIDE_LANGUAGES)) {
    expect(guideTextsSchema.parse(JSON.parse(JSON.stringify(texts)))).toEqual(texts);
  }
});

it("is tuned in German, from which other languages have their words, on the translated questions", async () => {
  const { questions, offTopic } = await readQuestions("development-de");
  const texts = GUIDE_LANGUAGES.de ?? ENGLISH_GUIDE;
  const findTopic = createFindTopic(texts, "de");
  expect(questions).toHaveLength(60);
  expect(
    questions.filter(([question, id]) => findTopic(question)?.id !== id).length,
  ).toBeLessThanOrEqual(6);
  expect(offTopic.filter((question) => findTopic(question) !== null)).toEqual([]);
});

describe.each(others)("the guide in %s", (language) => {
  const texts = GUIDE_LANGUAGES[language] ?? ENGLISH_GUIDE;
  const pairs = pairsOf(texts);

  it("says something, in its own words, wherever English does", () => {
    expect(pairs.filter(({ text }) => text === "")).toEqual([]);
    expect(pairs.filter(({ text, source }) => text === source)).toEqual([]);
    expect(texts.topics.map(({ id }) => id)).toEqual(ENGLISH_GUIDE.topics.map(({ id }) => id));
  });

  it("keeps code, the origin, keys, products and as many points of each list", () => {
    const kept = (text: string) => [...new Set(text.match(KEPT))].toSorted();
    const points = (text: string) => text.match(/^(?:-|\d\.) /gmu)?.length ?? 0;
    for (const { id, text, source } of pairs) {
      expect(
        kept(source).filter((one) => !text.includes(one)),
        id,
      ).toEqual([]);
      expect(points(text), id).toBe(points(source));
    }
  });

  it("names parts of the options and buttons as the pages of its language do", async () => {
    const load = catalogues[`../../src/ui/words/${language}/messages.ts`];
    const messages = (await load?.())?.messages;
    if (messages === undefined) throw new Error(`no catalogue of ${language}`);
    const { sections } = messages;
    const [open, close] = QUOTES[language] ?? ["", ""];
    const namesOf = buttonNames(messages);
    for (const { id, text, source } of pairs) {
      const named = [...source.matchAll(/Options(?:, | → )(\p{Lu}\p{L}+)/gu)].map(
        ([, name]) => name,
      );
      const ways = Object.entries(english.sections.names)
        .filter(([, name]) => named.includes(name))
        .map(([section]) => sections.at + sections.names[section as keyof typeof sections.names]);
      expect(
        ways.filter((way) => !text.includes(way)),
        id,
      ).toEqual([]);
      const buttons = [...source.matchAll(/["“]([^"”]+)["”]/gu)].map(([, name = ""]) => name);
      const lacking = buttons.filter((name) => {
        const names = namesOf(name);
        return names.length > 0 && !names.some((one) => text.includes(open + one + close));
      });
      expect(lacking, id).toEqual([]);
    }
  });

  it("keeps to the terms of its language, and to its quotation marks", async () => {
    const terms = await readTerms(language);
    const wrong = pairs.flatMap(({ id, text, source }) =>
      terms.flatMap(({ term, stems, not }) => [
        ...not.filter((word) => holdsWord(word, text)).map((word) => `${id}: not ${word}`),
        ...(stems.length > 0 &&
        speaksOf(term, source.replace(TYPED, "")) &&
        !stems.some((stem) => text.toLowerCase().includes(stem))
          ? [`${id}: ${term} as ${stems.join(" or ")}`]
          : []),
      ]),
    );
    expect(wrong).toEqual([]);
    const straight = pairs.filter(({ text }) =>
      /"/.test(text.replace(/"[^"]+"(?=\S? ?-\p{L})/u, "")),
    );
    expect(straight.map(({ id }) => id)).toEqual([]);
    expect(pairs.filter(({ text }) => /[!！¡]/u.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it("answers four fifths of 20 questions that it was not made from, and none of 8 others", async () => {
    const { questions, offTopic } = await readQuestions(language);
    const findTopic = createFindTopic(texts, language);
    const wrong = questions.filter(([question, id]) => findTopic(question)?.id !== id);
    expect(questions).toHaveLength(20);
    expect(offTopic).toHaveLength(8);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(4);
    expect(offTopic.filter((question) => findTopic(question) !== null)).toEqual([]);
  });
});

async function readQuestions(name: string): Promise<z.infer<typeof questionsSchema>> {
  return questionsSchema.parse(JSON.parse(await readFile(`test/guide/${name}.json`, "utf8")));
}

/** Every text beside the English that it says again. */
function pairsOf(texts: GuideTexts) {
  const listed = ({ opening, found, ownStep, unknown, topics }: GuideTexts) => [
    { id: "opening", text: opening },
    { id: "found", text: found },
    { id: "own step", text: ownStep },
    { id: "unknown", text: `${unknown.answer}\n${unknown.nextStep}` },
    ...topics.map(({ id, answer, nextStep }) => ({ id, text: `${answer}\n${nextStep}` })),
  ];
  const source = listed(ENGLISH_GUIDE);
  return listed(texts).map((one, at) => ({ ...one, source: source[at]?.text ?? "" }));
}

/** What a name of the English pages is in a language: more than one, where pages differ. */
function buttonNames(messages: Messages): (name: string) => readonly string[] {
  const own = new Map(leaves(messages).map(({ path, text }) => [path, text]));
  const all = leaves(english);
  return (name) => all.filter(({ text }) => text === name).map(({ path }) => String(own.get(path)));
}
