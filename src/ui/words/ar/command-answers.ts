import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { isolate, ltr, quoted } from "./isolate";
import { counted, countedOf } from "./nouns";

/** What the commands are answered with; the list of them stands with the panel's own texts. */
export const commandAnswers = {
  dismiss: "إغلاق",
  asking: "جارٍ التحميل …",
  status: {
    title: "الحالة",
    context: "السياق",
    model: "النموذج",
    mode: "نوع الإجابة",
    window: "النافذة",
    lock: "القفل",
    store: "البيانات",
    well: "سليمة",
    damaged: (rows) => `التالف أو المفقود: ${counted(rows, "entry")}`,
    none: "لا يوجد بعد",
    share: (share, tokens, window) =>
      `${formatPercent(share)}، ${formatNumber(tokens)} من ${countedOf(window, "token")}`,
    noWindow: (tokens) => `${counted(tokens, "token")}؛ ليس للدليل نافذة`,
    lockKinds: {
      none: "غير مقفل",
      sealing: "جارٍ التشفير",
      lock: "مقفل بإحدى طرق فتح القفل لديك",
    },
  },
  history: {
    title: "السجل",
    all: "الرسائل هنا",
    shown: "المعروض على النموذج",
    summarised: "المشمول في ملخّص",
    leftOut: "المستبعد",
  },
  model: {
    title: "النموذج",
    chosen: (name) => `النموذج الآن هو ${isolate(name)}.`,
    choosing: (name) => `جارٍ اختيار ${isolate(name)} …`,
    unknown: (name) => `لا يوجد هنا نموذج باسم ${quoted(name)}. تعرض القائمة النماذج الموجودة.`,
  },
  summary: {
    title: "الملخّص",
    making: "جارٍ التلخيص …",
    made: (messages) =>
      `تم. بدلًا من ${countedOf(messages, "message")}، يرى النموذج الملخّص المفتوح أعلاه.`,
    show: "عرضه",
    nothing: "لا يوجد ما يُلخَّص بعد: أحدث دور يبقى دائمًا كما هو.",
  },
  facts: {
    title: "المعلومات",
    none: `لا يُعرف عنك شيء في هذا السياق بعد. تُستخلص المعلومات مما تقوله عندما لا يكتب أحد لبعض الوقت، أو تُحفظ بالأمر ${ltr("/remember")}.`,
    quote: quoted,
    former: (values) => `سابقًا: ${values.map(isolate).join("؛ ")}`,
    replaces: (value) => `ستحل محل: ${isolate(value)}`,
    waiting: "بانتظار موافقتك: لا يراها أي نموذج بعد.",
    approve: "موافقة",
    approveOf: (key) => `موافقة: ${isolate(key)}`,
    forget: "نسيان",
    forgetOf: (key) => `نسيان: ${isolate(key)}`,
  },
  remember: {
    title: "تذكّر",
    empty: `اكتب ما تريد حفظه بعد الأمر، مثل ${ltr("/remember المدينة: لشبونة")}.`,
    temporary: "لا يُحفظ شيء من محادثة مؤقتة. لم يتغير شيء.",
    kept: (key, value) => `حُفظ: ${isolate(key)}: ${isolate(value)}`,
  },
  forget: {
    title: "نسيان",
    empty: `اضغط «نسيان» عند معلومة، أو اكتب موضوعها بعد الأمر، مثل ${ltr("/forget المدينة")}.`,
    done: (key) => `نُسيت: ${isolate(key)}. لن تُستخلص مجددًا مما قيل حتى الآن.`,
    unknown: (key) =>
      `لا توجد في هذا السياق معلومة باسم ${quoted(key)}. يعرض ${ltr("/facts")} المعلومات الموجودة.`,
  },
  help: {
    title: "الأوامر",
    note: `تُنفَّذ الأوامر هنا ولا تُرسل أبدًا. وحدها ${ltr("/model")} و${ltr("/search")} و${ltr("/remember")} و${ltr("/forget")} تقبل وسيطًا. أي نص آخر يبدأ بشرطة مائلة يُرسل كرسالة.`,
  },
} satisfies Texts<typeof enCommandAnswers>;
