import type { LostPart } from "../../../contract/memory";
import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";
import { isolate } from "./isolate";
import { blockWords } from "./memory-blocks";
import { notes } from "./notes";
import { counted, countedOf } from "./nouns";
import { plural } from "./plural";
import { references } from "./references";

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `القسم ${isolate(name)}`,
  field: (_count, name) => `الحقل ${isolate(name)}`,
  items: (count) => counted(count, "item"),
  ticks: (count) =>
    plural(count, {
      zero: "# علامة",
      one: "علامة واحدة",
      two: "علامتان",
      few: "# علامات",
      many: "# علامة",
      other: "# علامة",
    }),
  entries: (count) => counted(count, "entry"),
  text: () => "النص",
};

function tokensOf(tokens: number): string {
  return tokens < 1_000 ? counted(tokens, "token") : `${formatTokens(tokens)} رمز`;
}

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  ...blockWords,
  title: "الذاكرة",
  close: "إغلاق",
  wide: "فتح في علامة تبويب",
  cancel: "إلغاء",
  save: "حفظ",
  delete: "حذف",
  done: "تم",
  loading: "جارٍ التحميل …",
  context: "ذاكرة",
  archived: (name) => `${isolate(name)} (مؤرشف)`,
  means:
    "ما يتذكره هذا السياق إلى جانب محادثاته. يمكنك تغيير كل شيء؛ ولا يغيّر النموذج إلا ما تسمح به.",
  inspect: "عرض الموجّه التالي",
  notInPrompt: "لا يحتويها أي موجّه في هذا السياق. ما يحتويه كل موجّه يُضبط في الخيارات › السياقات.",
  inspectHint: "يعرض الفاحص في اللوحة الجانبية كل ما سيراه النموذج.",

  blocks: "الكتل",
  blocksMeans: "نصوص قصيرة هي جزء من الموجّه.",
  /** `always` are those of them that every prompt holds. */
  blocksTotal: (count, tokens, always) =>
    [
      counted(count, "block"),
      tokensOf(tokens),
      ...(always === tokens ? [] : [`منها ${tokensOf(always)} مع كل رسالة`]),
    ].join(" · "),
  noBlocks: "لا كتل هنا. الكتلة نص قصير هو جزء من الموجّه.",
  sharedBlocks: "مشاركة مع هذا السياق",
  from: (context) => `من ${isolate(context)}`,
  addBlock: "إضافة كتلة",
  tokens: tokensOf,
  exactTokens: (tokens) => `نحو ${countedOf(tokens, "token")}`,
  showAll: "عرض الكل",
  empty: "فارغة. لا يراها النموذج إلى أن يُكتب فيها شيء.",
  pinned: "مثبَّتة",
  notPinned: "عند الإشارة إليها فقط",
  untrusted: "فيها نص من مكان آخر",
  edit: "تعديل",
  editOf: (label) => `تعديل ${isolate(label)}`,
  doneOf: (label) => `إنهاء تعديل ${isolate(label)}`,
  more: (label) => `المزيد لـ ${isolate(label)}`,
  lost: (count) =>
    plural(count, {
      zero: "كل التغييرات السابقة تُفتح.",
      one: "تغيير سابق واحد لم يعد يُفتح، ولذلك ينقص ما كان فيه. الباقي هنا ويمكن تعديله.",
      two: "تغييران سابقان لم يعودا يُفتحان، ولذلك ينقص ما كان فيهما. الباقي هنا ويمكن تعديله.",
      few: "# تغييرات سابقة لم تعد تُفتح، ولذلك ينقص ما كان فيها. الباقي هنا ويمكن تعديله.",
      many: "# تغييرًا سابقًا لم تعد تُفتح، ولذلك ينقص ما كان فيها. الباقي هنا ويمكن تعديله.",
      other: "# تغيير سابق لم تعد تُفتح، ولذلك ينقص ما كان فيها. الباقي هنا ويمكن تعديله.",
    }),

  menu: {
    settings: "الإعدادات …",
    layout: "التخطيط …",
    history: "السجل …",
    share: "مشاركة …",
    unshare: "إيقاف مشاركتها هنا",
    remove: "حذف",
  },

  saving: "جارٍ الحفظ …",
  unsaved: "لم تُحفظ بعد",
  saved: "تم الحفظ",
  notSaved: "لم تُحفظ",
  undo: "تراجع",
  undoOf: (label) => `التراجع عن آخر تغيير في ${isolate(label)}`,

  text: (name) => `نص ${isolate(name)}`,
  readOnly: "للقراءة فقط بالنسبة إلى النموذج",
  item: (position) => `العنصر ${formatNumber(position)}`,
  doneItem: (text) => `تم: ${isolate(text)}`,
  newItem: "عنصر جديد",
  addItem: "إضافة",
  moveUp: (text) => `نقل إلى أعلى: ${isolate(text)}`,
  moveDown: (text) => `نقل إلى أسفل: ${isolate(text)}`,
  removeItem: (text) => `حذف: ${isolate(text)}`,
  listFull: (max) => `تتسع هذه القائمة لـ ${countedOf(max, "item")} على الأكثر.`,
  noItems: "لا عناصر بعد.",
  newEntry: "إدخال جديد",
  addEntry: "إضافة",
  noEntries: "لا إدخالات بعد.",
  exactly: formatExactDate,
  earlier: (count) =>
    plural(count, {
      zero: "لا إدخالات سابقة",
      one: "عرض إدخال سابق واحد",
      two: "عرض إدخالين سابقين",
      few: "عرض # إدخالات سابقة",
      many: "عرض # إدخالًا سابقًا",
      other: "عرض # إدخال سابق",
    }),
  noFields: "ليست في هذا الجدول حقول بعد. تُضاف من «التخطيط» في القائمة.",
  listField: "عنصر في كل سطر.",
  less: (name) => `أقل: ${isolate(name)}`,
  plus: (name) => `أكثر: ${isolate(name)}`,
  unset: "غير معيَّن",
  yes: "نعم",
  no: "لا",
  notNumber: "هذا ليس عددًا، فلم يُحفظ.",

  settings: {
    addTitle: "إضافة كتلة",
    title: (label) => `إعدادات ${isolate(label)}`,
    label: "الاسم",
    labelNote: "يعرفها النموذج بهذا الاسم.",
    description: "الغرض منها",
    descriptionNote: "يقرأ النموذج هذا أيضًا. يمكن تركه فارغًا.",
    type: "النوع",
    permission: "ما يُسمح به للنموذج",
    pinned: "مثبَّتة: يراها النموذج مع كل رسالة",
    layout: "التخطيط",
    add: "إضافة",
    empty: "أعطها اسمًا.",
    taken: "لكتلة أخرى في هذا السياق الاسم نفسه.",
    changed: "تغيّرت في مكان آخر في هذه الأثناء. هكذا هي الآن؛ اضغط «حفظ» لتطبيق تغييراتك عليها.",
  },

  layout: {
    title: (label) => `تخطيط ${isolate(label)}`,
    means: "يُحتفظ بالمحتوى. إن لم يناسب شيء منه، فلا يتغير شيء وترى ما هو.",
    misfit: "لا مكان لهذا في التخطيط الجديد، فلم يتغير شيء. أبقِه في التخطيط، أو أفرغه أولًا.",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : ` في القسم ${isolate(section)}`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "الحقول",
    fieldName: "الاسم",
    fieldType: "النوع",
    about: "الغرض منه",
    readOnly: "للقراءة فقط بالنسبة إلى النموذج",
    addField: "إضافة حقل",
    removeField: (name) => `إزالة الحقل ${isolate(name)}`,
    sections: "الأقسام",
    section: (position) => `القسم ${formatNumber(position)}`,
    sectionName: "العنوان",
    sectionLayout: "التخطيط",
    addSection: "إضافة قسم",
    removeSection: (name) => `إزالة القسم ${isolate(name)}`,
    field: (position) => `الحقل ${formatNumber(position)}`,
    maxItems: "الحد الأقصى للعناصر",
    maxItemsNote: "إن تُرك فارغًا فلا حد.",
    lines: "الأسطر التي يراها النموذج",
    linesNote: "إن تُرك فارغًا فكلها.",
    firstLine: "من السطر",
    displayLimit: "أحدث الإدخالات التي يراها النموذج",
    names: "لكل منها اسم، ولا يتكرر اسم.",
  },

  share: {
    title: (label) => `مشاركة ${isolate(label)}`,
    means: "يرى السياق الآخر هذه الكتلة كما هي الآن دائمًا. ويُسمح لنموذجه بما تختاره هنا.",
    with: "مع",
    permission: "ما يُسمح به لنموذجه",
    add: "مشاركة",
    list: "مشاركة مع",
    stop: "إيقاف",
    stopOf: (name) => `إيقاف المشاركة مع ${isolate(name)}`,
    noOther: "لا سياق آخر لمشاركتها معه.",
    gone: "سياق لم يعد موجودًا",
  },
} satisfies Texts<typeof enMemory>;
