import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { isolate, ltr, quoted } from "./isolate";
import { counted } from "./nouns";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "الملاحظات",
    means: "محفوظة دائمًا ويمكن البحث فيها هنا. ليست جزءًا من الموجّهات.",
    none: "لا ملاحظات بعد. اكتب ملاحظة هنا، أو اختر «تذكّر» في قائمة رسالة.",
    noneFound: "لا توجد ملاحظة فيها هذه الكلمات.",
    notWhole: "لا تزال فهرسة المحفوظات جارية: لم يشمل البحث كل الملاحظات.",
    again: "البحث مجددًا",
    find: "البحث في الملاحظات",
    add: "إضافة ملاحظة",
    text: "الملاحظة",
    tags: "الوسوم",
    tagsNote: "افصل بينها بفواصل. يمكن تركها فارغة.",
    edit: "تعديل",
    editOf: (start) => `تعديل الملاحظة: ${isolate(start)}`,
    deleteOf: (start) => `حذف الملاحظة: ${isolate(start)}`,
    source: "عرض الرسالة",
    sourceOf: (start) => `عرض رسالة الملاحظة: ${isolate(start)}`,
    count: (count) => counted(count, "note"),
    shown: (from, to, total) =>
      `${formatNumber(from)}–${formatNumber(to)} من ${formatNumber(total)}`,
    next: "الأقدم",
    before: "الأحدث",
    ago: formatAgo,
    exactly: formatExactDate,
    changed: "تغيّرت في مكان آخر في هذه الأثناء. اضغط «حفظ» مرة أخرى ليبقى نصك مكانها.",
  },

  facts: {
    title: "المعلومات",
    means: "ما يُعرف عنك. هي جزء من الموجّه، والأحدث منها بقدر ما يتسع المكان.",
    none: "لا يُعرف شيء بعد. اكتب معلومة هنا؛ وتُستخلص غيرها مما تقوله، بنموذج على هذا الجهاز، أو وفق ما تسمح به في الخيارات › الموجّه.",
    table: "جدول المعلومات",
    key: "الموضوع",
    value: "القيمة",
    since: "منذ",
    acts: "ما يمكنك فعله",
    keyOf: (key) => `اسم المعلومة: ${isolate(key)}`,
    valueOf: (key) => `القيمة: ${isolate(key)}`,
    notIncluded:
      "ما عُرف من المحادثات ليس في أي موجّه ما دام هذا السياق لا يتعلم منها. المفتاح في الخيارات › السياقات.",
    waits: "بانتظار موافقتك: لا يراها النموذج بعد.",
    quote: (words) => `قلتَ: ${quoted(words)}`,
    confidence: (share) => `درجة الثقة: ${formatPercent(share)}`,
    byModel: "حفظها نموذج.",
    replaces: (value) => `ستحل محل: ${isolate(value)}`,
    former: (values) => `سابقًا: ${values.map(isolate).join("؛ ")}`,
    approve: "موافقة",
    approveOf: (key) => `الموافقة على المعلومة: ${isolate(key)}`,
    forget: "نسيان",
    forgetOf: (key) => `نسيان المعلومة: ${isolate(key)}`,
    source: "عرض الرسالة",
    sourceOf: (key) => `عرض رسالة المعلومة: ${isolate(key)}`,
    add: "إضافة",
    addLabel: "إضافة هذه المعلومة",
  },

  remember: {
    title: "تذكّر هذا",
    as: "الحفظ بصفة",
    names: { note: "ملاحظة.", fact: "معلومة." },
    text: "النص",
    keep: "حفظ",
    keptNote: "حُفظ كملاحظة.",
    keptFact: "حُفظ كمعلومة.",
    undo: "تراجع",
    undone: "تم التراجع. لم يُحفظ شيء.",
    show: "عرض الذاكرة",
  },

  feedback: {
    title: "تقييم الإجابة",
    means: `ما تقوله هنا يبقى في ذاكرة هذا السياق، في الكتلة «${ltr("feedback")}»، ويصبح جزءًا من موجّهاته التالية. لا يذهب إلى أي مكان آخر.`,
    legend: "هذه الإجابة",
    names: { helped: "أفادت.", not: "لم تُفد." },
    asks: {
      helped: "قل ما ينبغي أن يبقى كذلك.",
      not: "قل ما ينبغي أن يختلف.",
    },
    words: "بكلماتك",
    kept: "تم الحفظ. تخبر الموجّهات التالية النموذج بذلك.",
  },
} satisfies Texts<typeof enNotes>;
