import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";

type Memory = Texts<typeof enMemory>;

/** What a block can be laid out as. */
export const layouts: Memory["layouts"] = {
  text: "Текст",
  list: "Список",
  checklist: "Список с отметками",
  map: "Таблица",
  log: "Журнал",
  composite: "Разделы",
};

/** What each layout is. */
export const layoutMeans: Memory["layoutMeans"] = {
  text: "Слова, как вы их пишете.",
  list: "Нумерованные пункты один под другим.",
  checklist: "Пункты, которые можно отмечать.",
  map: "Поля с именами, у каждого значение.",
  log: "Записи с временем, последние сверху. Прежние остаются как есть.",
  composite: "Несколько частей под заголовками, у каждой своё строение.",
};

/** What a field of a table holds. */
export const fieldTypes: Memory["fieldTypes"] = {
  text: "Текст",
  number: "Число",
  boolean: "Да или нет",
  list: "Список",
  counter: "Счётчик",
};

/** The kinds of blocks. */
export const types: Memory["types"] = {
  core: "Основной",
  working: "Рабочий",
  archival: "Архивный",
  log: "Журнал",
};

/** When the model sees each kind. */
export const typeMeans: Memory["typeMeans"] = {
  core: "Модель видит его с каждым сообщением, насколько хватает доли памяти в окне.",
  working:
    "Для того, что происходит сейчас: модель видит его, пока он закреплён или когда о нём говорит сообщение.",
  archival: "Для того, что нужно редко: нет ни в одном промпте. Найти его можно здесь.",
  log: "Для того, что было: нет ни в одном промпте. Найти его можно здесь.",
};

/** What a model may do with a block. */
export const permissions: Memory["permissions"] = {
  ReadOnly: "Только чтение",
  Human: "Спрашивать человека",
  Partner: "Спрашивать меня",
  Append: "Только дополнять",
  ReadWrite: "Чтение и запись",
  Admin: "Всё",
};

/** The same in a sentence. */
export const permissionMeans: Memory["permissionMeans"] = {
  ReadOnly: "Модель читает его и никогда не меняет.",
  Human: "Прежде чем модель изменит его, спрашивают того, кто здесь сидит.",
  Partner: "Прежде чем модель изменит его, спрашивают вас.",
  Append: "Модель может дописывать в него и не меняет того, что там уже есть.",
  ReadWrite: "Модель может менять то, что в нём написано.",
  Admin: "Модель может менять его и удалить.",
};

/** Who changed a block. */
export const who: Memory["history"]["who"] = {
  person: "Вы",
  model: "Модель",
  system: "Confidant",
};

/** What was done to a block. */
export const what: Readonly<Record<string, string>> = {
  "set-text": "текст написан заново",
  "append-text": "текст дописан",
  "replace-text": "текст заменён",
  "splice-text": "текст изменён",
  "set-field": "поле изменено",
  "append-to-field": "поле дополнено",
  increment: "счётчик изменён",
  "push-item": "пункт добавлен",
  "insert-item": "пункт добавлен",
  "set-item": "пункт изменён",
  "delete-item": "пункт удалён",
  "append-entry": "запись добавлена",
  restore: "версия восстановлена",
  layout: "строение изменено",
  merge: "внесены изменения из резервной копии",
};
