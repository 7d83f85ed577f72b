import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "Couleurs et texte",
    theme: "Thème",
    themes: { system: "Comme le système", light: "Clair", dark: "Sombre" },
    contrast: "Contraste",
    contrasts: { system: "Comme le système", more: "Élevé" },
    textSize: "Taille du texte",
    textSizes: { normal: "Normale", large: "Grande", larger: "Très grande" },
    language: "Langue",
    languageField: "Langue de Confidant",
    languageNote:
      "Change aussitôt toutes les pages ouvertes. Les conversations restent dans la langue où elles ont été écrites.",
    browser: "Langue du navigateur",
  },
} satisfies Texts<typeof enAppearance>;
