import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";
import { messagesOf, shortTokensOf, textsOf } from "./nouns";
import { plural } from "./plural";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "Новая беседа",
    temporary: "Временная беседа",
    rename: "Переименовать …",
    pin: "Закрепить",
    unpin: "Открепить",
    tags: "Теги …",
    move: "Переместить в …",
    parameters: "Параметры …",
    archive: "В архив",
    restore: "Восстановить",
    exportIt: "Экспортировать …",
    search: "Поиск …",
    find: "Найти в этой беседе",
    memory: "Память",
    factsWait: (count) => `Факты, которые ждут вашего одобрения: ${formatNumber(count)}`,
    shortcuts: "Сочетания клавиш",
    tab: "Открыть во вкладке",
    remove: "Удалить …",
    discard: "Отбросить …",
  },

  list: {
    waiting: "есть новый ответ",
    title: "Беседы",
    close: "Закрыть",
    begin: "Новая",
    find: "Искать в беседах и памяти",
    scope: "Какие беседы",
    here: "Этот контекст",
    everywhere: "Все контексты",
    archived: "Архив",
    contextArchived: "Контекст в архиве",
    list: "Беседы, последние сверху",
    untitled: "Новая беседа",
    current: "показана сейчас",
    pinned: "закреплена",
    notStored: "Не сохраняется",
    counts: (messages, tokens) => `${messagesOf(messages)} · ${shortTokensOf(tokens)}`,
    total: (count, isEverywhere) => {
      const stored = plural(count, "сохранена # беседа", "сохранено # беседы", "сохранено # бесед");
      return `${isEverywhere ? "Всего" : "Здесь"} ${stored}, считая архивные`;
    },
    menu: "Что с ней можно сделать (Shift+F10)",
    menuOf: (title) => `«${title}»`,
    none: "Бесед здесь пока нет. Ваше сообщение начнёт первую.",
    noneFound: "Ничего с этими словами.",
    noneArchived: "В архиве здесь ничего нет.",
    loading: "Загрузка …",
    ago: (ms) => formatAgo(ms),
    exactly: (time) => formatExactDate(time),
    tags: (tags) => tags.join(", "),
  },

  found: {
    title: "Сообщения и память",
    total: (count) =>
      count < 10_000
        ? plural(
            count,
            "# место в сообщениях и памяти",
            "# места в сообщениях и памяти",
            "# мест в сообщениях и памяти",
          )
        : `Более ${formatNumber(10_000)} мест в сообщениях и памяти`,
    searched: (count) =>
      `Пока просмотрено: ${textsOf(count)}, начиная с последних; более старые следом.`,
    anew: (count) =>
      `Сохранённый поисковый индекс не читается и строится заново: пока ${textsOf(count)}, начиная с последних.`,
    memory: "Память",
    speakers: { user: "Вы:", assistant: "Ответ:" },
    kinds: {
      message: "Сообщение:",
      title: "Название:",
      block: "Блок:",
      fact: "Факт:",
      archival: "Заметка:",
      summary: "Сводка:",
      reference: "Упоминание:",
    },
    hint: 'Слова или "фраза", -без, from:me, in:контекст, tag:имя, before:2026-05, after:2026-01-31',
  },

  dialog: {
    save: "Сохранить",
    cancel: "Отмена",
    renameTitle: "Переименовать эту беседу",
    name: "Название",
    nameNote: "Если оставить пустым, название найдётся само.",
    tagsTitle: "Теги этой беседы",
    tagList: "Теги",
    tagsNote: "Через запятую.",
    moveTitle: "Переместить эту беседу в",
    removeTitle: "Удалить эту беседу",
    counting: "Подсчёт …",
    removeMeans: (title, messages) =>
      `Удаляется «${title}»: ${messagesOf(messages)} на всех ветвях, вместе со сводками. Отменить можно в течение 10 секунд, если она не слишком велика. Сначала создаётся резервная копия; резервные копии четыре недели или дольше и файлы самого браузера некоторое время могут хранить её зашифрованной.`,
    removeConfirm: (messages) => `Удалить ${messagesOf(messages)}`,
    discardTitle: "Отбросить эту временную беседу",
    discardMeans: (messages) =>
      plural(
        messages,
        "С ней уйдёт # сообщение. Отменить можно в течение 10 секунд; из неё ничего не сохранялось.",
        "С ней уйдут # сообщения. Отменить можно в течение 10 секунд; из неё ничего не сохранялось.",
        "С ней уйдёт # сообщений. Отменить можно в течение 10 секунд; из неё ничего не сохранялось.",
      ),
    discardConfirm: "Отбросить",
  },

  message: {
    removeTitle: "Удалить это сообщение",
    removeMeans:
      "Его текст удаляется на всех ветвях, где он есть. Вместе с ним уходят составленные из него сводки и то, что сохранено о промптах с тех пор. Отменить можно в течение 10 секунд, если он не слишком велик. Созданные раньше резервные копии хранят его четыре недели или дольше.",
    removeConfirm: "Удалить",
  },
} satisfies Texts<typeof enConversationList>;
