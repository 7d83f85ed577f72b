import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "معاملات هذه المحادثة",
  lead: "تسري من الرسالة التالية. ما يُترك فارغًا يكون كما يحدده السياق والنموذج.",
  sent: "المعاملات",
  sentNone: "لا يذكر هذا الطلب أيًّا منها.",
  loading: "جارٍ التحميل …",
  names: {
    note: "ملاحظة النظام",
    temperature: "درجة الحرارة",
    topP: `اختيار الكلمات ${ltr("(top_p)")}`,
    seed: "البذرة العشوائية",
    stop: "تسلسلات التوقف",
    window: "نافذة السياق",
    effort: "جهد التفكير",
  },
  hints: {
    note: "تُقال للنموذج بعد تعليمات السياق.",
    temperature: (most, usual) =>
      `من ${formatNumber(0)} (الأكثر توقعًا) إلى ${formatNumber(most)} (الأكثر تنوعًا). إن تُرك فارغًا: ${formatNumber(usual)}.`,
    get topP() {
      return `من ${formatNumber(0)} إلى ${formatNumber(1)}: لا تُختار كلمات خارج هذه الحصة من الاحتمال.`;
    },
    seed: "عدد صحيح. مع العدد نفسه تتشابه الردود على السؤال نفسه أكثر.",
    stop: (lines) =>
      `واحد في كل سطر، ${formatNumber(lines)} على الأكثر. ينتهي الرد قبل أولها ظهورًا.`,
    window: "أقصى ما يتسع له الطلب من الرموز، مع الرد.",
    effort: "مقدار تفكير النموذج قبل أن يرد.",
  },
  efforts: { low: "منخفض", medium: "متوسط", high: "مرتفع" },
  usual: "كما يقرر النموذج",
  lacking: (model, names) =>
    `لا يدعم ${isolate(model)}: ${names.join("، ")}. ما ضُبط هناك يُحفظ ولا يُرسل.`,
  whileThinking: (model, names) => `أثناء تفكير ${isolate(model)} لا يُرسل: ${names.join("، ")}.`,
  guide: "ليس للدليل المدمج معاملات. إنها للنموذج الذي تختاره.",
  wrong: (least, most) => `يلزم عدد من ${formatNumber(least)} إلى ${formatNumber(most)}.`,
  wrongStop: (lines, characters) =>
    `الحد الأقصى للأسطر ${formatNumber(lines)}، ولأحرف كل سطر ${formatNumber(characters)}.`,
  save: "حفظ",
  cancel: "إلغاء",
  reset: "إعادة التعيين",
} satisfies Texts<typeof enParameters>;
