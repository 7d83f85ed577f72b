import type { PromptMode } from "../../../domain/prompt-mode";
import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";
import { ltr } from "./isolate";
import { counted, countedOf } from "./nouns";

/** What a message was taken for. */
export const promptModes: Record<PromptMode, string> = {
  general: "محادثة",
  creation: "إنشاء شيء",
  search: "البحث عن شيء",
  modification: "تغيير شيء",
  analysis: "التفكير في أمر بعمق",
};

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "تُستبعد الأدوار الأقدم، كما هو مضبوط",
    dropped: "تم تجاهل ملخّصها",
    "summary-failed": "تعذّر إنشاء ملخّص؛ ستُعاد المحاولة",
    "no-summariser": "لا يُسمح لأي نموذج بتلخيصها تلقائيًا",
    "not-yet": "لم يُكتب ملخّصها بعد",
  },
  sentPrompt: "ما رآه النموذج",

  windowBar: {
    hint: (keys) => `يفتح فاحص الموجّه (${ltr(keys)}).`,
    none: "–",
    full: "ممتلئة",
    fullWindow: "النافذة ممتلئة",
    share: (percent) => `النافذة ${percent}`,
    unknown: "لا يُعرف حاليًا مدى امتلاء النافذة.",
    tooSmall: "التعليمات وحدها لا تتسع لها نافذة النموذج.",
    assumed: "النافذة مفترضة.",
    warnings: {
      window: "تكاد تمتلئ.",
      history: "تكاد المحادثة تملأ حصتها منها.",
      overflow: "هذا أكثر مما تتسع له.",
      memory: "لا تتسع لكل ما هو محفوظ في الذاكرة.",
    },
    label: (share, tokens, window) =>
      `النافذة ${formatPercent(share)}: ${formatNumber(tokens)} من ${countedOf(window, "token")} يتسع لها النموذج.`,
    guideText: (tokens) =>
      tokens < 1_000 ? counted(tokens, "token") : `${formatTokens(tokens)} رمز`,
    guide: (tokens) => `${counted(tokens, "token")}؛ ليس للدليل المدمج نافذة.`,
  },
} satisfies Texts<typeof enPrompt>;
