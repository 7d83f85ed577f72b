import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    language: "Idioma",
    languageField: "Idioma do Confidant",
    languageNote:
      "Muda todas as páginas abertas de uma vez. As conversas continuam no idioma em que foram escritas.",
    browser: "Idioma do navegador",
  },
} satisfies Texts<typeof enAppearance>;
