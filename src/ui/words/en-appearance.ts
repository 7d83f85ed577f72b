/** What the options say of how pages look and what they speak. */
export const enAppearance = {
  appearancePage: {
    look: "Colours and text",
    theme: "Theme",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    contrast: "Contrast",
    contrasts: { system: "As the system", more: "High" },
    textSize: "Text size",
    textSizes: { normal: "Normal", large: "Large", larger: "Very large" },
    language: "Language",
    languageField: "Language of Confidant",
    languageNote:
      "Changes every open page at once. Conversations stay in the language they were written in.",
    browser: "Browser's language",
  },
};
