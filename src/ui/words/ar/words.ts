import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { isolate, ltr } from "./isolate";
import { countedOf } from "./nouns";
import { plural } from "./plural";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** Every text that the panel needs from the first. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "الخيارات",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "رسالة",
    placeholder: "اكتب رسالة …",
    send: "إرسال",
    stop: "إيقاف",
    stopHint: (keys) => `إيقاف (${ltr(keys)})`,
  },

  conversation: {
    label: "محادثة",
    yours: "كتبتَ",
    reply: "الرد",
    showEarlier: "عرض الأقدم",
    toEnd: "الانتقال إلى الأحدث",
    notSeen: "لا يرى النموذج الرسائل أعلاه",
    notSeenOf: (messages) => `من الرسائل أعلاه، لا يرى النموذج ${countedOf(messages, "message")}`,
    newSummary: (messages) =>
      plural(messages, {
        zero: "من الآن فصاعدًا يرى النموذج ملخّصًا للرسائل السابقة (#).",
        one: "من الآن فصاعدًا يرى النموذج ملخّصًا للرسالة الأولى.",
        two: "من الآن فصاعدًا يرى النموذج ملخّصًا لرسالتين سابقتين.",
        few: "من الآن فصاعدًا يرى النموذج ملخّصًا لـ # رسائل سابقة.",
        many: "من الآن فصاعدًا يرى النموذج ملخّصًا لـ # رسالة سابقة.",
        other: "من الآن فصاعدًا يرى النموذج ملخّصًا لـ # رسالة سابقة.",
      }),
    newCut: "من الآن فصاعدًا لا يرى النموذج بداية هذه المحادثة.",
    sending: "جارٍ الإرسال …",
    waiting: "بانتظار النموذج …",
    thinking: "يفكّر …",
    thoughtFor: (ms) => `فكّر لمدة ${formatDuration(ms)}`,
    finished: (start) => `اكتمل الرد: ${isolate(start)}`,
    asks: "يطلب النموذج موافقتك.",
    damaged: (count) =>
      plural(count, {
        zero: "لا إدخالات مخزَّنة تالفة أو مفقودة. لم يُحذف شيء. في الخيارات › السلامة تفاصيل أكثر.",
        one: "إدخال مخزَّن واحد تالف أو مفقود. يُعرض الباقي، ولم يُحذف شيء. في الخيارات › السلامة تفاصيل أكثر.",
        two: "إدخالان مخزَّنان تالفان أو مفقودان. يُعرض الباقي، ولم يُحذف شيء. في الخيارات › السلامة تفاصيل أكثر.",
        few: "# إدخالات مخزَّنة تالفة أو مفقودة. يُعرض الباقي، ولم يُحذف شيء. في الخيارات › السلامة تفاصيل أكثر.",
        many: "# إدخالًا مخزَّنًا تالفًا أو مفقودًا. يُعرض الباقي، ولم يُحذف شيء. في الخيارات › السلامة تفاصيل أكثر.",
        other:
          "# إدخال مخزَّن تالف أو مفقود. يُعرض الباقي، ولم يُحذف شيء. في الخيارات › السلامة تفاصيل أكثر.",
      }),
    continue: "متابعة",
    retry: "إعادة المحاولة",
    answer: "إجابة",
    cancelled: "تم الإيقاف. ما وصل محفوظ.",
    cancelledEmpty: "تم الإيقاف قبل وصول أي شيء. رسالتك محفوظة.",
    interrupted: "انقطعت الإجابة. ما وصل محفوظ.",
    interruptedEmpty: "انقطع الأمر قبل بدء الإجابة. رسالتك محفوظة.",
    lengthEnded: "بلغت الإجابة حد طولها.",
    lengthEmpty: "استهلك النموذج كل رصيده قبل أن يبدأ الإجابة.",
    empty: "الإجابة فارغة.",
    toContinue: "اضغط «متابعة» للاستئناف.",
    toRetry: "اضغط «إعادة المحاولة»، أو اختر نموذجًا آخر.",
    overflow: (tokens) =>
      `زاد هذا بنحو ${countedOf(tokens, "token")} على ما يتسع له النموذج دفعة واحدة، فربما لم يرَ إلا جزءًا منه. اختصر الرسالة، أو اختر نموذجًا نافذته أكبر.`,
    textKept: "ما وصل محفوظ.",
  },

  empty: {
    title: "مكان هادئ للتفكير",
    sealed: "رسائلك مشفّرة في هذا المتصفح.",
    stays: "مع نموذج على هذا الجهاز، لا يغادره شيء مما تكتبه، ما لم تُعِدّ ذلك بنفسك.",
    leaves: (host) => `للإجابة عما تكتبه، يُرسل إلى ${ltr(host)}.`,
    connectTitle: "توصيل نموذج",
    connect:
      "يجيب الدليل المدمج في الوقت الحالي. هو لا يعرف سوى Confidant وما قيل هنا أو حُفظ. للحصول على إجابات حقيقية، صِل نموذجًا:",
    options: {
      ollama: "استخدام Ollama على هذا الجهاز",
      connect: "توصيل مزوّد باستخدام مفتاح",
      files: "تشغيل ملف نموذج في هذا المتصفح",
    },
    lookAgain: "تحديث",
    looking: "جارٍ التحميل …",
  },

  model: {
    guide: "الدليل المدمج",
    inBrowser: "في هذا المتصفح",
    onMachine: "على هذا الجهاز",
    toHost: (host) => `إلى ${ltr(host)}`,
    checking: "جارٍ البحث عن نموذج …",
    choose: "اختيار نموذج",
    defaultTitle: "النموذج الافتراضي",
    listTitle: "نموذج هذا السياق",
    refresh: "تحديث",
    looking: "جارٍ التحميل …",
    none: "لا يوجد نموذج على الخادم بعد. نزّل واحدًا، ثم اضغط «تحديث»:",
  },

  code: {
    copy: "نسخ",
    copied: "تم النسخ",
    notCopied: "لم يسمح المتصفح بالنسخ. اضغط مرة أخرى.",
    label: "شيفرة",
    command: "أمر",
    scroll: "شيفرة قابلة للتمرير أفقيًا",
    hidden: (count) =>
      plural(count, {
        zero: "لا محارف مخفية.",
        one: "يظهر محرف مخفي واحد بصورة [U+…]. لا يُدرج عند النسخ.",
        two: "يظهر محرفان مخفيان بصورة [U+…]. لا يُدرجان عند النسخ.",
        few: "تظهر # محارف مخفية بصورة [U+…]. لا تُدرج عند النسخ.",
        many: "يظهر # محرفًا مخفيًا بصورة [U+…]. لا تُدرج عند النسخ.",
        other: "يظهر # محرف مخفي بصورة [U+…]. لا تُدرج عند النسخ.",
      }),
  },

  markdown: {
    image: (host, alt) => `صورة على ${ltr(host)}${alt === "" ? "" : `: ${isolate(alt)}`}`,
    imageInline: (alt) => `صورة غير معروضة${alt === "" ? "" : `: ${isolate(alt)}`}`,
    done: "تم",
    open: "لم يتم",
    table: "جدول قابل للتمرير أفقيًا",
    math: "صيغة قابلة للتمرير أفقيًا",
    asText: "يُعرض كنص: تنسيق هذا الجزء يستغرق وقتًا أطول من اللازم.",
    goesOn: "هذا النص طويل جدًا وله تتمة.",
    showMore: "عرض المزيد",
  },

  diagram: {
    show: "إظهار المخطط",
    showSource: "إظهار المصدر",
    flowchart: "مخطط انسيابي",
    sequence: "مخطط تسلسل",
    scroll: "مخطط، يُمرَّر جانبيًا",
    inWords: "المخطط بالكلمات",
    line: (from, to, text) => `من ${from} إلى ${to}${text === "" ? "" : `: ${text}`}`,
    between: (from, to, text) => `بين ${from} و${to}${text === "" ? "" : `: ${text}`}`,
    bidirectional: (from, to, text) =>
      `بين ${from} و${to}، في الاتجاهين${text === "" ? "" : `: ${text}`}`,
    end: (frame) => `النهاية: ${frame}`,
    unread: (line) =>
      `يرسم Confidant المخططات الانسيابية ومخططات التسلسل. تعذّرت قراءة السطر ${formatNumber(line)} كجزء من أحدها.`,
    tooLarge: "هذا المخطط أكبر من أن يُرسم هنا.",
  },

  problem: {
    dismiss: "إغلاق",
    tryAgain: "المحاولة مجددًا",
    withoutBackup: (action) => `${action} دون نسخة احتياطية`,
  },

  errors,
  /** Put before an error's sentence where a message had already been stored. */
  messageKept: "رسالتك محفوظة.",
} satisfies Texts<typeof en>;
