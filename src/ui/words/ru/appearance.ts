import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    language: "Язык",
    languageField: "Язык Confidant",
    languageNote:
      "Сразу меняется на всех открытых страницах. Беседы остаются на том языке, на котором написаны.",
    browser: "Язык браузера",
  },
} satisfies Texts<typeof enAppearance>;
