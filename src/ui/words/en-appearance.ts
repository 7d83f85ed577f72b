/** What the options say of how pages look and what they speak. */
export const enAppearance = {
  appearancePage: {
    language: "Language",
    languageField: "Language of Confidant",
    languageNote:
      "Changes every open page at once. Conversations stay in the language they were written in.",
    browser: "Browser's language",
  },
};
