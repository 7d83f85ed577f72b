import type { Texts } from "../texts";
import type { enUndo } from "../undo-words";
import { plural } from "./plural";

/** What was done just now, and the way back. */
export const undo = {
  undo: "Отменить",
  undoOf: (description) =>
    `Отменить: ${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, "")}`,
  close: "Закрыть",
  undone: "Отменено.",
  late: "Отменить это уже нельзя.",
  changed: "С тех пор это изменилось, поэтому ничего не отменено.",
  failed: "Отменить это не удалось. Ничего не изменено.",
  messages: (count) =>
    plural(count, "Удалено # сообщение.", "Удалено # сообщения.", "Удалено # сообщений."),
  someMessages: "Удалены некоторые сообщения.",
  attachmentRemoved: "Вложение убрано.",
  archived: "Беседа в архиве.",
  modelRemoved: "Модель удалена.",
  moved: "Беседа перемещена.",
  removed: "Беседа удалена.",
  contextArchived: "Контекст в архиве.",
  presetRemoved: "Шаблон удалён.",
  promptRemoved: "Промпт удалён.",
  redactionRemoved: "Текст больше не скрывается.",
  connectionRemoved: "Подключение удалено.",
  usageForgotten: "Статистика использования сброшена.",
  backupRemoved: "Резервная копия удалена.",
  factKept: "Факт сохранён.",
  factApproved: "Факт одобрен.",
  factForgotten: "Факт забыт.",
  fileRemoved: "Файл модели удалён.",
  blockRemoved: "Блок удалён.",
  blockAdded: "Блок добавлен.",
  noteKept: "Заметка сохранена.",
  referenceAdded: "Упоминание добавлено.",
  referenceRemoved: "Упоминание удалено.",
  referenceRenamed: "Упоминание изменено.",
  blockChanged: "Блок изменён.",
  blockLaidOut: "Строение изменено.",
  blockRestored: "Версия восстановлена.",
  blockShared: "Доступ к блоку открыт.",
  blockUnshared: "Доступ закрыт.",
  noteRemoved: "Заметка удалена.",
  noteChanged: "Заметка изменена.",
  factChanged: "Факт изменён.",
} satisfies Texts<typeof enUndo>;
