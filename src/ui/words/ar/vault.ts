import type { MethodKind } from "../../../domain/unlock-method";
import type { enVault } from "../en-vault";
import { formatDuration, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { ltr } from "./isolate";
import { countedOf } from "./nouns";

const methodNames: Record<MethodKind, string> = {
  device: "دون قفل",
  passphrase: "عبارة المرور",
  passkey: "مفتاح المرور",
  recovery: "مفتاح الاسترداد",
};

const UNRELATED = "أضف كلمات لا رابط بينها.";

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "غير مقفل",
    locked: "قفل",
    isLocked: "تم قفل Confidant.",
    isUnlocked: "تم فتح قفل Confidant.",
    lockNow: "القفل الآن",
    lockHint: (keys) => `القفل الآن (${ltr(keys)})`,
    sealing: (percent) => `جارٍ التشفير … ${formatPercent(percent / 100)}`,
    sealingRests: (percent) => `التشفير متوقف مؤقتًا عند ${formatPercent(percent / 100)}`,
    restsExplanation: "يُستأنف تلقائيًا. تجد سبب التوقف في الخيارات › القفل.",
    checking: "جارٍ الفتح",
    about: "حول القفل",
    explanation:
      "كل شيء مشفّر، لكن المفتاح مخزَّن في هذا الملف الشخصي: كل من يستطيع قراءة ملفاته يستطيع قراءة بياناتك.",
    sealingExplanation:
      "غير محمي بعد: يجري تشفير البيانات الموجودة بمفتاح جديد. يمكنك مواصلة استخدام Confidant.",
    choose: "اختيار قفل",
  },

  methodNames,

  setUp: {
    title: "اختر قفلًا",
    why: "يحمي القفل ما تكتبه هنا من أي شخص آخر يستخدم هذا الحاسوب أو ينسخ ملفاته.",
    passphrase: "عبارة المرور",
    passphraseHint: "موصى بها. تعمل في كل مكان، ولا يعرفها سواك.",
    passkey: "مفتاح المرور",
    passkeyHint: "فتح القفل ببصمة الإصبع أو الوجه أو رقم PIN أو مفتاح أمان.",
    noPasskey: "لا يدعم هذا المتصفح أو الجهاز فتح القفل بمفتاح المرور.",
    none: "البدء دون قفل",
    noneHint:
      "يمكنك إضافة قفل في أي وقت من الخيارات. حتى ذلك الحين، كل من يستطيع قراءة ملفات هذا الملف الشخصي يستطيع قراءة ما تكتبه.",
    back: "رجوع",
    restore: "استعادة من نسخة احتياطية …",
    working: "جارٍ إنشاء الخزنة …",
  },

  passphrase: {
    field: "عبارة المرور",
    again: "تكرار عبارة المرور",
    show: "إظهار",
    save: "استخدام عبارة المرور هذه",
    differ: "عبارتا المرور غير متطابقتين بعد.",
    refused: "غير مقبولة",
    notRated:
      "تعذّر التحقق من القوة لأن جزءًا من Confidant لم يُحمَّل. لم يتغير شيء. حاول مجددًا، وأعد تحميل هذه الصفحة إن لم يُجدِ ذلك.",
    advice: "استخدم أربع كلمات أو أكثر لا رابط بينها. لا يستطيع أحد معرفتها أو إعادة تعيينها.",
    meter: "القوة",
    strengths: ["ضعيفة جدًا", "ضعيفة", "غير كافية", "جيدة", "قوية"] as const,
    guessable: "تخمينها سهل جدًا. اجعلها أطول، ويُفضَّل بكلمات لا رابط بينها.",
    reasons: {
      straightRow: `صفوف المفاتيح المتجاورة سهلة التخمين. ${UNRELATED}`,
      keyPattern: `الأنماط على لوحة المفاتيح سهلة التخمين. ${UNRELATED}`,
      simpleRepeat: `تكرار المحارف لا يضيف كثيرًا. ${UNRELATED}`,
      extendedRepeat: `تكرار الأجزاء لا يضيف كثيرًا. ${UNRELATED}`,
      sequences: `التسلسلات مثل abc أو 6543 سهلة التخمين. ${UNRELATED}`,
      recentYears: `السنوات سهلة التخمين. ${UNRELATED}`,
      dates: `التواريخ سهلة التخمين. ${UNRELATED}`,
      topTen: "هذه من أكثر عشر كلمات مرور شيوعًا.",
      topHundred: "هذه من أكثر مئة كلمة مرور شيوعًا.",
      common: "هذه كلمة مرور شائعة.",
      similarToCommon: `هذه تشبه كلمة مرور شائعة. ${UNRELATED}`,
      wordByItself: `الكلمة الواحدة تُخمَّن بسرعة. ${UNRELATED}`,
      namesByThemselves: `الأسماء وحدها تُخمَّن بسرعة. ${UNRELATED}`,
      commonNames: `الأسماء الشائعة تُخمَّن بسرعة. ${UNRELATED}`,
    } as Readonly<Record<string, string>>,
  },

  passkey: {
    make: "إنشاء مفتاح مرور",
    use: "فتح القفل بمفتاح المرور",
    waiting: "بانتظار مفتاح المرور …",
    failed:
      "لم يُستخدم أي مفتاح مرور: أُلغي ذلك، أو استغرق وقتًا طويلًا، أو لا يعمل هنا. لم يتغير شيء؛ حاول مجددًا.",
    noSecret:
      "لا يستطيع مفتاح المرور هذا فتح قفل Confidant: لا يدعم الميزة المطلوبة (PRF). لم يتغير شيء. اختر مفتاحًا آخر، أو عبارة مرور.",
  },

  unlock: {
    label: "فتح قفل Confidant",
    recoveryField: "مفتاح الاسترداد",
    open: "فتح القفل",
    opening: "جارٍ الفتح …",
    otherMethods: {
      device: "الفتح دون قفل",
      passphrase: "استخدام عبارة المرور",
      passkey: "استخدام مفتاح المرور",
      recovery: "استخدام مفتاح الاسترداد",
    },
    next: (seconds) => `محاولات خاطئة كثيرة جدًا. حاول مجددًا بعد ${formatDuration(seconds * 1000)}.`,
    forgotten: "تعذّر عليك فتح القفل؟",
    others: (names) => `يمكنك أيضًا فتح القفل باستخدام: ${names}.`,
    noOthers: "لا توجد طريقة أخرى لفتح القفل.",
    nobody:
      "لا يستطيع أحد إعادة تعيينه. لا تُفتح النسخة الاحتياطية إلا بمفتاح الاسترداد الخاص بها، أو بملف المفتاح وعبارة المرور.",
    anew: "يمكنك البدء من جديد بخزنة فارغة. تُحفظ هذه الخزنة دون تغيير.",
  },

  startNew: {
    begin: "إنشاء خزنة جديدة",
    means: "تبقى بياناتك الحالية مشفّرة ومخفية. للعودة إليها: الخيارات › البيانات › الخزائن.",
    confirm: "إنشاء الخزنة الجديدة",
    cancel: "إلغاء",
  },

  otherStores: {
    show: "تبديل الخزنة …",
    none: "لا توجد خزنة أخرى في هذا الملف الشخصي.",
    use: (number) => `التبديل إلى الخزنة ${formatNumber(number)}`,
  },

  unavailable: {
    title: "لا يمكن فتح بياناتك",
    titles: {
      "store-unavailable": "لا يفتح المتصفح مساحة تخزين Confidant",
      "store-gone": "حذف المتصفح محادثاتك",
      "quota-exceeded": "لم تبقَ مساحة للتخزين",
      "version-unknown": "بياناتك من إصدار أحدث",
      "header-corrupt": "سجل مفاتيح هذه الخزنة تالف",
      "key-missing": "مفتاح التشفير مفقود",
      "row-tampered": "غُيّرت بياناتك من الخارج",
    },
    safe: "لم تتغير بياناتك.",
    tampered:
      "جزء يحتاج إليه كل ما عداه غُيّر من الخارج أو تلف، ولا يُفتح. صدّر أولًا البيانات القابلة للقراءة. ثم حاول مجددًا، أو أنشئ خزنة جديدة.",
    retry: "المحاولة مجددًا",
    retrying: "جارٍ المحاولة …",
  },

  exportAll: {
    start: "تصدير البيانات القابلة للقراءة",
    running: "جارٍ القراءة …",
    rows: (rows) => countedOf(rows, "entry"),
    clear: "الملف غير مشفّر: كل من لديه الملف يستطيع قراءته.",
    done: (opened, unreadable) =>
      unreadable === 0
        ? `تم حفظ ${countedOf(opened, "entry")}.`
        : `تم حفظ ${countedOf(opened, "entry")}؛ وتعذّر فتح ${countedOf(unreadable, "entry")}.`,
    failed: "لم يُحفظ أي ملف.",
    stop: "إيقاف",
  },
} satisfies Texts<typeof enVault>;
