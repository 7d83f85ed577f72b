import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, and how a text names one. */
export const sections = {
  at: "Настройки, ",
  names: {
    models: "Модели",
    tools: "Инструменты",
    contexts: "Контексты",
    memory: "Память",
    lock: "Блокировка",
    backup: "Резервные копии",
    prompt: "Промпт",
    library: "Библиотека промптов",
    appearance: "Внешний вид",
    programs: "Программы",
    keyboard: "Сочетания клавиш",
    usage: "Использование",
    data: "Данные",
    health: "Состояние",
    about: "О программе",
  },
} satisfies Texts<typeof enSections>;
