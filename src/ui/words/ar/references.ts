import type { ReferenceAction } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate } from "../format";
import type { Texts } from "../texts";
import { isolate } from "./isolate";
import { counted } from "./nouns";

const actions: Record<ReferenceAction, string> = {
  created: "إنشاء",
  modified: "تغيير",
  discussed: "نقاش",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "المراجع",
    means:
      "ما دارت حوله المحادثات. آخر خمسة مراجع في محادثة تكون في موجّهاتها، وكذلك المرجع الذي تذكره رسالة بأي من أسمائه.",
    none: "لا مراجع بعد. أضف ما تدور حوله محادثة: سير عمل أو صفحة أو مستند أو سياق.",
    kinds: {
      workflow: "سير عمل",
      page: "صفحة",
      document: "مستند",
      context: "سياق",
    },
    kind: "النوع",
    name: "الاسم",
    target: "العنوان أو المعرّف",
    targetNote: "يمكن تركه فارغًا: يقوم الاسم مقامه.",
    conversation: "المحادثة",
    noConversation: "ينتمي كل مرجع إلى محادثة، وليس في هذا السياق محادثة بعد.",
    untitled: (at) => `محادثة ${formatExactDate(at)}`,
    untitledHere: "محادثة بلا عنوان",
    add: "إضافة مرجع",
    addIt: "إضافة",
    aliases: "أسماء أخرى",
    aliasesNote: "اسم في كل سطر. الرسالة التي فيها أحدها تقصده. إن تُركت فارغة، تُشتق من الاسم.",
    alsoCalled: (aliases) => `أيضًا: ${aliases.map(isolate).join("، ")}`,
    mine: (name) => name,
    ofKind: {
      workflow: (name) => `سير عمل ${name}`,
      page: (name) => `صفحة ${name}`,
      document: (name) => `مستند ${name}`,
      file: (name) => `ملف ${name}`,
      context: (name) => `سياق ${name}`,
    },
    edit: "تعديل",
    editOf: (name) => `تعديل المرجع: ${isolate(name)}`,
    deleteOf: (name) => `حذف المرجع: ${isolate(name)}`,
    inConversation: (title, action) => `${isolate(title)} (${actions[action]})`,
    showOf: (title) => `عرض المحادثة: ${isolate(title)}`,
    count: (count) => counted(count, "reference"),
    changed: "تغيّر في مكان آخر في هذه الأثناء. هذا هو الآن؛ اضغط «حفظ» لتطبيق تغييراتك عليه.",
  },
} satisfies Texts<typeof enReferences>;
