import type { FieldProblem } from "../../../domain/field-problem";
import type { PersonalityHint } from "../../../domain/personality-hint";
import type { enContextPage } from "../en-context-page";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

type Page = Texts<typeof enContextPage>["contextPage"];
type About = NonNullable<PersonalityHint["about"]>;

/** The fields that hints speak of. */
export const fieldNames: Record<PersonalityHint["field"], string> = {
  systemPrompt: "Instructions du contexte",
  personality: "Personnalité",
};

const asksFor: Partial<Record<About, string>> = {
  anger: "la colère ou des insultes",
  moods: "d’adopter les humeurs de la personne",
  temper: "de perdre son calme",
  offence: "de se vexer",
  obedience: "de faire tout ce qu’on lui dit",
  agreement: "d’approuver tout",
};

const looksLike: Partial<Record<About, string>> = {
  block: "à un bloc du prompt",
  heading: "à un titre du prompt",
  label: "au nom d’un interlocuteur",
};

const hints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "rien n’y est dit. Une phrase sur qui il est et ce qu’il fait aide."
      : "rien n’y est dit. Une phrase sur sa façon de parler et de rester lui-même aide.",
  "very-short": () =>
    "C’est très court : deux ou trois phrases lui donnent davantage à quoi se tenir.",
  "very-long": () =>
    "C’est très long, et prend de la place à la conversation dans chaque demande ; cela ne tient peut-être pas dans la fenêtre d’un petit modèle.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text} demande ${(about && asksFor[about]) ?? "quelque chose"}, ce que contredit la consigne de rester constant : le modèle recevrait les deux. Enlevez-le, ou dites ce qu’il fait à la place.`,
  "forged-tags": ({ about }, text) =>
    `${text} ressemble ${(about && looksLike[about]) ?? "à une partie du prompt"} et sera coupé avant l’envoi. Dites-le avec des mots simples.`,
  "speaks-as-user": (_, text) =>
    `${text} commence une phrase à la première personne, que le modèle peut prendre pour les mots de la personne. Adressez-vous à l’interlocuteur par « vous » ou « tu ».`,
  "no-role": () => "Les instructions ne disent pas qui il est. « Tu es … » est un bon début.",
  "not-english": () =>
    "Un petit modèle tient mieux un personnage en anglais ; il répond quand même dans votre langue.",
};

const problems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "Ce champ ne peut pas être vide.",
  "too-long": (limit) => `C’est plus long que ${limit} caractères.`,
  "too-small": (limit) => `Le minimum est ${limit}.`,
  "too-large": (limit) => `Le maximum est ${limit}.`,
  "not-a-number": () => "Il faut ici un nombre, sans décimales sauf pour la température.",
  "too-many": (limit) => `Pas plus de ${limit}.`,
  taken: () => "Un autre porte déjà ce nom.",
};

/** What could be better in a context's own words. */
export const hint: Page["hint"] = ({ code, about, field }, text) => {
  const sentence = hints[code]({ about, field }, `« ${text} »`);
  return code === "empty" ? `${fieldNames[field]} : ${sentence}` : sentence;
};

/** Why a field's value cannot be saved. */
export const problem: Page["problem"] = (code, limit) =>
  problems[code](limit === undefined ? "" : formatNumber(limit));
