import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `Сменить контекст (${keys})`,
    label: "Контексты",
    find: "Найти по имени или тегу",
    list: "Контексты: сначала закреплённые, затем недавние",
    none: "Ни в имени, ни в тегах контекстов нет этих слов.",
    loading: "Загрузка …",
    current: "показан сейчас",
    pinned: "закреплён, бессрочный",
    archivedMark: "в архиве",
    more: (count) => `Ещё ${formatNumber(count)}: введите часть имени или тега.`,
    fromPreset: "Новый из шаблона …",
    presets: "Шаблоны для нового контекста",
    findPreset: "Найти шаблон",
    onTrial: "на пробу",
    noPreset: "Нет шаблона с этими словами в названии.",
    back: "Назад",
    edit: "Все контексты …",
    endsIn: (mark) => `осталось ${mark}`,
    extend: "Продлить",
    aboutEnd: "Когда истекает срок этого контекста",
    archived: "Этот контекст в архиве. Чтобы продолжить, восстановите его.",
    restore: "Восстановить",
  },

  modelScope: {
    onlyHere: "Только в этом контексте",
    own: "У этого контекста своя модель.",
    unset: "Использовать модель по умолчанию",
  },

  expiry: {
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} мин`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} ч`
        : `${formatNumber(Math.floor(ms / DAY_MS))} дн.`;
    },
    warning: (at) =>
      `Срок контекста истекает: ${formatExactDate(at)}. Тогда он уйдёт в архив. Сообщение или кнопка «Продлить» начнут срок заново.`,
    fresh: (at) => `Если им не пользоваться, он уйдёт в архив: ${formatExactDate(at)}.`,
    neverFirst: "Его срок не истекает: это первый контекст.",
    neverPinned: "Его срок не истекает: он закреплён.",
    extend: "Продлить",
    extendName: (name) => `Продлить: ${name}`,
    ends: (left) => `до архива осталось ${left}`,
  },
} satisfies Texts<typeof enContexts>;
