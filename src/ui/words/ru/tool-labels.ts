import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "Дата и время",
  calculate: "Вычислить",
  block_read: "Прочитать блок",
  archival_search: "Искать в заметках",
  history_search: "Искать в истории",
  reference_find: "Найти упоминания",
  block_append: "Дописать в блок",
  block_replace: "Заменить в блоке",
  block_set_field: "Задать поле",
  list_push: "Добавить пункт списка",
  log_append: "Добавить запись в журнал",
  block_delete: "Удалить блок",
  archival_insert: "Сохранить заметку",
  fact_set: "Сохранить факт",
  fact_forget: "Забыть факт",
  reference_note: "Записать упоминание",
  result_read: "Читать ответ дальше",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
