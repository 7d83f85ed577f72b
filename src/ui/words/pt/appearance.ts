import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "Cores e texto",
    theme: "Tema",
    themes: { system: "Como o sistema", light: "Claro", dark: "Escuro" },
    contrast: "Contraste",
    contrasts: { system: "Como o sistema", more: "Alto" },
    textSize: "Tamanho do texto",
    textSizes: { normal: "Padrão", large: "Grande", larger: "Muito grande" },
    language: "Idioma",
    languageField: "Idioma do Confidant",
    languageNote:
      "Muda todas as páginas abertas de uma vez. As conversas continuam no idioma em que foram escritas.",
    browser: "Idioma do navegador",
  },
} satisfies Texts<typeof enAppearance>;
