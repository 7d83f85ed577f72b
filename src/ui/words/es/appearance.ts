import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    language: "Idioma",
    languageField: "Idioma de Confidant",
    languageNote:
      "Cambia todas las páginas abiertas a la vez. Las conversaciones siguen en el idioma en que se escribieron.",
    browser: "Idioma del navegador",
  },
} satisfies Texts<typeof enAppearance>;
