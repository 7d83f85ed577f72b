import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { isolate, ltr, quoted } from "./isolate";
import { countedOf } from "./nouns";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "المحادثة",
    maxTurns: "الحد الأقصى للأدوار المعروضة على النموذج",
    maxMessages: "الحد الأقصى للرسائل في الطلب",
    summaryPercent: "النسبة المئوية من الحد الأقصى للأدوار التي تُلخَّص عندها أقدمها",
    summaryPercentNote: "كلما صغر العدد كان التلخيص أبكر وأكثر تكرارًا.",
    cacheSeconds: "عدد الثواني التي تبقى فيها محادثة مقروءة في الذاكرة، غير مشفّرة",
    get cacheSecondsNote() {
      return `عندئذٍ تنتظر الرسالة التالية أقل. القفل يزيلها فورًا؛ ومع ${formatNumber(0)} لا يبقى شيء.`;
    },
    compression: "الأدوار الأقدم",
    compressions: {
      "recursive-summarization": "تُلخَّص",
      truncate: "تُستبعد",
    },
    keepRecent: "الأدوار التي يُحتفظ بها",
    summariser: "نموذج التلخيص",
    summariserNote: "اسم نموذج على الخادم نفسه. اتركه فارغًا لاستخدام النموذج الذي يجيب.",
    chunkSize: "الحد الأقصى للأدوار في الملخّص",
    range: (min, max) => `عدد صحيح من ${formatNumber(min)} إلى ${formatNumber(max)}.`,
    memory: "الذاكرة والنشاط الأخير",
    activityEntries: "الحد الأقصى لإدخالات النشاط الأخير المعروضة على النموذج",
    activityNote: (most) =>
      `من ${formatNumber(0)} إلى ${formatNumber(most)}. تبيّن متى بدأت المحادثات الأخرى لسياق ومتى استمرت؛ وتُختار السياقات التي تعرضها في إعدادات كل سياق.`,
    includeDescriptions: "تضمين أوصاف كتل الذاكرة",
    includeSchemas: "تضمين مخططات كتل الذاكرة",
    blocksNote:
      "كتلة الذاكرة نص له اسم ضمن التعليمات، مثل سير العمل الذي تتعلق به رسالة. يبيّن وصفها الغرض منها، ويبيّن مخططها شكلها.",
    background: "في الخلفية",
    backgroundWhy:
      "تُكتب العناوين والملخّصات والمعلومات عندما لا يعمل شيء آخر. لا تُسأل إلا الخوادم التي اخترتها.",
    backgroundLocal: "بنموذج على هذا الجهاز",
    backgroundRemote: "بنموذج بعيد",
    backgroundCost: "يرسل هذا المحادثة إلى الخادم مرة أخرى، وقد يكلّف مالًا.",
    idleMinutes: "دقائق عدم النشاط قبل تلخيص المحادثة كلها",
    modes: "نوع الإجابة",
    modesLabel: "إخبار النموذج بنوع الإجابة المطلوب على ما يبدو",
    modesWhy: "بضع جمل بحسب كلمات الرسالة: إنشاء أو بحث أو تغيير أو تفكير بعمق أو مجرد حديث.",
    warning: "التنبيه",
    warningPercent: "النسبة المئوية من النافذة التي ينبّه شريطها فوقها",
    warningWhy: (share) =>
      `فوق ${formatPercent(share)} من النافذة، أو من حصة المحادثة منها، ينبّه شريطها في اللوحة باللون والشكل.`,
    window: "نافذة هذا النموذج",
    windowField: (model) => `الرموز التي يتسع لها ${isolate(model)} دفعة واحدة`,
    windowReported: (tokens) =>
      `يفيد الخادم بـ ${countedOf(tokens, "token")}. اتركه فارغًا لاستخدام ذلك.`,
    windowNotReported: "لا يفيد الخادم بذلك. اتركه فارغًا لاستخدام القيمة المعروفة، أو افتراض حذر.",
    moreLimits: "المزيد",
    limits: {
      reservedResponseTokens: "الرموز المحجوزة للرد",
      historyTokens: "رموز المحادثة",
      memoryTokens: "رموز الملخّصات والذاكرة",
    },
    limitEmpty: "اتركه فارغًا لاستخدام قيمة السياق.",
    defaultLimits: "حدود كل نموذج ليست له حدود خاصة",
    defaultWindow: "الرموز التي يتسع لها دفعة واحدة",
    defaultWindowEmpty: "اتركه فارغًا لاستخدام ما يفيد به الخادم، أو افتراض حذر.",
    windowGuide: "ليس للدليل المدمج نافذة. اختر نموذجًا في اللوحة الجانبية أولًا.",
    redactions: "الكلمات المطلوب إخفاؤها",
    redactionsSent:
      "يوضع مكان كل منها بديل. ما يُخفى قبل الإرسال لا يصل إلى أي نموذج، لكنه يبقى هنا كما كُتب. وحدها إجابات الأدوات تُحفظ من دونه، كما وصلت إلى النموذج.",
    redactionsStored:
      "ما يُخفى قبل الحفظ يُزال نهائيًا من الرسائل والإجابات والعناوين والملخّصات المحفوظة من الآن فصاعدًا. لا تتغير البيانات المحفوظة. ما تكتبه الآن، أو إجابة جارية، يُحفظ كما هو إلى أن ينتهي.",
    noRedactions: "لا شيء بعد.",
    redactionText: "كلمة أو نمط",
    redactionKind: "النوع",
    redactionKinds: { word: "كلمة أو عبارة", pattern: "نمط" },
    redactionWhen: "الإخفاء",
    redactionWhens: { stored: "قبل الحفظ", sent: "قبل الإرسال" },
    get patternHint() {
      return `في النمط تدل ${ltr("#")} على رقم، و${ltr("?")} على محرف واحد، و${ltr("*")} على ما يصل إلى ${formatNumber(64)} محرفًا دون مسافة.`;
    },
    get redactionLength() {
      return `من ${formatNumber(2)} إلى ${formatNumber(200)} محرف، مع أربع ${ltr("*")} على الأكثر.`;
    },
    add: "إضافة",
    remove: "إزالة",
    removeLabel: (text) => `إزالة ${quoted(text)}`,
    turns: "أحدث الأدوار",
    noTurns: "لم يُجب عن أي دور بعد.",
    turnsTable: "أحدث الأدوار، جدول قابل للتمرير أفقيًا",
    columns: {
      at: "الوقت",
      model: "النموذج",
      tokens: "الرموز",
      share: "النافذة",
      firstToken: "أول كلمة",
      speed: "رمز/ث",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "لم تُقرأ أي محادثة منذ استيقظ Confidant."
        : `من الذاكرة المؤقتة بدلًا من القرص: ${formatNumber(hits)} من ${countedOf(fetches, "time")} (${formatPercent(rate)}).`,
    refresh: "تحديث",
  },
} satisfies Texts<typeof enPromptPage>;
