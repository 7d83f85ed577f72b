import type { enImport } from "../en-import";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { importNotes } from "./import-notes";
import { ltr, quoted } from "./isolate";
import { counted, countedOf } from "./nouns";
import { plural } from "./plural";

/** What the part of the options that imports says. */
export const importTexts = {
  importPart: {
    title: "استيراد المحادثات",
    why: "من الملف الذي يرسله ChatGPT أو Claude عندما تطلب تصدير بياناتك، أو مما يصدّره Open WebUI أو Page Assist أو LibreChat أو Confidant. يُقرأ في هذا المتصفح ولا يذهب إلى أي مكان آخر.",
    formats: "صيغ أخرى",
    moreFormats: `تُقرأ أيضًا دردشة من LM Studio أو SillyTavern، وبطاقة شخصية، وسجلات Elara، كلٌّ على حدة أو في أرشيف (${ltr(".zip")}) أو في مجلد.`,
    limitsTitle: "ما الذي يُستورد",
    limits:
      "يُستورد ما كتبتَه أنت والمساعد، مع الفروع والتواريخ والنماذج وما فكّر فيه النموذج والنصوص المرفقة والصور الموجودة في الملف. لا يمكن استيراد: التسجيلات وملفات أخرى (تبيّن ملاحظة موضعها)، وما فعلته الأدوات، وتعليمات المنتج نفسه؛ ويذكر التقرير عددها. ولا يُستورد كذلك ما يتذكره ChatGPT وClaude عنك، ولا تعليمات مشاريعهما وملفاتها. لا تؤخذ أبدًا مفاتيح برنامج أو إعداداته؛ أما معاملات المحادثة فتؤخذ من ملفات Confidant نفسه. استيراد الملف نفسه مجددًا يضيف ما ينقص فقط.",
    file: "ملف",
    folder: "أو مجلد",
    elara: "هذه سجلات Elara: تُفتح بنص المفتاح الذي أُعدّ به Elara.",
    card: "هذه بطاقة شخصية: يُنشأ منها سياق جديد. نصها يخبر النموذج من يكون، فاقرأه قبل الدردشة.",
    target: "إلى",
    newContext: "سياق جديد",
    newName: "اسم السياق الجديد",
    newNameHint: "مثل: من ChatGPT",
    newContextStays: (days) =>
      `السياق الذي لا يتحدث فيه أحد يُؤرشف بعد مدة. يبقى السياق الجديد ${counted(days, "day")} بعد آخر دردشة فيه؛ وتغيّر إعداداته ذلك.`,
    nameOf: {
      chatgpt: "من ChatGPT",
      claude: "من Claude",
      confidant: "من Confidant",
      elara: "من Elara",
      librechat: "من LibreChat",
      lmstudio: "من LM Studio",
      openwebui: "من Open WebUI",
      pageassist: "من Page Assist",
      sillytavern: "من SillyTavern",
    },
    start: "استيراد",
    stop: "إيقاف",
    stopping: "جارٍ الإيقاف …",
    running: "جارٍ الاستيراد. أبقِ هذه الصفحة مفتوحة حتى ينتهي.",
    progress: "تقدم الاستيراد",
    read: (percent) => `قُرئ ${formatPercent(percent / 100)}`,
    soFar: (conversations, messages) =>
      `${counted(conversations, "conversation")} حتى الآن، والرسائل الجديدة: ${formatNumber(messages)}`,
    ended: {
      done: "اكتمل الاستيراد",
      stopped: "أُوقف الاستيراد",
      failed: "انتهى الاستيراد مبكرًا",
    },
    kept: "ما خُزّن حتى ذلك الحين محفوظ؛ استيراد الملف نفسه مجددًا يتابع من هناك.",
    into: (name) => `إلى ${quoted(name)}`,
    stays: (days) =>
      `أُنشئ لأجل هذا الاستيراد، ويُؤرشف بعد ${countedOf(days, "day")} من آخر دردشة فيه.`,
    cardMade: (name) =>
      `أصبحت الشخصية سياقًا باسم ${quoted(name)}. لا يشارك سياقات أخرى شيئًا. نصه من شخص آخر: اقرأه في إعدادات السياق قبل الدردشة.`,
    cardKnown: "هذه الشخصية موجودة من قبل: لم يُنشأ سياق.",
    noneNew: "لم تكن أي محادثة جديدة: لم يُنشأ سياق.",
    noneInto: (name) => `لم تكن أي محادثة جديدة: لم يوضع شيء في ${quoted(name)}.`,
    nothing: "لم يُستورد شيء.",
    open: "فتح في اللوحة الجانبية",
    cameTitle: "أحدثها",
    more: (count) =>
      `… و${plural(count, {
        zero: "لا محادثات أخرى",
        one: "محادثة أخرى",
        two: "محادثتان أخريان",
        few: "# محادثات أخرى",
        many: "# محادثة أخرى",
        other: "# محادثة أخرى",
      })}، في قائمة المحادثات.`,
    added: (count) => `تمت إضافة ${countedOf(count, "conversation")}`,
    extended: (count, name) => `تم تحديث ${countedOf(count, "conversation")}، في ${quoted(name)}`,
    unchanged: (count, name) =>
      `موجود من قبل: ${counted(count, "conversation")}، في ${quoted(name)}`,
    messages: (count) => `تم تخزين ${countedOf(count, "message")}`,
    pictures: (count) => `تم إرفاق ${countedOf(count, "image")}`,
    parameters: (count, sets) =>
      `${counted(count, "conversation")} فيها معاملات للنموذج: ${sets.join("، ")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [counted(blocks, "block")] : []),
        ...(facts > 0 ? [`${counted(facts, "fact")} (بانتظار الموافقة في «الذاكرة»)`] : []),
        ...(notes > 0 ? [counted(notes, "note")] : []),
      ].join("، "),
    leftOutTitle: "لم يُستورد",
    mendedTitle: "قُرئ على نحو مختلف",
    notes: importNotes,
    markOf: (thing, name) => {
      const what = { image: "صورة", sound: "تسجيل", file: "ملف" }[thing];
      // It becomes part of the message, which is to hold nothing unseen of ours.
      return name === "" ? `[${what}]` : `[${what}: ${name}]`;
    },
    clipMark: "\n\n[بقية هذه الرسالة أطول من أن تُستورد.]",
    problemsTitle: "تعذّرت القراءة",
    moreProblems: (count) => `… و${formatNumber(count)} أخرى`,
    conversation: (position) => `المحادثة ${formatNumber(position)} من الملف`,
    wholeFile: "الملف",
    nothingWhole: "ينتهي الملف قبل انتهاء أول محادثة فيه. أعد تصديره.",
    problems: {
      "not-an-array": "ليس أرشيفًا ولا ملف محادثات",
      "too-large": "أكبر مما يتسع له Confidant",
      "too-deep": "متداخل أعمق من أن يكون محادثة",
      "cut-off": "هو آخر جزء كامل: ينتهي الملف مبكرًا. أعد تصدير الملف للحصول على الباقي",
      "not-json": "تالف",
      "not-a-conversation": "ليس محادثة من منتج يعرفه Confidant",
      "newer-version": "جاء من إصدار أحدث من Confidant. حدّث Confidant لاستيراده",
      empty: "ليس فيه نص منك أو من المساعد",
      "no-conversations": "ليست فيه محادثات",
      "no-card": "صورة ليست فيها بطاقة شخصية",
      "card-damaged": "فيه بطاقة شخصية تالفة",
      "card-alone": "بطاقة شخصية: نفّذ استيراد البطاقة وحدها",
      "download-list": "قائمة تنزيلات فقط. نزّل المحادثات التي تشير إليها، ثم اختر ذلك الملف",
      "zip-too-large": "حجمه بعد فك الضغط أكبر مما ينبغي لأي تصدير",
      "zip-too-slow": "يستغرق فك ضغطه وقتًا أطول مما ينبغي لأي تصدير",
      "zip-cut-off": "ينتهي مبكرًا: لم يصل كاملًا. أعد تنزيل الأرشيف أو انسخه مجددًا",
      "zip-locked": "له كلمة مرور. فك ضغطه ببرنامج يطلبها، ثم اختر ما كان فيه",
      "zip-packing":
        "مضغوط بطريقة لا يستطيع Confidant فكها. فك ضغطه ببرنامج آخر، ثم اختر ما كان فيه",
      unreadable: "لا يمكن قراءته، أو لا يمكن ذلك حتى نهايته",
      "key-does-not-fit": "لا يُفتح: نص المفتاح غير مناسب",
      "no-records": "ليست فيه سجلات من Elara",
      "record-name": "ليس اسمه كاسم سجل",
      "record-double": "ورد مرتين: أُخذ الأول",
      "record-too-large": "أكبر مما يمكن أن يكون عليه سجل",
      "record-envelope": "ليس سجلًا مشفّرًا",
      "record-key": "لا يُفتح بنص المفتاح هذا، أو تغيّر",
      "record-message": "لا يحتوي على رسالة",
      "record-role": "له دور غير معروف، أو غير الذي يدل عليه اسمه",
      "record-time": "وقته مكتوب كعدد أو دون منطقة زمنية",
      "record-empty": "ليس فيه نص",
      "record-unreadable": "لا يمكن قراءته",
    },
    again: "استيراد ملف آخر",
  },
} satisfies Texts<typeof enImport>;
