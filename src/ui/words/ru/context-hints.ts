import type { FieldProblem } from "../../../domain/field-problem";
import type { PersonalityHint } from "../../../domain/personality-hint";
import type { enContextPage } from "../en-context-page";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

type Page = Texts<(typeof enContextPage)["contextPage"]>;
type About = NonNullable<PersonalityHint["about"]>;

/** The fields that make a context's assistant. */
export const fieldNames: Record<PersonalityHint["field"], string> = {
  systemPrompt: "Инструкции",
  personality: "Характер",
};

const problems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "Это поле не может быть пустым.",
  "too-long": (limit) => `Это длиннее, чем можно (символов: ${limit}).`,
  "too-small": (limit) => `Не меньше ${limit}.`,
  "too-large": (limit) => `Не больше ${limit}.`,
  "not-a-number": () => "Здесь нужно число, целое везде, кроме температуры.",
  "too-many": (limit) => `Всего не больше ${limit}.`,
  taken: () => "Такое имя уже занято.",
};

const asksFor: Partial<Record<About, string>> = {
  anger: "злости или оскорблений",
  moods: "перенимать чужое настроение",
  temper: "терять самообладание",
  offence: "обижаться",
  obedience: "делать всё, что скажут",
  agreement: "соглашаться со всем",
};

const looksLike: Partial<Record<About, string>> = {
  block: "блок промпта",
  heading: "заголовок промпта",
  label: "имя говорящего",
};

const hints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "здесь ничего не сказано. Поможет фраза о том, кто это и что делает."
      : "здесь ничего не сказано. Поможет фраза о том, как он говорит и каким остаётся.",
  "very-short": () => "Это очень коротко: двух-трёх фраз хватит для опоры.",
  "very-long": () =>
    "Это очень длинно и в каждом запросе отнимает место у беседы; в окно небольшой модели это может не поместиться.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text} требует ${(about && asksFor[about]) ?? "того"}, против чего говорит указание оставаться в образе: модель услышала бы и то и другое. Уберите это или скажите, что делать вместо этого.`,
  "forged-tags": ({ about }, text) =>
    `${text} выглядит как ${(about && looksLike[about]) ?? "часть промпта"} и разбивается перед отправкой. Скажите это простыми словами.`,
  "speaks-as-user": (_, text) =>
    `${text} начинает фразу от первого лица, и модель может принять это за ваши собственные слова. Обращайтесь к собеседнику на «ты».`,
  "no-role": () => "В инструкциях не сказано, кто это. «Ты — …» — хорошее начало.",
  "not-english": () =>
    "Небольшая модель лучше всего держит образ на английском; отвечать она всё равно будет на вашем языке.",
};

/** What could be better about a text that makes an assistant. */
export const hint: Page["hint"] = ({ code, about, field }, text) => {
  const sentence = hints[code]({ about, field }, `«${text}»`);
  return code === "empty" ? `${fieldNames[field]}: ${sentence}` : sentence;
};

/** What is wrong with a field. */
export const problem: Page["problem"] = (code, limit) =>
  problems[code](limit === undefined ? "" : formatNumber(limit));
