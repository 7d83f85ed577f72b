import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { ltr, quoted } from "./isolate";
import { counted, countedOf } from "./nouns";
import { plural } from "./plural";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "محادثة جديدة",
    temporary: "محادثة مؤقتة",
    rename: "إعادة التسمية …",
    pin: "تثبيت",
    unpin: "إلغاء التثبيت",
    tags: "الوسوم …",
    move: "نقل إلى …",
    parameters: "المعاملات …",
    archive: "أرشفة",
    restore: "استعادة",
    exportIt: "تصدير …",
    search: "بحث …",
    find: "البحث في هذه المحادثة",
    memory: "الذاكرة",
    factsWait: (count) => `معلومات تنتظر موافقتك: ${formatNumber(count)}`,
    shortcuts: "اختصارات لوحة المفاتيح",
    tab: "الفتح في علامة تبويب",
    remove: "حذف …",
    discard: "تجاهل …",
  },

  list: {
    waiting: "هناك إجابة بانتظارك",
    title: "المحادثات",
    close: "إغلاق",
    begin: "جديدة",
    find: "البحث في المحادثات والذاكرة",
    scope: "أي المحادثات",
    here: "هذا السياق",
    everywhere: "كل السياقات",
    archived: "المؤرشفة",
    contextArchived: "السياق مؤرشف",
    list: "المحادثات، الأحدث أولًا",
    untitled: "محادثة جديدة",
    current: "معروضة الآن",
    pinned: "مثبَّتة",
    notStored: "غير مخزَّنة",
    counts: (messages, tokens) =>
      `${counted(messages, "message")} · ${
        tokens < 1_000 ? counted(tokens, "token") : `${formatTokens(tokens)} رمز`
      }`,
    total: (count, isEverywhere) =>
      `${counted(count, "conversation")} ${isEverywhere ? "إجمالًا" : "هنا"}، بما في ذلك المؤرشف`,
    menu: `ما يمكنك فعله بها (${ltr("Shift+F10")})`,
    menuOf: quoted,
    none: "لا محادثة هنا بعد. ما تكتبه يبدأ محادثة.",
    noneFound: "لا شيء فيه هذه الكلمات.",
    noneArchived: "لا شيء مؤرشف هنا.",
    loading: "جارٍ التحميل …",
    ago: formatAgo,
    exactly: formatExactDate,
    // As they are: this stands in a field, and what stands there is kept.
    tags: (tags) => tags.join("، "),
  },

  found: {
    title: "الرسائل والذاكرة",
    total: (count) =>
      count < 10_000
        ? `${counted(count, "occurrence")} في الرسائل والذاكرة`
        : `أكثر من ${formatNumber(10_000)} موضع في الرسائل والذاكرة`,
    searched: (count) =>
      `شمل البحث ${countedOf(count, "text")} حتى الآن، الأحدث أولًا؛ وتليها النصوص الأقدم.`,
    anew: (count) =>
      `تعذّرت قراءة فهرس البحث المخزَّن، فيُنشأ من جديد: ${counted(count, "text")} حتى الآن، الأحدث أولًا.`,
    memory: "الذاكرة",
    speakers: { user: "أنت:", assistant: "الإجابة:" },
    kinds: {
      message: "رسالة:",
      title: "عنوان:",
      block: "كتلة:",
      fact: "معلومة:",
      archival: "ملاحظة:",
      summary: "ملخّص:",
      reference: "مرجع:",
    },
    hint: `كلمات، أو "عبارة"، أو -مستبعدة، أو ${ltr("from:me")} أو in:السياق أو tag:الوسم أو ${ltr("before:2026-05")} أو ${ltr("after:2026-01-31")}`,
  },

  dialog: {
    save: "حفظ",
    cancel: "إلغاء",
    renameTitle: "إعادة تسمية هذه المحادثة",
    name: "العنوان",
    nameNote: "إن تُرك فارغًا، يُختار لها عنوان.",
    tagsTitle: "وسوم هذه المحادثة",
    tagList: "الوسوم",
    tagsNote: "افصل بينها بفواصل.",
    moveTitle: "نقل هذه المحادثة إلى",
    removeTitle: "حذف هذه المحادثة",
    counting: "جارٍ العد …",
    removeMeans: (title, messages) =>
      `يؤدي هذا إلى حذف ${quoted(title)}: ${counted(messages, "message")} في كل فروعها، مع ملخّصاتها. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ، ما لم تكن كبيرة جدًا. تُنشأ نسخة احتياطية أولًا؛ وقد تبقى المحادثة، مشفّرة، في النسخ الاحتياطية لأربعة أسابيع أو أكثر، وفي ملفات المتصفح نفسه لبعض الوقت.`,
    removeConfirm: (messages) => `حذف ${countedOf(messages, "message")}`,
    discardTitle: "تجاهل هذه المحادثة المؤقتة",
    discardMeans: (messages) =>
      plural(messages, {
        zero: `لا رسائل فيها. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ؛ لم يُخزَّن منها شيء قط.`,
        one: `تزول معها رسالة واحدة. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ؛ لم يُخزَّن منها شيء قط.`,
        two: `تزول معها رسالتان. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ؛ لم يُخزَّن منها شيء قط.`,
        few: `تزول معها # رسائل. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ؛ لم يُخزَّن منها شيء قط.`,
        many: `تزول معها # رسالة. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ؛ لم يُخزَّن منها شيء قط.`,
        other: `تزول معها # رسالة. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ؛ لم يُخزَّن منها شيء قط.`,
      }),
    discardConfirm: "تجاهل المحادثة",
  },

  message: {
    removeTitle: "حذف هذه الرسالة",
    get removeMeans() {
      return `يُحذف نصها في كل فرع تشكّل جزءًا منه. وتزول معه الملخّصات التي أُنشئت منها وما حُفظ من الموجّهات منذ ذلك الحين. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ، ما لم تكن كبيرة جدًا. تحتفظ بها النسخ الاحتياطية التي أُنشئت قبل ذلك لأربعة أسابيع أو أكثر.`;
    },
    removeConfirm: "حذفها",
  },
} satisfies Texts<typeof enConversationList>;
