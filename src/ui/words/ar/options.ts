import { formatNumber, formatPercent } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportTexts } from "./export";
import { healthPage } from "./health-page";
import { importTexts } from "./import";
import { isolate, ltr, quoted } from "./isolate";
import { counted, countedOf } from "./nouns";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

const REMAINS = "قد تبقى في نسخ هذا الملف الشخصي، ولبعض الوقت في ملفات المتصفح نفسه، بقايا مشفّرة.";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportTexts,
  ...importTexts,
  ...promptPage,
  ...healthPage,

  options: {
    title: "الخيارات",
    sections: sections.names,
    leads: {
      lock: "ما يفتح قفل Confidant، ومتى يُقفل تلقائيًا.",
      backup: "نسخ مشفّرة من كل شيء، تُنشأ تلقائيًا ولا يفتحها أحد سواك.",
      prompt: "ما يُخبَر به النموذج مع كل رسالة.",
      appearance: "مظهر جميع الصفحات ولغتها والصوت.",
      data: "استيراد ما هو مخزَّن في هذا المتصفح وتصديره وحذفه.",
    },
    cancel: "إلغاء",
    /** Where no more can be typed. */
    fieldFull: (max) => `بلغ النص الحد الأقصى للطول: ${counted(max, "character")}. يُقتطع الباقي.`,
  },

  lockPage: {
    none: "لا قفل: كل من يستطيع قراءة ملفات هذا الملف الشخصي يستطيع قراءة بياناتك.",
    sealing: (percent) =>
      `غير محمي بعد: ${formatPercent(percent / 100)} مشفّر بالمفتاح الجديد. يمكنك مواصلة استخدام Confidant؛ إغلاق المتصفح لا يفعل سوى إيقاف ذلك مؤقتًا.`,
    changing: (percent) =>
      `يجري تطبيق مفتاح الخزنة الجديد: ${formatPercent(percent / 100)}. تبقى بياناتك قابلة للقراءة ومقفلة؛ إغلاق المتصفح لا يفعل سوى إيقاف ذلك مؤقتًا.`,
    rests: "متوقف مؤقتًا. يُستأنف تلقائيًا عند حل ما يلي:",
    lock: "مقفل. يلزم لفتح القفل إحدى الطرق أدناه.",
    methods: "طرق فتح القفل",
    added: (day) => `أُضيفت ${isolate(day)}`,
    replace: "استبدال",
    remove: "إزالة",
    removeMeans: (kind) => `${kind}: لن تفتح هذه الطريقة قفل Confidant بعد الآن.`,
    removeConfirm: "إزالة هذه الطريقة",
    lastMethod: "هذه هي الطريقة الوحيدة. أضف طريقة أخرى قبل إزالتها.",
    add: "إضافة طريقة لفتح القفل",
    chooseLock: "اختيار قفل",
    rotateOffer:
      "لا تزال أي نسخة من سجل المفاتيح القديم تُفتح بالطريقة القديمة. إذا كان من الممكن أن تكون لدى شخص آخر نسخة، فغيّر مفتاح الخزنة أيضًا: عندئذٍ لا تعود تفتح بياناتك. أما ملف المفتاح الأقدم فلا يزال يفتح النسخ الاحتياطية الموجودة بعبارة المرور القديمة، ويفتح الأحدث منها إلى أن تستبدل مفتاح الاسترداد.",
    notNow: "ليس الآن",
    autoLock: "القفل التلقائي",
    autoLockAfter: "القفل بعد عدم النشاط",
    never: "أبدًا",
    autoLockNote:
      "ينتظر القفل التلقائي انتهاء إجابة جارية. أما القفل يدويًا أو عند قفل النظام فلا ينتظر.",
    autoLockNotBySystem: "في Firefox لا يُبلَّغ Confidant عند قفل النظام، فيبقى مفتوحًا.",
    autoLockNoLock: "يسري بعد أن تختار قفلًا.",
    minutes: (minutes) =>
      minutes < 60 ? counted(minutes, "minute") : counted(minutes / 60, "hour"),
    key: "مفتاح الخزنة",
    keyWhy:
      "يشفّر كل شيء من جديد بمفتاح جديد، فلا يعود مفتاح مسروق يفتح بياناتك. تبقى كل طرق فتح القفل. وتحصل النسخ الاحتياطية الجديدة على مفتاح جديد أيضًا، إلا إذا كان مفتاح الاسترداد يفتحها: استبدله هو أيضًا. بعد ذلك افتح القفل بعبارة المرور مرة واحدة لتحديث ملف المفتاح. تُنشأ نسخة احتياطية أولًا، ويجري الباقي في الخلفية.",
    keyBusy: "تغيير المفتاح جارٍ. انتظر حتى ينتهي.",
    changeKey: "تغيير مفتاح الخزنة",
    conflict: "تغيّرت طرق فتح القفل في نافذة أخرى. لم يُفعل شيء هنا؛ هكذا هي الآن.",
  },

  dataPage: {
    contexts: "حذف سياق",
    holds: (conversations, messages, tokens) =>
      [
        counted(conversations, "conversation"),
        counted(messages, "message"),
        ...(tokens === undefined ? [] : [`نحو ${countedOf(tokens, "token")}`]),
      ].join("، "),
    noContexts: "لا شيء مخزَّن بعد.",
    purge: "حذف نهائي …",
    purgeMeans: (conversations, messages) =>
      `يؤدي هذا إلى حذف السياق نهائيًا مع ${countedOf(conversations, "conversation")} و${countedOf(messages, "message")}، ومعه ذاكرته: الكتل والمعلومات والملاحظات والمراجع، حتى حيث تُشارَك كتله مع سياقات أخرى. لا يمكن التراجع عن ذلك. تُنشأ نسخة احتياطية أولًا. ${REMAINS}`,
    purgeName: (name) => `اكتب ${quoted(name)} للمتابعة`,
    purgeConfirm: (name, messages) => `حذف نهائي: ${quoted(name)}، ${counted(messages, "message")}`,
    purged: (messages) => `حُذف نهائيًا مع ${countedOf(messages, "message")}. ${REMAINS}`,
    export: "تصدير كل شيء",
    backupFirst:
      "تُنشأ نسخة احتياطية أولًا، ما لم تكن هناك نسخة محدَّثة. تحتفظ النسخ الاحتياطية بهذه البيانات لأربعة أسابيع أو أكثر. للحصول على نسخة يمكنك قراءتها من دون Confidant:",
    stores: "الخزائن",
    storesWhy: "كل خزنة منفصلة ولها قفلها الخاص. تُستخدم خزنة واحدة في كل مرة.",
    store: (number) => `الخزنة ${formatNumber(number)}`,
    current: "قيد الاستخدام",
    use: "التبديل إلى هذه الخزنة",
  },

  aboutPage: {
    version: (version) => `الإصدار ${ltr(version)}`,
    protects: "ما الذي يحميك",
    sealed: "كل ما تكتبه وكل إجابة مشفّر قبل أن يُخزَّن في هذا المتصفح.",
    stays:
      "لا تذهب الرسالة إلا إلى النموذج الذي تختاره. خوادم الأدوات والبرامج وأي خادم للبحث حسب المعنى لا يصلها شيء إلا إذا أعددتها أنت.",
    lockOnly:
      "مع قفل، لا يكون المفتاح في ذاكرة الجهاز إلا ما دام Confidant غير مقفل. ودون قفل، يكون المفتاح مخزَّنًا في هذا الملف الشخصي.",
    limits:
      "غير محمي: ما على الشاشة، ومتصفح غير مقفل، وذاكرة هذا الجهاز، وملف شخصي أُعيد كله إلى حالة سابقة.",
    private: "لا يعمل Confidant في النوافذ الخاصة: لا يمكن حفظ شيء هناك.",
    licences: "التراخيص",
    ownLicence: "ترخيص Confidant (MIT)",
    notices: "تراخيص الحزم المضمّنة فيه",
  },
} satisfies Texts<typeof enOptions>;
