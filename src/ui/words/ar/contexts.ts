import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { plural } from "./plural";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `تبديل السياق (${ltr(keys)})`,
    label: "السياقات",
    find: "البحث بالاسم أو الوسم",
    list: "السياقات: المثبَّتة أولًا، ثم الأحدث",
    none: "لا يوجد سياق في اسمه أو في أحد وسومه هذه الكلمات.",
    loading: "جارٍ التحميل …",
    current: "معروض الآن",
    pinned: "مثبَّت، لا تنتهي مدته أبدًا",
    archivedMark: "مؤرشف",
    more: (count) =>
      plural(count, {
        zero: "لا سياقات أخرى: اكتب جزءًا من الاسم أو من وسم.",
        one: "سياق آخر: اكتب جزءًا من الاسم أو من وسم.",
        two: "سياقان آخران: اكتب جزءًا من الاسم أو من وسم.",
        few: "# سياقات أخرى: اكتب جزءًا من الاسم أو من وسم.",
        many: "# سياقًا آخر: اكتب جزءًا من الاسم أو من وسم.",
        other: "# سياق آخر: اكتب جزءًا من الاسم أو من وسم.",
      }),
    fromPreset: "جديد من إعداد مسبق …",
    presets: "إعدادات مسبقة لإنشاء سياق منها",
    findPreset: "البحث عن إعداد مسبق",
    onTrial: "قيد التجربة",
    noPreset: "لا يوجد إعداد مسبق في اسمه هذه الكلمات.",
    back: "رجوع",
    edit: "كل السياقات …",
    endsIn: (mark) => `تنتهي مدته خلال ${isolate(mark)}`,
    extend: "تمديد",
    aboutEnd: "متى تنتهي مدة هذا السياق",
    archived: "هذا السياق مؤرشف. استعده للمتابعة.",
    restore: "استعادة",
  },

  modelScope: {
    onlyHere: "في هذا السياق فقط",
    own: "لهذا السياق نموذج خاص به.",
    unset: "استخدام النموذج الافتراضي",
  },

  /** The end of a context's time, wherever it is told. */
  expiry: {
    /** In the room of a mark. */
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} د`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} س`
        : `${formatNumber(Math.floor(ms / DAY_MS))} ي`;
    },
    warning: (at) =>
      `سيُؤرشف عند انتهاء مدته، ${formatExactDate(at)}. الدردشة فيه أو الضغط على «تمديد» يبدأ المدة من جديد.`,
    fresh: (at) => `إذا لم يُستخدم، فسيُؤرشف ${formatExactDate(at)}.`,
    neverFirst: "لا تنتهي مدته أبدًا: إنه السياق الأول.",
    neverPinned: "لا تنتهي مدته أبدًا: إنه مثبَّت.",
    extend: "تمديد",
    extendName: (name) => `تمديد ${isolate(name)}`,
    ends: (left) => `يُؤرشف خلال ${isolate(left)}`,
  },
} satisfies Texts<typeof enContexts>;
