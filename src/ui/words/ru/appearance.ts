import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "Цвета и текст",
    theme: "Тема",
    themes: { system: "Как в системе", light: "Светлая", dark: "Тёмная" },
    contrast: "Контраст",
    contrasts: { system: "Как в системе", more: "Высокий" },
    textSize: "Размер текста",
    textSizes: { normal: "Обычный", large: "Крупный", larger: "Очень крупный" },
    language: "Язык",
    languageField: "Язык Confidant",
    languageNote:
      "Сразу меняется на всех открытых страницах. Беседы остаются на том языке, на котором написаны.",
    browser: "Язык браузера",
  },
} satisfies Texts<typeof enAppearance>;
