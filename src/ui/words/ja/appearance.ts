import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "色と文字",
    theme: "テーマ",
    themes: { system: "システムに合わせる", light: "ライト", dark: "ダーク" },
    contrast: "コントラスト",
    contrasts: { system: "システムに合わせる", more: "高" },
    textSize: "文字の大きさ",
    textSizes: { normal: "標準", large: "大", larger: "特大" },
    language: "言語",
    languageField: "Confidant の言語",
    languageNote:
      "開いているすべてのページにすぐ反映されます。会話は書かれたときの言語のままです。",
    browser: "ブラウザーの言語",
  },
} satisfies Texts<typeof enAppearance>;
