import { findContradictions } from "./find-contradictions";
import { findForgedMarks } from "./find-forged-marks";
import type { PersonalityHint } from "./personality-hint";
import { isForeignWord } from "./token-language";
import { estimateTokens } from "./tokens";

type Texts = { readonly systemPrompt: string; readonly personality: string };
type Field = keyof Texts;

/** Tokens below which nobody could tell one character from another: half a short sentence. */
const SHORT = 8;

/** A quarter of a 4K window: reply and memory take three eighths of it, so a third of the rest. */
const LONG = 1_024;

/**
 * What may keep a personality from holding, in the order of its texts (M-054); a hint, never a
 * refusal. Knows English and German cues; in other languages it looks at length and marks only.
 */
export function reviewPersonality(
  texts: Texts,
  { forSmall = false }: { readonly forSmall?: boolean } = {},
): readonly PersonalityHint[] {
  const { systemPrompt, personality } = texts;
  const inTexts = (["systemPrompt", "personality"] as const).flatMap((field) => [
    ...findForgedMarks(texts[field]).map((found) => hintAt(field, "forged-tags", found)),
    ...findContradictions(texts[field]).map((found) =>
      hintAt(field, "contradicts-steadiness", found),
    ),
    ...findFirstPerson(texts[field]).map((found) => hintAt(field, "speaks-as-user", found)),
  ]);
  const hasRole = ROLE.test(systemPrompt) || ROLE.test(personality);
  const isKnown = LANGUAGE.test(systemPrompt);
  const noRole = isKnown && !hasRole ? [hintOf("no-role", "systemPrompt", systemPrompt)] : [];
  return [...lengthHints(texts), ...noRole, ...(forSmall ? languageHints(texts) : []), ...inTexts];
}

/** M-013: a small model holds a character in English; its answers keep the person's language. */
function languageHints(texts: Texts): PersonalityHint[] {
  const field = (["personality", "systemPrompt"] as const).find((name) => isForeign(texts[name]));
  return field === undefined ? [] : [hintOf("not-english", field, texts[field])];
}

/** Whether most of its letters are not Latin, or its short words are rather another language's. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return true;
  const words = [...text.matchAll(/\p{L}+/gu)];
  const foreign = words.filter(({ 0: word, index }) =>
    isForeignWord(text, index, index + word.length),
  );
  const english = words.filter(([word]) => ENGLISH.has(word.toLowerCase()));
  return foreign.length > english.length;
}

const ENGLISH = new Set(
  "the and with always never please answer you are your is to of a in not that who it be as do".split(
    " ",
  ),
);

function lengthHints({ systemPrompt, personality }: Texts): PersonalityHint[] {
  const tokens = estimateTokens(systemPrompt) + estimateTokens(personality);
  const longest = systemPrompt.length >= personality.length ? "systemPrompt" : "personality";
  const long = longest === "systemPrompt" ? systemPrompt : personality;
  return [
    ...(systemPrompt.trim() === "" ? [hintOf("empty", "systemPrompt", systemPrompt)] : []),
    ...(personality.trim() === "" ? [hintOf("empty", "personality", personality)] : []),
    ...(tokens > 0 && tokens < SHORT ? [hintOf("very-short", longest, long)] : []),
    ...(tokens > LONG ? [hintOf("very-long", longest, long)] : []),
  ];
}

/** Who the partner is: addressed, or named by what it does. */
const ROLE =
  /(?<![\p{L}\p{N}])(?:you are|you're|you (?:act|play|serve|work|help|speak|write|answer|guide|teach|listen|support|accompany)|act as|your (?:name|role|job|task|work|character) is|(?:an?|the) [\p{L} -]{0,40}(?:assistant|advis[eo]r|counsell?or|coach|guide|teacher|tutor|mentor|partner|companion|expert|editor|listener|friend|helper|planner|thinker|pilot|supporter)|du (?:bist|spielst|heißt|hilfst|berätst|begleitest|lehrst|hörst|arbeitest|sprichst|unterstützt)|sie sind|(?:deine|ihre) (?:rolle|aufgabe|arbeit)|dein name|handle als|(?:eine?|als) [\p{L} -]{0,40}(?:assistent|berater|begleiter|lehrer|coach|mentor|partner|freund|experte|helfer|zuhörer)(?:in)?)(?![\p{L}\p{N}])/iu;

/** Whether it is English or German at all: other languages have roles that nobody here can read. */
const LANGUAGE =
  /(?<![\p{L}\p{N}])(?:the|and|with|always|never|please|answer|und|immer|bitte|nicht|antworte)(?![\p{L}\p{N}])/iu;

/** A sentence in the first person; what is quoted is none. */
const FIRST_PERSON =
  /(?<=^[ \t>*-]{0,8}|[.!?][ \t]+)(?:I(?:['’](?:m|ve|d|ll))?|My|Ich|Mein|Meine|Mir|Mich)(?=[ \t]+\p{L})/gmu;

function findFirstPerson(text: string): { start: number; end: number }[] {
  const [first] = text.matchAll(FIRST_PERSON);
  return first === undefined ? [] : [{ start: first.index, end: first.index + first[0].length }];
}

type Found = Pick<PersonalityHint, "start" | "end"> & { readonly about?: PersonalityHint["about"] };

function hintAt(
  field: Field,
  code: PersonalityHint["code"],
  { about = null, start, end }: Found,
): PersonalityHint {
  return { code, about, field, start, end };
}

function hintOf(code: PersonalityHint["code"], field: Field, text: string): PersonalityHint {
  return hintAt(field, code, { start: 0, end: text.length });
}
