import type { FieldProblem } from "../../../domain/field-problem";
import type { PersonalityHint } from "../../../domain/personality-hint";
import type { enContextPage } from "../en-context-page";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

type Page = Texts<(typeof enContextPage)["contextPage"]>;
type About = NonNullable<PersonalityHint["about"]>;

/** The fields that make a context's assistant. */
export const fieldNames: Record<PersonalityHint["field"], string> = {
  systemPrompt: "Anweisungen",
  personality: "Persönlichkeit",
};

const problems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "Das darf nicht leer sein.",
  "too-long": (limit) => `Das ist länger als ${limit} Zeichen.`,
  "too-small": (limit) => `Mindestens ${limit}.`,
  "too-large": (limit) => `Höchstens ${limit}.`,
  "not-a-number": () => "Hier gehört eine Zahl hin, außer bei der Temperatur ohne Komma.",
  "too-many": (limit) => `Nicht mehr als ${limit}.`,
  taken: () => "So heißt schon etwas anderes.",
};

const asksFor: Partial<Record<About, string>> = {
  anger: "Ärger oder Beleidigungen",
  moods: "Übernehmen fremder Launen",
  temper: "Wutausbrüche",
  offence: "Beleidigtsein",
  obedience: "blinden Gehorsam",
  agreement: "Zustimmung zu allem",
};

const looksLike: Partial<Record<About, string>> = {
  block: "ein Block des Prompts",
  heading: "eine Überschrift des Prompts",
  label: "der Name eines Sprechers",
};

const hints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "Hier steht nichts. Ein Satz darüber, wer er ist und was er tut, hilft."
      : "Hier steht nichts. Ein Satz darüber, wie er spricht und wobei er bleibt, hilft.",
  "very-short": () => "Das ist sehr kurz: Zwei oder drei Sätze geben mehr Halt.",
  "very-long": () =>
    "Das ist sehr lang und nimmt dem Gespräch in jeder Anfrage Platz; in das Fenster eines kleinen Modells passt es vielleicht nicht.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text} verlangt ${(about && asksFor[about]) ?? "etwas"}, wogegen der Hinweis spricht, in der Rolle zu bleiben: Dem Modell würde beides gesagt. Weglassen, oder sagen, was er stattdessen tut.`,
  "forged-tags": ({ about }, text) =>
    `${text} sieht aus wie ${(about && looksLike[about]) ?? "ein Teil des Prompts"} und wird vor dem Senden aufgebrochen. In einfachen Worten sagen.`,
  "speaks-as-user": (_, text) =>
    `${text} beginnt einen Satz in der ersten Person, und das Modell könnte das für deine eigenen Worte halten. Den Assistenten mit „du“ anreden.`,
  "no-role": () => "Die Anweisungen sagen nicht, wer er ist. „Du bist …“ ist ein guter Anfang.",
  "not-english": () =>
    "Ein kleines Modell hält eine Figur am besten auf Englisch durch; es antwortet trotzdem in deiner Sprache.",
};

/** What could be better about a text that makes an assistant. */
export const hint: Page["hint"] = ({ code, about, field }, text) => {
  const sentence = hints[code]({ about, field }, `„${text}“`);
  return code === "empty" ? `${fieldNames[field]}: ${sentence}` : sentence;
};

/** What is wrong with a field. */
export const problem: Page["problem"] = (code, limit) =>
  problems[code](limit === undefined ? "" : formatNumber(limit));
