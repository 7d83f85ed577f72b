import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "Farben und Schrift",
    theme: "Farbschema",
    themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
    contrast: "Kontrast",
    contrasts: { system: "Wie das System", more: "Hoch" },
    textSize: "Schriftgröße",
    textSizes: { normal: "Standard", large: "Groß", larger: "Sehr groß" },
    language: "Sprache",
    languageField: "Sprache von Confidant",
    languageNote:
      "Gilt sofort auf allen offenen Seiten. Gespräche bleiben in der Sprache, in der sie geschrieben wurden.",
    browser: "Sprache des Browsers",
  },
} satisfies Texts<typeof enAppearance>;
