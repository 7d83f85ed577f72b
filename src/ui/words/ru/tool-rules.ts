import type { ToolName } from "../../../domain/tool-name";
import type { enContextPage } from "../en-context-page";
import type { Texts } from "../texts";
import { plural } from "./plural";
import { toolLabel } from "./tool-labels";

const ruleEnds = {
  StartConstraint: "раньше всех остальных",
  ExitLoop: "завершает ответ",
  ContinueLoop: "позволяет ответу продолжаться",
};

/** What each tool gives or does, with its name. */
export const toolNames: Readonly<Record<ToolName, string>> = {
  now: "дата и время (now)",
  calculate: "значение выражения (calculate)",
  block_read: "блок целиком (block_read)",
  archival_search: "сохранённые заметки (archival_search)",
  history_search: "прежние сообщения этого контекста (history_search)",
  reference_find: "о чём шла беседа (reference_find)",
  block_append: "дописать в блок (block_append)",
  block_replace: "заменить текст в блоке (block_replace)",
  block_set_field: "задать поле таблицы (block_set_field)",
  list_push: "добавить пункт в список (list_push)",
  log_append: "добавить запись в журнал (log_append)",
  block_delete: "удалить блок после вашего одобрения (block_delete)",
  archival_insert: "сохранить заметку (archival_insert)",
  fact_set: "сохранить факт о вас (fact_set)",
  fact_forget: "забыть факт о вас (fact_forget)",
  reference_note: "записать, о чём идёт беседа (reference_note)",
};

/** A rule in one line. */
export const toolRule: Texts<(typeof enContextPage)["contextPage"]["toolRule"]> = (rule) => {
  const tool = `«${toolLabel(rule.tool)}»`;
  if (rule.type === "RequiresPrior") return `${tool} только после «${toolLabel(rule.prior)}»`;
  if (rule.type === "MaxCalls") {
    const times = plural(rule.max, "не больше # раза", "не больше # раз", "не больше # раз");
    return `${tool} ${times} за ответ`;
  }
  return `${tool} ${ruleEnds[rule.type]}`;
};
