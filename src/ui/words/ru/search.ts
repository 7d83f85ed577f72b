import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "Эта беседа",
  },

  filters: {
    open: "Фильтры",
    row: "Сузить поиск",
    names: { from: "От кого", kind: "Вид", date: "Дата", tag: "Тег", help: "Справка" },
    inUse: "Действующие фильтры",
    remove: (filter) => `Убрать фильтр: ${filter}`,
    speakers: { user: "Вы", assistant: "Ассистент" },
    kinds: {
      message: "Сообщения",
      title: "Названия",
      block: "Блоки",
      fact: "Факты",
      archival: "Заметки",
      summary: "Сводки",
      reference: "Упоминания",
    },
    after: "Начиная с",
    before: "До",
    lastDays: (days) => plural(days, "Последний # день", "Последние # дня", "Последние # дней"),
    tag: "Тег",
    addTag: "Добавить",
    chip: {
      from: (speaker) => `От кого: ${speaker}`,
      in: (context) => `Контекст: ${context}`,
      kind: (kind) => `Вид: ${kind}`,
      before: (date) => `До ${date}`,
      after: (date) => `Начиная с ${date}`,
      tag: (tag) => `Тег: ${tag}`,
    },
  },

  help: {
    title: "Как искать",
    rows: [
      ["старая гавань", "оба слова, где угодно в тексте"],
      ['"старая гавань"', "эти слова в этом порядке"],
      ["-гавань", "без этого слова"],
      ["from:me", "что написали вы; from:assistant — что было в ответах"],
      ["in:работа", "в контекстах с этим словом в имени"],
      ["kind:note", "а также message, title, block, fact, summary, reference"],
      ["after:2026-05", "с этого времени"],
      ["before:2026-06-15", "до этого дня"],
      ["tag:поездка", "с этим тегом"],
    ],
  },

  find: {
    label: "Найти в этой беседе",
    previous: "Назад (Shift+Enter)",
    next: "Вперёд (Enter)",
    close: "Закрыть и остаться здесь (Esc вернёт туда, где вы были)",
    count: (position, of, isMore) =>
      `${formatNumber(position)} из ${isMore ? "более чем " : ""}${formatNumber(of)}`,
    some: (of, isMore) => (isMore ? `более ${formatNumber(of)}` : `выше: ${formatNumber(of)}`),
    none: "Не найдено",
    looking: "Загрузка …",
    elsewhere: (count) =>
      plural(
        count,
        "ещё # сообщение в других версиях: показать в поиске",
        "ещё # сообщения в других версиях: показать в поиске",
        "ещё # сообщений в других версиях: показать в поиске",
      ),
  },

  method: {
    label: "Искать по",
    modes: { auto: "Словам и смыслу", fts: "Словам", vector: "Смыслу" },
    found: {
      fts: "Найдено по словам.",
      vector: "Найдено по смыслу.",
      hybrid: "Найдено по словам и смыслу.",
    },
    progress: (embedded, of) =>
      plural(
        of,
        `По смыслу пока можно найти ${formatNumber(embedded)} из # текста.`,
        `По смыслу пока можно найти ${formatNumber(embedded)} из # текстов.`,
        `По смыслу пока можно найти ${formatNumber(embedded)} из # текстов.`,
      ),
    waits: "Поиск по смыслу ждёт:",
  },

  otherVersion: "в другой версии",
  gone: "Этот текст удалён. Список теперь обновлён.",
} satisfies Texts<typeof enSearch>;
