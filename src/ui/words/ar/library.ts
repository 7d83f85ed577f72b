import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";
import { isolate } from "./isolate";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "مكتبة الموجّهات",
  why: "نصوصك الخاصة للرسائل. اكتب / في اللوحة واختر أحدها، أو اختر «استخدام موجّه» في قائمة صفحة ويب. لا يفعل الموجّه إلا ملء حقل الرسالة: لا يُرسل من تلقاء نفسه أبدًا.",
  none: "لا موجّهات بعد.",
  search: "البحث في الموجّهات",
  notFound: "لا موجّه مطابق.",
  add: "موجّه جديد",
  fields: { title: "العنوان", command: "الأمر", text: "النص" },
  hints: {
    command: "ما تكتبه بعد /. إن تُرك فارغًا أُخذ من العنوان.",
    text: "تُسأل عمّا بين قوسين معقوفين مزدوجين، مثل {{الموضوع}}. وفي قائمة صفحة ويب يدل {{page}} و{{selection}} على ما أُرفق.",
  },
  save: "حفظ",
  cancel: "إلغاء",
  changed: "تغيّر في مكان آخر في هذه الأثناء. هذا هو الآن؛ اضغط «حفظ» لتطبيق تغييراتك عليه.",
  edit: "تعديل",
  remove: "حذف",
  up: "نقل إلى أعلى",
  down: "نقل إلى أسفل",
  labelOf: (act, title) => `${act}: ${isolate(title)}`,
  insert: "إدراج",
  page: { page: "الصفحة المرفقة", selection: "التحديد المرفق" },
} satisfies Texts<typeof enLibrary>;
