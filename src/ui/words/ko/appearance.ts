import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "색과 글자",
    theme: "테마",
    themes: { system: "시스템 설정 따르기", light: "밝게", dark: "어둡게" },
    contrast: "대비",
    contrasts: { system: "시스템 설정 따르기", more: "높게" },
    textSize: "글자 크기",
    textSizes: { normal: "보통", large: "크게", larger: "아주 크게" },
    language: "언어",
    languageField: "Confidant 언어",
    languageNote: "열려 있는 모든 페이지에 바로 적용됩니다. 대화는 작성된 언어 그대로 남습니다.",
    browser: "브라우저 언어",
  },
} satisfies Texts<typeof enAppearance>;
