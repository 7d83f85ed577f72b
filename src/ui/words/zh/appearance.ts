import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "颜色与文字",
    theme: "主题",
    themes: { system: "跟随系统", light: "浅色", dark: "深色" },
    contrast: "对比度",
    contrasts: { system: "跟随系统", more: "高" },
    textSize: "文字大小",
    textSizes: { normal: "标准", large: "大", larger: "特大" },
    language: "语言",
    languageField: "Confidant 的语言",
    languageNote: "所有打开的页面会立即更改。对话保持其原本的语言。",
    browser: "浏览器语言",
  },
} satisfies Texts<typeof enAppearance>;
