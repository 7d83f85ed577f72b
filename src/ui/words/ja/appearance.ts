import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    language: "言語",
    languageField: "Confidant の言語",
    languageNote:
      "開いているすべてのページにすぐ反映されます。会話は書かれたときの言語のままです。",
    browser: "ブラウザーの言語",
  },
} satisfies Texts<typeof enAppearance>;
