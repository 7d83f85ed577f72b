import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";
import { ltr } from "./isolate";
import { counted, countedOf } from "./nouns";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "الرموز والسرعة والتكلفة حسب الشهر والنموذج. لا تغادر هذه الإحصاءات هذا الجهاز أبدًا.",
  how: "يعدّ المزوّد الرموز، وإلا فتُقدَّر. الأسعار هي التي ينشرها المزوّد؛ وقد تختلف فاتورته. تُحتسب العناوين والملخّصات واستخلاص المعلومات إجابات. لا يشمل ذلك الدليل المدمج ولا المحادثات المؤقتة ولا البحث حسب المعنى.",
  none: "لا إجابات من نموذج بعد.",
  month: formatMonth,
  months: "حسب الشهر",
  measure: "ما تعرضه الأعمدة",
  measures: { tokens: "الرموز", cost: "التكلفة" },
  plots: { tokens: "رموز كل شهر", cost: "تكلفة كل شهر" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}: ${counted(tokens, "token")}`,
    cost: (name, cost) => `${formatMonth(name)}: ${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}، حسب النموذج`,
  columns: {
    month: "الشهر",
    model: "النموذج",
    replies: "الردود",
    prompt: "الرموز الداخلة",
    reply: "الرموز الخارجة",
    firstWord: "أول كلمة",
    speed: "رمز/ث",
    cost: "التكلفة",
  },
  hints: {
    firstWord: "من الإرسال إلى أول كلمة، في المتوسط",
    speed: "الرموز في الثانية بدءًا من أول كلمة، في المتوسط",
  },
  all: "الكل",
  others: "نماذج أخرى",
  browserModel: "نموذج المتصفح المدمج",
  destination: {
    browser: "في هذا المتصفح",
    machine: "على هذا الجهاز",
    host: (host) => `إلى ${ltr(host)}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    const some = `سعر ${countedOf(unpriced, "reply")} غير معروف`;
    return cost === 0 ? "السعر غير معروف" : `${formatCost(cost)}، ${some}`;
  },
  forget: "إعادة تعيين الإحصاءات …",
  get forgetMeans() {
    return `تُحذف إحصاءات كل الأشهر. وتحتفظ المحادثات بإحصاءاتها. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ.`;
  },
  forgetConfirm: "إعادة التعيين",
  forgotten: "تمت إعادة التعيين.",
} satisfies Texts<typeof enUsagePage>;
