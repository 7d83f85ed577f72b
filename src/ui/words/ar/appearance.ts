import type { enAppearance } from "../en-appearance";
import type { Texts } from "../texts";

/** What the options say of how pages look and what they speak. */
export const appearance = {
  appearancePage: {
    look: "الألوان والنص",
    theme: "المظهر",
    themes: { system: "حسب النظام", light: "فاتح", dark: "داكن" },
    contrast: "التباين",
    contrasts: { system: "حسب النظام", more: "عالٍ" },
    textSize: "حجم النص",
    textSizes: { normal: "عادي", large: "كبير", larger: "كبير جدًا" },
    language: "اللغة",
    languageField: "لغة Confidant",
    languageNote: "تتغير لغة كل الصفحات المفتوحة فورًا. تبقى المحادثات باللغة التي كُتبت بها.",
    browser: "لغة المتصفح",
  },
} satisfies Texts<typeof enAppearance>;
