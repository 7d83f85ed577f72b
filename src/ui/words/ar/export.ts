import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { counted, countedOf } from "./nouns";
import { plural } from "./plural";

/** What the part of the options says that gives conversations out as files. */
export const exportTexts = {
  exportPart: {
    title: "تصدير المحادثات",
    why: "محادثات في ملفات للناس ولبرامج أخرى، مع ما تتذكره سياقاتها. لا يُدرج المؤرشف إلا إذا اخترت سياقه أو المحادثة نفسها. لا تُدرج المحادثات المؤقتة أبدًا، وتُدرج الصور بأسمائها فقط.",
    readable:
      "كل من لديه هذا الملف يستطيع قراءته: هو غير مشفّر. وتحتفظ قائمة التنزيلات في المتصفح باسمه.",
    weak: "كل من لديه هذه الملفات ونص المفتاح يستطيع قراءتها، ونص المفتاح الذي يمكن تخمينه يُخمَّن بسرعة: هذا أضعف بكثير من خزنتك. استخدم نصًا طويلًا لا تستخدمه في أي مكان آخر.",
    what: "المحتوى",
    scopes: {
      all: "كل المحادثات",
      context: "سياق واحد",
      conversation: "محادثة واحدة",
    },
    context: "السياق",
    search: "البحث عن محادثة بالعنوان أو الوسم",
    found: "المحادثة",
    foundCount: (count) =>
      plural(count, {
        zero: "لا نتائج.",
        one: "وُجدت محادثة واحدة",
        two: "وُجدت محادثتان",
        few: "وُجدت # محادثات",
        many: "وُجدت # محادثة",
        other: "وُجدت # محادثة",
      }),
    more: "تُعرض الأحدث فقط: اكتب مزيدًا من العنوان.",
    untitled: "محادثة جديدة",
    format: "الصيغة",
    formats: {
      json: "JSON: يمكن استيراده مجددًا، من دون الصور والملخّصات وما فعلته الأدوات",
      markdown: "Markdown: للقراءة",
      elara: "Elara: سجل مشفّر لكل رسالة",
    },
    /** What is done about characters that are not seen: control characters, and those that turn text. */
    hidden: {
      json: "المحارف المخفية، مثل التي تعكس اتجاه النص، تُكتب فيه كرموز هروب، وتُستورد مجددًا دون تغيير.",
      markdown:
        "المحارف المخفية، مثل التي تعكس اتجاه النص، تُذكر فيه بأسمائها، مثل [U+202E]، لتراها.",
      elara: "المحارف المخفية، مثل التي تعكس اتجاه النص، تبقى في السجلات كما هي.",
    },
    elaraContents:
      "لدى Elara سجل نصوص واحد: من محادثة واحدة يُكتب الفرع المعروض، ومن أكثر من واحدة كل ما قيل. الملفات والصور والذاكرة ليست فيه.",
    key: "نص المفتاح",
    keyProblems: {
      empty: "اكتب نص المفتاح.",
      default: "هذا هو النص الذي يأتي مع Elara: الجميع يعرفه. اختر نصًا آخر.",
    },
    keyWarning:
      "هذا هو النص الذي يأتي مع Elara: كل من لديه هذه الملفات يستطيع قراءتها، وربما غيّرها.",
    target: "إلى",
    targets: { zip: `أرشيف (${ltr(".zip")})`, folder: "مجلد" },
    folderNote: "السجلات الموجودة هناك تبقى كما هي.",
    start: "تصدير",
    running: "جارٍ التصدير. أبقِ هذه الصفحة مفتوحة حتى ينتهي.",
    progress: "تقدم التصدير",
    soFar: (conversations, total, messages) =>
      `${formatNumber(conversations)} من ${countedOf(total, "conversation")}، ${counted(messages, "message")}`,
    cancel: "إلغاء",
    done: "اكتمل التصدير",
    failed: "أخفق التصدير",
    nothingSaved: "لم يُحفظ أي ملف.",
    folderKept: "السجلات التي كُتبت حتى ذلك الحين موجودة في المجلد.",
    counts: (conversations, messages) =>
      `${counted(conversations, "conversation")}، ${counted(messages, "message")}`,
    records: (count) => `تمت كتابة ${countedOf(count, "record")}`,
    there: (count) => `موجود هناك من قبل وتُرك كما هو: ${counted(count, "record")}`,
    unreadable: (count) =>
      `تعذّرت قراءة ${countedOf(count, "entry")} ولذلك ينقص؛ في «السلامة» تفاصيل أكثر`,
    leftOut: {
      attachments: (count) =>
        plural(count, {
          zero: "لا ملفات أو صور مذكورة بالاسم فقط",
          one: "ملف أو صورة مذكور بالاسم فقط",
          two: "ملفان أو صورتان بالاسم فقط",
          few: "# ملفات أو صور بالاسم فقط",
          many: "# ملفًا أو صورة بالاسم فقط",
          other: "# ملف أو صورة بالاسم فقط",
        }),
      empty: (count) => `تم استبعاد ${countedOf(count, "message")} دون نص`,
      tools: (count) =>
        plural(count, {
          zero: "لم تُستبعد أي خطوة لأداة",
          one: "استُبعدت خطوة واحدة لأداة",
          two: "استُبعدت خطوتان لأدوات",
          few: "استُبعدت # خطوات لأدوات",
          many: "استُبعدت # خطوة لأدوات",
          other: "استُبعدت # خطوة لأدوات",
        }),
    },
    again: "تصدير شيء آخر",
    all: "الكل",
    markdown: {
      untitled: "محادثة بلا عنوان",
      context: "السياق",
      from: "من (UTC)",
      to: "إلى (UTC)",
      tags: "الوسوم",
      references: "المراجع",
      roles: { user: "أنت", assistant: "المساعد", system: "النظام", tool: "الأداة" },
      thinking: "التفكير:",
      answer: "الإجابة:",
      file: "الملف:",
      sources: "المصادر:",
      picture: "صورة (ليست في هذا الملف):",
      deleted: "حُذفت هذه الرسالة.",
      nothing: "لم يُقل شيء.",
      memory: {
        title: (context) => `ذاكرة ${isolate(context)}`,
        facts: "المعلومات",
        notes: "الملاحظات",
        waiting: "بانتظارك",
        empty: "لا شيء هنا.",
      },
      otherBranch: (number, after) =>
        after === null
          ? `فرع آخر (${formatNumber(number)})، من البداية`
          : `فرع آخر (${formatNumber(number)})، بعد الرسالة ${formatNumber(after)}`,
    },
  },
} satisfies Texts<typeof enExport>;
