import type { enShortcuts } from "../en-shortcuts";
import type { Texts } from "../texts";
import { ltr } from "./isolate";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "اختصارات لوحة المفاتيح",
  note: "ما لم يُذكر غير ذلك، يعمل الاختصار وأنت في اللوحة الجانبية. غيّر الاختصارات في الخيارات › الاختصارات.",
  keys: "المفتاح",
  does: "ما يفعله",
  close: "إغلاق",
  what: {
    send: "إرسال الرسالة",
    newLine: "بدء سطر جديد",
    stop: "إيقاف الرد",
    editLast: "تعديل آخر رسالة لك، من حقل رسالة فارغ",
    search: "البحث في المحادثات والذاكرة",
    find: "البحث في هذه المحادثة",
    contexts: "التبديل إلى سياق آخر",
    inspector: "عرض ما سيراه النموذج",
    lock: "قفل Confidant",
    begin: "بدء محادثة جديدة",
    commands: "عرض الأوامر، في بداية رسالة",
    mention: "إرفاق محادثة سابقة أو ملف من هذا السياق",
    shortcuts: "عرض كل الاختصارات، خارج حقول النص",
  },
  fixed: {
    escape: "إغلاق ما هو مفتوح، واحدًا تلو الآخر",
    tab: "إكمال اسم أمر، أو الانتقال إلى عنصر التحكم التالي",
    saveSummary: "حفظ ملخّص معدَّل",
    menu: "فتح قائمة محادثة من القائمة",
  },
  anywhere: {
    lock: "قفل Confidant، من أي مكان في المتصفح",
    panel: "فتح اللوحة الجانبية، من أي مكان في المتصفح",
    popup: "فتح النافذة المنبثقة، من أي مكان في المتصفح",
  },
  none: "غير معيَّن",

  page: {
    own: "في اللوحة الجانبية",
    lead: "ما يفعله كل مفتاح، وأيّ المفاتيح يمكن تغييرها.",
    ownWhy: "تعمل وأنت في اللوحة الجانبية؛ ويعمل الإرسال والإيقاف والقفل في النافذة المنبثقة أيضًا.",
    change: "تغيير",
    changeOf: (what) => `تغيير الاختصار: ${what}`,
    reset: "إعادة التعيين",
    resetOf: (what, keys) => `إعادة التعيين إلى ${ltr(keys)}: ${what}`,
    resetAll: "إعادة تعيين الكل",
    press: `اضغط المفاتيح الجديدة، أو ${ltr("Esc")} للإلغاء.`,
    pressFor: (what) => `المفاتيح الجديدة: ${what}`,
    saved: (what, keys) => `تم الحفظ. ${ltr(keys)}: ${what}.`,
    allReset: "تم الحفظ. عادت كل الاختصارات إلى وضعها الافتراضي.",
    taken: (keys, what) =>
      `${ltr(keys)} مستخدم بالفعل لـ «${what}». اضغط مفاتيح أخرى، أو غيّر ذلك الاختصار أولًا.`,
    takenByBrowser: (keys, what) =>
      `${ltr(keys)} مستخدم بالفعل في المتصفح كله لـ «${what}». اضغط مفاتيح أخرى، أو غيّر ذلك الاختصار أدناه.`,
    resetTaken: (keys, what) =>
      `تعذّرت إعادة التعيين: ${ltr(keys)} مستخدم الآن لـ «${what}». غيّر ذلك الاختصار أولًا، أو اضغط مفاتيح أخرى هنا.`,
    refused: {
      alone: (keys, mod, alt) =>
        `${ltr(keys)} وحده للكتابة والتنقل. اضغط معه ${ltr(mod)} أو ${ltr(alt)} أيضًا.`,
      browser: (keys) => `يستخدم المتصفح نفسه ${ltr(keys)}. اضغط مفاتيح أخرى.`,
      writing: (keys) => `${ltr(keys)} يعدّل النص أو يتنقل فيه أو يكتب محرفًا. اضغط مفاتيح أخرى.`,
    },
    browser: "في المتصفح كله",
    browserWhy: "هذه لدى المتصفح، وتُغيَّر في صفحته الخاصة باختصارات الإضافات.",
    openBrowser: "فتح صفحة المتصفح",
    fixed: "لا يمكن تغييرها",
    commands: {
      lock: "قفل Confidant",
      panel: "فتح اللوحة الجانبية",
      popup: "فتح النافذة المنبثقة",
    },
  },
} satisfies Texts<typeof enShortcuts>;
