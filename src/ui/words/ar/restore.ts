import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { counted, countedOf, countedOthers } from "./nouns";
import { plural } from "./plural";
import { restoreFailures } from "./restore-failures";

const conversations = (count: number) => counted(count, "conversation");
const messages = (count: number) => counted(count, "message");

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
/** Of those on both sides, how many have the newer form on the one that is told of. */
type Newer = { readonly conversations: number; readonly others: number };

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [messages(only.messages)] : []),
    ...(only.others > 0 ? [countedOthers(only.others)] : []),
  ];
}

function newerParts(newer: Newer): readonly string[] {
  const ending = "بصورة أحدث";
  return [
    ...(newer.conversations > 0 ? [`${conversations(newer.conversations)} ${ending}`] : []),
    ...(newer.others > 0 ? [`${countedOthers(newer.others)} ${ending}`] : []),
  ];
}

function sentenceOf(only: Counts, newer: Newer): string {
  return `وهو: ${[...nonZero(only), ...newerParts(newer)].join("، ")}.`;
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "الاستعادة من نسخة احتياطية",
  fromFile: "استعادة من ملف …",
  why: "لا يتغير شيء إلى أن ترى ما فيها.",
  drop: "أفلت النسخة الاحتياطية هنا، أو اخترها. لاستخدام عبارة المرور، اختر معها ملف المفتاح الخاص بها.",
  files: `النسخة الاحتياطية، وملف المفتاح (${ltr(".age")})`,
  chosenBackup: (name, size) => `النسخة الاحتياطية: ${isolate(name)} (${isolate(size)})`,
  chosenKey: (name) => `ملف المفتاح: ${isolate(name)}`,
  notTaken: (name) => `${isolate(name)} ليس نسخة احتياطية ولا ملف مفتاح من Confidant.`,
  vaultHint:
    "لا يُطلب شيء إذا كانت هذه الخزنة هي التي أنشأت النسخة الاحتياطية؛ وستُخبر إن لم تكن كذلك.",
  secret: "الفتح باستخدام",
  vault: "هذه الخزنة (لنسخها الاحتياطية)",
  recovery: "مفتاح الاسترداد",
  passphrase: "عبارة المرور، وملف المفتاح",
  recoveryField: "مفتاح الاسترداد",
  get recoveryHint() {
    return `يبدأ بـ ${ltr("AGE-SECRET-KEY-1")} وطوله ${formatNumber(74)} محرفًا.`;
  },
  get notAKey() {
    return `هذا ليس مفتاح استرداد: يبدأ المفتاح بـ ${ltr("AGE-SECRET-KEY-1")} وطوله ${formatNumber(74)} محرفًا. راجع نسختك.`;
  },
  passphraseField: "عبارة المرور",
  passphraseHint: "التي كانت مستخدمة عند إنشاء ملف المفتاح.",
  needsKeyFile: `ملف المفتاح ${ltr("confidant-key.age")} مفقود. مكانه بجانب النسخ الاحتياطية؛ اختره أيضًا، أو استخدم مفتاح الاسترداد.`,
  look: "معاينة النسخة الاحتياطية",
  keptTitle: "نسخ احتياطية لا تزال في هذا المتصفح",
  keptWhy: "أنشأتها خزنة من هذا الملف الشخصي. تُفتح كل منها كما يُفتح ملف.",
  keptFrom: (at) => `أُنشئت ${formatExactDate(at)}`,
  keptAsk: "نسخ احتياطية لخزنة أخرى في هذا المتصفح …",
  keptElsewhere: "نسخ احتياطية لخزنة أخرى في هذا المتصفح",
  keptProof:
    "هناك خزنة أخرى مقفلة في هذا الملف الشخصي. يُطلب ما يفتح نسخها الاحتياطية قبل عرض أي منها.",
  keptShow: "عرض النسخ الاحتياطية",
  useKept: "استخدام هذه",
  usedKept: "مختارة",

  stages: {
    copying: "جارٍ تحميل الملف …",
    reading: "جارٍ قراءة النسخة الاحتياطية؛ لم يتغير شيء بعد …",
    "backing-up": "جارٍ إنشاء نسخة احتياطية من البيانات الحالية أولًا …",
    staging: "جارٍ الاستعادة إلى مكان ثانٍ؛ لم تتغير البيانات الحالية …",
    switching: "جارٍ التبديل إلى البيانات المستعادة …",
  },
  beginning: "جارٍ البدء …",
  bar: "التقدم",
  stop: "إيقاف",
  stopping: "جارٍ الإيقاف …",
  keepOpen: "أبقِ هذه الصفحة مفتوحة حتى ينتهي ذلك.",

  found: "ما في هذه النسخة الاحتياطية",
  made: (at, app, size) =>
    `أُنشئت ${formatExactDate(at)} بواسطة Confidant ${ltr(app)}؛ ${isolate(size)}.`,
  otherVault: "أنشأتها خزنة أخرى: خزنة ملف شخصي آخر، أو الخزنة التي استُعيدت منها هذه الخزنة.",
  older: "هي حالة أقدم مما هو هنا.",
  lacks: (only, newer) => `ينقصها بعض ما هو هنا، ${sentenceOf(only, newer)}`,
  brings: (only, newer) => `فيها ما ليس هنا، ربما لأنه حُذف هنا، ${sentenceOf(only, newer)}`,
  same: "فيها المحادثات والرسائل والسياقات والإعدادات المسبقة والاتصالات نفسها الموجودة هنا.",
  withKeys: "مفاتيح الاتصالات فيها.",
  withoutKeys: "مفاتيح الاتصالات ليست فيها.",
  parametersIn: (count, sets) =>
    `${conversations(count)} فيها معاملات للنموذج: ${sets.join("، ")}.`,
  parametersOff: "لا تُؤخذ معاملات شخص آخر؛ اضبطها من جديد حيث تريدها.",
  parametersIfOwn: "لا تُؤخذ إلا إذا قلت إن النسخة الاحتياطية نسختك أنت.",
  unreadable: (count) => `تعذّرت قراءة ${countedOf(count, "entry")} عند إنشائها، ولذلك ينقصها ذلك.`,
  leftOut: (count) =>
    `لا يمكن استخدام ${countedOf(count, "entry")} منها، بسبب تلف أو لارتباط بما ليس فيها. يُستبعد ذلك؛ وقد يكون سليمًا في نسخة احتياطية أقدم.`,
  kinds: {
    conversations: "المحادثات",
    messages: "الرسائل",
    others: "السياقات والإعدادات المسبقة والاتصالات",
  },
  diffCounts: {
    new: "جديد",
    newer: "أحدث",
    older: "أقدم",
    same: "مطابق",
    both: "كلاهما",
  },
  diffCaption: "مقارنة ما في النسخة الاحتياطية بما هو هنا",
  holds: (count, of) => `${conversations(count)} فيها ${messages(of)}.`,
  listTitle: "المحادثات المختلفة",
  listNone: "لا محادثة تختلف عما هو هنا.",
  untitled: "محادثة بلا عنوان",
  differs: {
    new: "في النسخة الاحتياطية فقط",
    newer: "أحدث في النسخة الاحتياطية",
    older: "أحدث هنا",
    same: "مطابقة",
    both: "تغيّرت في الجانبين",
    deleted: "حُذفت هنا نهائيًا",
  },
  there: (count) => `الزائد هناك: ${messages(count)}`,
  here: (count) => `الزائد هنا: ${messages(count)}`,
  unlisted: (count) => `و${formatNumber(count)} أخرى`,
  mergeActions: {
    merge: {
      new: "الدمج يضيفها.",
      newer: "الدمج يحدّثها.",
      older: "الدمج يتركها كما هي هنا.",
      same: "الدمج يتركها كما هي.",
      both: "الدمج يتركها كما هي، ويضيف التي في النسخة الاحتياطية بجانبها كنسخة.",
      deleted: "الدمج يتركها محذوفة.",
    },
    replace: {
      new: "الاستبدال يضيفها.",
      newer: "الاستبدال يحدّثها.",
      older: "الاستبدال يعيدها إلى ما في النسخة الاحتياطية.",
      same: "الاستبدال يتركها كما هي.",
      both: "الاستبدال يعيدها إلى ما في النسخة الاحتياطية.",
      deleted: "الاستبدال يسترجعها.",
    },
  },
  mergeBack: "الدمج يسترجعها.",
  deletedHere: (gone) =>
    `حُذف هنا نهائيًا، وهو في النسخة الاحتياطية: ${nonZero(gone).join("، ")}. لا يسترجع الدمج ذلك، إلا إذا طلبتَه.`,
  bringBack: "استرجاع ما حُذف هنا",

  how: "كيفية الاستعادة",
  merge: "دمج",
  mergeMeans:
    "يُضاف ما ينقص هنا، ويحل الأحدث في النسخة الاحتياطية محل الأقدم هنا. لا يزول شيء موجود هنا فقط.",
  replace: "استبدال",
  keysLost: (count) =>
    `تفقد مفاتيحها ${counted(count, "connection")} هنا، وهي ليست في أي نسخة احتياطية ما لم تُطلب: جهّز المفاتيح لإدخالها مجددًا.`,
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "يصبح كل شيء هنا كما كان في النسخة الاحتياطية: يزول ما تغيّر منذ ذلك الحين، وتحتاج البرامج إلى رموز جديدة."
      : `يصبح كل شيء هنا كما كان في النسخة الاحتياطية: يزول ما تغيّر منذ ذلك الحين، وتحتاج البرامج إلى رموز جديدة. ما هو هنا فقط يزول: ${conversations(goes.conversations)}، ${messages(goes.messages)}، ${countedOthers(goes.others)}.`,
  backupFirst:
    "تُنشأ نسخة احتياطية من البيانات الحالية أولًا. المحادثات المؤقتة ليست في أي نسخة احتياطية: كلتا الطريقتين تحذفها.",
  own: {
    question: "هل هذه نسختك الاحتياطية؟",
    yes: "نعم، أنا أنشأتها",
    yesMeans:
      "ما فيها يُعامل على أنه لك. تبقى الإعدادات التي ترسل بيانات إلى الخارج متوقفة إلى أن تفعّلها.",
    no: "لا، أو لست متأكدًا",
    noMeans: "ما فيها يُعلَّم على أنه وارد من الخارج، وإعداداتها تُعرض فقط، ولا تُنفَّذ أي من مهامها.",
    keys: "كل من لديه مفتاح هذه النسخة الاحتياطية يستطيع فتحها، الآن ولاحقًا. ولن يفتح ذلك المفتاح ما تكتبه من الآن فصاعدًا: تختار بعد ذلك قفلًا خاصًا بك، وتحصل النسخ الاحتياطية الجديدة على مفتاح يُنشأ هنا.",
    next: "التالي: اختيار قفل",
    lock: "هذا يفتح ما يُستعاد من الآن فصاعدًا. ما كان يفتح النسخة الاحتياطية يفتحها هي ولا شيء غيرها.",
  },
  doMerge: "دمج",
  doReplace: (only) =>
    plural(only, {
      zero: "استبدال كل شيء هنا",
      one: "استبدال كل شيء هنا: تزول محادثة واحدة موجودة هنا فقط",
      two: "استبدال كل شيء هنا: تزول محادثتان موجودتان هنا فقط",
      few: "استبدال كل شيء هنا: تزول # محادثات موجودة هنا فقط",
      many: "استبدال كل شيء هنا: تزول # محادثة موجودة هنا فقط",
      other: "استبدال كل شيء هنا: تزول # محادثة موجودة هنا فقط",
    }),
  back: "إلغاء",

  done: "تمت الاستعادة",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "كل محادثة ورسالة يمكن استخدامها من النسخة الاحتياطية كانت هنا من قبل."
        : `جاء من النسخة الاحتياطية: ${conversations(count)} و${messages(of)}.`,
    replace: (count, of) =>
      `عاد إلى هنا ما كان في النسخة الاحتياطية: ${conversations(count)}، ${messages(of)}.`,
  },
  leftOutDone: (count) =>
    `تعذّر استخدام ${countedOf(count, "entry")} من النسخة الاحتياطية، فاستُبعد ذلك. احتفظ بتلك النسخة الاحتياطية؛ وقد يكون سليمًا في نسخة أقدم.`,
  beyondDone: (count) =>
    `لم يتسع السياق الممتلئ لما يلي من الذاكرة، فاستُبعد: ${countedOf(count, "entry")}. احذف هناك كتلًا أو معلومات أو ملاحظات، ثم استعد النسخة الاحتياطية نفسها مرة أخرى.`,
  copies: (count) =>
    `بجانب ما يقابلها هنا، كنسخة: ${conversations(count)}. كان في كل من الجانبين ما ليس في الآخر.`,
  opensBy:
    "تُفتح من الآن فصاعدًا بالقفل الذي اخترته للتو. أما مفتاح الاسترداد القديم أو عبارة المرور القديمة فلا يفتح إلا النسخ الاحتياطية القديمة؛ أنشئ مفتاح استرداد جديدًا في الخيارات › القفل.",
  keysAnew: (count) =>
    `جاء دون مفاتيح: ${counted(count, "connection")}؛ تُطلب المفاتيح مرة أخرى في الخيارات › النماذج أو الخيارات › الأدوات.`,
  close: "تم",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
