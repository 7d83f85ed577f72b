import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    language: "语言",
    languageField: "Confidant 的语言",
    languageNote: "所有打开的页面会立即更改。对话保持其原本的语言。",
    browser: "浏览器语言",
  },
} satisfies Texts<typeof enAppearance>;
