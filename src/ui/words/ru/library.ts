import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "Библиотека промптов",
  why: "Ваши собственные тексты для сообщений. Введите / на панели и выберите текст или выберите «Использовать промпт» в меню веб-страницы. Промпт только заполняет поле сообщения: сам он никогда не отправляется.",
  none: "Промптов пока нет.",
  search: "Поиск по промптам",
  notFound: "Подходящего промпта нет.",
  add: "Новый промпт",
  fields: { title: "Название", command: "Команда", text: "Текст" },
  hints: {
    command: "То, что вводится после /. Если оставить пустым, команда берётся из названия.",
    text: "О том, что стоит в двойных фигурных скобках, например {{тема}}, вас спросят. В меню веб-страницы {{page}} и {{selection}} обозначают то, что прикреплено.",
  },
  save: "Сохранить",
  cancel: "Отмена",
  edit: "Изменить",
  remove: "Удалить",
  up: "Выше",
  down: "Ниже",
  labelOf: (act, title) => `${act}: ${title}`,
  insert: "Вставить",
  page: { page: "прикреплённая страница", selection: "прикреплённый фрагмент" },
} satisfies Texts<typeof enLibrary>;
