import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createFindTopic } from "../../src/providers/guide/find-topic";
import { guideLanguagesIn } from "../../src/providers/guide/guide-languages";
import { type GuideTexts, guideTextsSchema } from "../../src/providers/guide/guide-texts";
import { type Messages, english as messagesInEnglish } from "../../src/ui/words/english";
import { ENGLISH_GUIDE } from "../builders/english-guide";
import { leaves } from "./languages/leaves";
import { hasWord, readTerms, speaksOf } from "./languages/read-terms";

const GUIDE = guideLanguagesIn("chromium");
const IN_FIREFOX = guideLanguagesIn("firefox");
const others = Object.keys(GUIDE).filter((language) => language !== "en");
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
  expect(Object.keys(GUIDE).toSorted()).toEqual([...folders, "en"].toSorted());
  // The made-up language of the tests has no texts of its own.
  expect(folders.toSorted()).toEqual(ofPages.filter((one) => one !== "en-XA").toSorted());
  expect(folders).toHaveLength(9);
});

it("is read again as it was packed", () => {
  for (const texts of Object.values(GUIDE)) {
    expect(guideTextsSchema.parse(JSON.parse(JSON.stringify(texts)))).toEqual(texts);
  }
});

it("is tuned in German, from which other languages have their words, on the translated questions", async () => {
  const { questions, offTopic } = await readQuestions("development-de");
  const texts = GUIDE.de ?? ENGLISH_GUIDE;
  const findTopic = createFindTopic(texts, "de");
  expect(questions).toHaveLength(60);
  expect(
    questions.filter(([question, id]) => findTopic(question)?.id !== id).length,
  ).toBeLessThanOrEqual(6);
  expect(offTopic.filter((question) => findTopic(question) !== null)).toEqual([]);
});

const builds = [
  ["Chromium", GUIDE],
  ["Firefox", IN_FIREFOX],
] as const;
const built = builds.flatMap(([browser, guide]) =>
  others.map((language) => ({ browser, guide, language })),
);

/** How each language calls what Firefox has not, beside the names of things. */
const LACKING: Readonly<Record<string, RegExp>> = {
  en: /passkey|model file/i,
  de: /passkey|modelldatei/i,
  fr: /clés? d’accès|fichiers? de modèle/i,
  es: /llaves? de acceso|archivos? de modelo/i,
  pt: /chaves? de acesso|arquivos? de modelo/i,
  ru: /ключ\p{L}* доступа|файл\p{L}* модел/iu,
  zh: /通行密钥|模型文件/,
  ja: /パスキー|モデルファイル/,
  ko: /패스키|모델 파일/,
  ar: /مفتاح (?:ال)?مرور|ملف(?:ات)? (?:ال)?نم/,
};

/** The topics that say what lacks. */
const TELLING = ["firefox", "browser-model", "model-files"];

it.each(Object.keys(IN_FIREFOX))(
  "offers in Firefox nothing that lacks there, in %s",
  (language) => {
    const lacking = LACKING[language];
    const said = IN_FIREFOX[language];
    if (lacking === undefined || said === undefined) throw new Error(`no words of ${language}`);
    const offers = (text: string) => /GGUF|Gemini Nano/.test(text) || lacking.test(text);
    const offersIn = (guide: GuideTexts | undefined) =>
      pairsOf(guide ?? ENGLISH_GUIDE, ENGLISH_GUIDE).filter(({ id, text }) => {
        return !TELLING.includes(id) && id !== "abilities" && offers(text);
      });
    expect(offersIn(said)).toEqual([]);
    // The same words are found where they are said.
    expect(offersIn(GUIDE[language]).map(({ id }) => id)).toEqual(
      expect.arrayContaining(["unknown", "connect", "privacy", "lock", "models", "delete"]),
    );
    const explaining = said.topics.filter(({ id }) => TELLING.includes(id));
    expect(explaining.filter(({ answer }) => !answer.includes("Firefox"))).toEqual([]);
  },
);

it("leaves no fork of a text unsaid", () => {
  const all = builds.flatMap(([, guide]) => Object.values(guide));
  // What a prompt is asked for, such as {{topic}}, is no fork.
  const said = all.map(({ topics }) =>
    JSON.stringify(topics).replace(/\{\{[\p{L}\p{M}]+\}\}/gu, ""),
  );
  expect(said.filter((text) => /\{\{|\}\}|\|/.test(text))).toEqual([]);
});

describe.each(built)("the guide in $language for $browser", ({ guide, language }) => {
  const texts = guide[language] ?? ENGLISH_GUIDE;
  const english = guide.en ?? ENGLISH_GUIDE;
  const pairs = pairsOf(texts, english);

  it("says something, in its own words, wherever English does", () => {
    expect(pairs.filter(({ text }) => text === "")).toEqual([]);
    expect(pairs.filter(({ text, source }) => text === source)).toEqual([]);
    expect(texts.topics.map(({ id }) => id)).toEqual(english.topics.map(({ id }) => id));
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
    // The longest first: one name begins with another.
    const longest = Object.values(messagesInEnglish.sections.names).toSorted(
      (one, other) => other.length - one.length,
    );
    const inOptions = new RegExp(`Options(?:, | → )(${longest.join("|")})`, "gu");
    for (const { id, text, source } of pairs) {
      const named = [...source.matchAll(inOptions)].map(([, name]) => name);
      const paths = Object.entries(messagesInEnglish.sections.names)
        .filter(([, name]) => named.includes(name))
        .map(([section]) => sections.at + sections.names[section as keyof typeof sections.names]);
      expect(
        paths.filter((path) => !text.includes(path)),
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
        ...not.filter((word) => hasWord(word, text)).map((word) => `${id}: not ${word}`),
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
function pairsOf(texts: GuideTexts, english: GuideTexts) {
  const listed = ({ opening, found, ownStep, unknown, topics }: GuideTexts) => [
    { id: "opening", text: opening },
    { id: "found", text: found },
    { id: "own step", text: ownStep },
    { id: "unknown", text: `${unknown.answer}\n${unknown.nextStep}` },
    ...topics.map(({ id, answer, nextStep }) => ({ id, text: `${answer}\n${nextStep}` })),
  ];
  const source = listed(english);
  return listed(texts).map((one, at) => ({ ...one, source: source[at]?.text ?? "" }));
}

/** What a name of the English pages is in a language: more than one, where pages differ. */
function buttonNames(messages: Messages): (name: string) => readonly string[] {
  const own = new Map(leaves(messages).map(({ path, text }) => [path, text]));
  const all = leaves(messagesInEnglish);
  return (name) => all.filter(({ text }) => text === name).map(({ path }) => String(own.get(path)));
}
