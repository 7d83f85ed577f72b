import { formatDuration, formatMilliseconds } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { charactersOf } from "./nouns";
import { plural } from "./plural";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) => {
    const calls = plural(
      names.length,
      "# вызов инструмента",
      "# вызова инструментов",
      "# вызовов инструментов",
    );
    return `${calls}: ${[...new Set(names.map(toolLabel))].join(", ")}`;
  },
  requested: (names) =>
    `запрос ${names.length === 1 ? "инструмента" : "инструментов"}: ${names.join(", ")}; ничего не предлагалось, поэтому ничего не сделано`,
  notTaken:
    "Эта модель не принимает инструменты, поэтому запрос ушёл без включённых здесь. Другая модель, возможно, сможет ими пользоваться.",
  unnamed: "без имени",
  arguments: "С чем вызвано",
  result: "Результат",
  failed: "Отказано",
  waiting: "Нет ответа",
  asks: (label, target) =>
    target === "" ? `Ждёт вас: ${label}` : `Ждёт вас: ${label} (${target})`,
  exact: "Точный вызов",
  called: "Инструмент",
  tainted:
    "Модель прочитала импортированный текст, веб-страницу или вывод инструмента, и просьба могла исходить оттуда.",
  before: "Сейчас",
  after: "Потом",
  nothing: "ничего",
  approve: "Одобрить",
  decline: "Отклонить",
  edit: "Изменить",
  editLabel: (label) => `С чем вызывается «${label}»`,
  always: "Здесь одобрять всегда",
  size: (characters) => charactersOf(characters),
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) =>
    plural(characters, "… и ещё # символ", "… и ещё # символа", "… и ещё # символов"),
} satisfies Texts<typeof enTools>;
