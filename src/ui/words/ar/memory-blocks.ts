import { formatExactDate } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";
import { isolate } from "./isolate";

const what: Readonly<Record<string, string>> = {
  "set-text": "كتبها من جديد",
  "append-text": "أضاف نصًا",
  "replace-text": "استبدل نصًا",
  "splice-text": "غيّر النص",
  "set-field": "غيّر حقلًا",
  "append-to-field": "أضاف إلى حقل",
  increment: "غيّر عدّادًا",
  "push-item": "أضاف عنصرًا",
  "insert-item": "أضاف عنصرًا",
  "set-item": "غيّر عنصرًا",
  "delete-item": "حذف عنصرًا",
  "append-entry": "أضاف إدخالًا",
  restore: "استعاد إصدارًا",
  layout: "غيّر التخطيط",
  merge: "دمج تغييرات نسخة احتياطية",
};

/** What blocks are and may be, and what their history says. */
export const blockWords = {
  types: {
    core: "أساسية",
    working: "عاملة",
    archival: "أرشيف",
    log: "سجل",
  },
  typeMeans: {
    core: "يراها النموذج مع كل رسالة، بقدر ما تتسع حصة الذاكرة من النافذة.",
    working: "لما يجري الآن: يراها النموذج ما دامت مثبَّتة، أو عندما تشير إليها رسالة.",
    archival: "لما يندر الاحتياج إليه: ليست في أي موجّه. تجدها هنا.",
    log: "لما حدث: ليست في أي موجّه. تجدها هنا.",
  },
  permissions: {
    ReadOnly: "للقراءة فقط",
    Human: "سؤال شخص",
    Partner: "سؤالي",
    Append: "الإضافة فقط",
    ReadWrite: "القراءة والكتابة",
    Admin: "كل شيء",
  },
  permissionMeans: {
    ReadOnly: "يقرؤها النموذج ولا يغيّرها أبدًا.",
    Human: "يُسأل من يجلس هنا قبل أن يغيّرها النموذج.",
    Partner: "تُسأل أنت قبل أن يغيّرها النموذج.",
    Append: "يُسمح للنموذج بالإضافة إليها، ولا يغيّر شيئًا مما فيها.",
    ReadWrite: "يُسمح للنموذج بتغيير ما فيها.",
    Admin: "يُسمح للنموذج بتغييرها وحذفها.",
  },
  layouts: {
    text: "نص",
    list: "قائمة",
    checklist: "قائمة مهام",
    map: "جدول",
    log: "سجل",
    composite: "أقسام",
  },
  layoutMeans: {
    text: "كلمات كما تكتبها.",
    list: "عناصر مرقّمة، واحد تحت الآخر.",
    checklist: "عناصر يمكن وضع علامة عليها.",
    map: "حقول لها أسماء، ولكل منها قيمة.",
    log: "إدخالات مع وقتها، الأحدث أولًا. تبقى السابقة كما هي.",
    composite: "عدة أجزاء تحت عناوين، لكل منها تخطيط خاص.",
  },
  fieldTypes: {
    text: "نص",
    number: "عدد",
    boolean: "نعم أو لا",
    list: "قائمة",
    counter: "عدّاد",
  },

  history: {
    title: (label) => `سجل ${isolate(label)}`,
    none: "لم يتغير شيء بعد.",
    who: { person: "أنت", model: "النموذج", system: "Confidant" },
    what: (name) => what[name] ?? name,
    through: "من خلال كتلة مشارَكة",
    why: (text) => `السبب: ${isolate(text)}`,
    added: "أُضيف",
    removed: "أُزيل",
    restore: "استعادة هذا الإصدار",
    restoreOf: (time) => `استعادة هذا الإصدار، ${formatExactDate(time)}`,
    restored: "تمت الاستعادة. الإصدار السابق في السجل أيضًا.",
    restoreFirst: "استعادة ما كانت عليه في البداية",
    more: "عرض الأقدم",
    clear: "مسح السجل …",
    clearMeans:
      "يؤدي هذا إلى حذف كل إصدار سابق نهائيًا، ومعه كل نص لم يعد في الكتلة. لا يمكن التراجع عن ذلك. تحتفظ به النسخ الاحتياطية التي أُنشئت من قبل، أربعة أسابيع أو أكثر.",
    clearConfirm: "مسح السجل",
    cleared: "تم مسح السجل.",
  },
} satisfies Texts<
  Pick<
    typeof enMemory,
    | "types"
    | "typeMeans"
    | "permissions"
    | "permissionMeans"
    | "layouts"
    | "layoutMeans"
    | "fieldTypes"
    | "history"
  >
>;
