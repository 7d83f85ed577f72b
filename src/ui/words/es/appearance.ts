import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "Colores y texto",
    theme: "Tema",
    themes: { system: "Como el sistema", light: "Claro", dark: "Oscuro" },
    contrast: "Contraste",
    contrasts: { system: "Como el sistema", more: "Alto" },
    textSize: "Tamaño del texto",
    textSizes: { normal: "Estándar", large: "Grande", larger: "Muy grande" },
    language: "Idioma",
    languageField: "Idioma de Confidant",
    languageNote:
      "Cambia todas las páginas abiertas a la vez. Las conversaciones siguen en el idioma en que se escribieron.",
    browser: "Idioma del navegador",
  },
} satisfies Texts<typeof enAppearance>;
