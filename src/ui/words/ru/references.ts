import type { ReferenceAction, ReferenceKind } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

const kinds: Record<ReferenceKind, string> = {
  workflow: "Процесс",
  page: "Страница",
  document: "Документ",
  context: "Контекст",
};

const actions: Record<ReferenceAction, string> = {
  created: "создание",
  modified: "изменение",
  discussed: "обсуждение",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "Упоминания",
    means:
      "О чём были беседы. Последние пять входят в промпты своей беседы, как и то, которое сообщение называет любым из его имён.",
    none: "Упоминаний пока нет. Добавьте то, о чём беседа: процесс, страницу, документ, контекст.",
    kinds,
    kind: "Вид",
    name: "Имя",
    target: "Адрес или идентификатор",
    targetNote: "Можно оставить пустым: тогда вместо него имя.",
    conversation: "Беседа",
    noConversation: "Упоминание принадлежит беседе, а в этом контексте их пока нет.",
    untitled: (at) => `Беседа: ${formatExactDate(at)}`,
    untitledHere: "Беседа без названия",
    add: "Добавить упоминание",
    addIt: "Добавить",
    aliases: "Другие имена",
    aliasesNote:
      "По одному в строке. Сообщение с любым из них говорит о нём. Если пусто, они составляются из имени.",
    alsoCalled: (aliases) => `Также: ${aliases.join(", ")}`,
    mine: (name) => `мой ${name}`,
    ofKind: {
      workflow: (name) => `процесс ${name}`,
      page: (name) => `страница ${name}`,
      document: (name) => `документ ${name}`,
      file: (name) => `файл ${name}`,
      context: (name) => `контекст ${name}`,
    },
    edit: "Изменить",
    editOf: (name) => `Изменить упоминание: ${name}`,
    deleteOf: (name) => `Удалить упоминание: ${name}`,
    inConversation: (title, action) => `${title} (${actions[action]})`,
    showOf: (title) => `Показать беседу: ${title}`,
    count: (count) => plural(count, "# упоминание", "# упоминания", "# упоминаний"),
    changed:
      "Тем временем его изменили в другом месте. Вот каким оно стало; «Сохранить» внесёт ваши изменения поверх.",
  },
} satisfies Texts<typeof enReferences>;
