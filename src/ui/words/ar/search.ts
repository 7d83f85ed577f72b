import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { countedOf } from "./nouns";
import { plural } from "./plural";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "هذه المحادثة",
  },

  filters: {
    open: "عوامل التصفية",
    row: "تضييق نطاق البحث",
    names: { from: "من", kind: "النوع", date: "التاريخ", tag: "الوسم", help: "مساعدة" },
    inUse: "عوامل التصفية المستخدمة",
    remove: (filter) => `إزالة عامل التصفية: ${isolate(filter)}`,
    speakers: { user: "أنت", assistant: "المساعد" },
    kinds: {
      message: "الرسائل",
      title: "العناوين",
      block: "الكتل",
      fact: "المعلومات",
      archival: "الملاحظات",
      summary: "الملخّصات",
      reference: "المراجع",
    },
    after: "منذ",
    before: "قبل",
    lastDays: (days) =>
      plural(days, {
        zero: "آخر # يوم",
        one: "آخر يوم",
        two: "آخر يومين",
        few: "آخر # أيام",
        many: "آخر # يومًا",
        other: "آخر # يوم",
      }),
    tag: "الوسم",
    addTag: "إضافة",
    chip: {
      from: (speaker) => `من: ${isolate(speaker)}`,
      in: (context) => `في: ${isolate(context)}`,
      kind: (kind) => `النوع: ${isolate(kind)}`,
      before: (date) => `قبل ${isolate(date)}`,
      after: (date) => `منذ ${isolate(date)}`,
      tag: (tag) => `الوسم: ${isolate(tag)}`,
    },
  },

  help: {
    title: "كيفية البحث",
    rows: [
      ["المرفأ القديم", "كلتا الكلمتين، في أي موضع من النص"],
      ['"المرفأ القديم"', "هاتان الكلمتان بهذا الترتيب"],
      ["-المرفأ", "من دون هذه الكلمة"],
      ["from:me", `ما كتبتَه؛ ${ltr("from:assistant")} لما أُجبت به`],
      ["in:العمل", "في السياقات التي في اسمها هذا"],
      ["kind:note", `وكذلك ${ltr("message, title, block, fact, summary, reference")}`],
      ["after:2026-05", "منذ ذلك الوقت"],
      ["before:2026-06-15", "حتى ما قبل ذلك اليوم"],
      ["tag:السفر", "بهذا الوسم"],
    ],
  },

  find: {
    label: "البحث في هذه المحادثة",
    previous: `السابق (${ltr("Shift+Enter")})`,
    next: `التالي (${ltr("Enter")})`,
    close: `الإغلاق والبقاء هنا (${ltr("Esc")} يعيدك إلى حيث كنت)`,
    count: (position, of, isMore) =>
      `${formatNumber(position)} من ${isMore ? "أكثر من " : ""}${formatNumber(of)}`,
    some: (of, isMore) =>
      isMore ? `أكثر من ${formatNumber(of)}` : `${formatNumber(of)} في الأعلى`,
    none: "لا نتائج",
    looking: "جارٍ التحميل …",
    elsewhere: (count) => `${countedOf(count, "message")} أيضًا في إصدارات أخرى: العرض في البحث`,
  },

  method: {
    label: "البحث حسب",
    modes: { auto: "الكلمات والمعنى", fts: "الكلمات", vector: "المعنى" },
    found: {
      fts: "وُجد حسب الكلمات.",
      vector: "وُجد حسب المعنى.",
      hybrid: "وُجد حسب الكلمات والمعنى.",
    },
    progress: (embedded, of) =>
      `حتى الآن يمكن العثور حسب المعنى على ${formatNumber(embedded)} من ${countedOf(of, "text")}.`,
    waits: "البحث حسب المعنى بالانتظار:",
  },

  otherVersion: "في إصدار آخر",
  gone: "حُذف ذلك النص. القائمة محدَّثة الآن.",
} satisfies Texts<typeof enSearch>;
