import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { plural } from "./plural";

/** What the popup says. */
export const popup = {
  search: "التبديل إلى سياق",
  placeholder: "التبديل إلى …",
  list: "السياقات",
  now: "الآن",
  pinned: "مثبَّت، لا تنتهي مدته أبدًا",
  archived: "مؤرشف",
  never: "لا تنتهي مدته",
  none: "لا سياق بعد. يُنشأ الأول في الخيارات › السياقات.",
  noMatch: "لا يوجد سياق بهذا الاسم أو الوسم.",
  more: (count) =>
    plural(count, {
      zero: "لا سياقات أخرى: اكتب جزءًا من الاسم أو وسمًا للعثور على سياق.",
      one: "سياق آخر: اكتب جزءًا من الاسم أو وسمًا للعثور عليه.",
      two: "سياقان آخران: اكتب جزءًا من الاسم أو وسمًا للعثور على سياق.",
      few: "# سياقات أخرى: اكتب جزءًا من الاسم أو وسمًا للعثور على سياق.",
      many: "# سياقًا آخر: اكتب جزءًا من الاسم أو وسمًا للعثور على سياق.",
      other: "# سياق آخر: اكتب جزءًا من الاسم أو وسمًا للعثور على سياق.",
    }),
  openPanel: "فتح اللوحة",
  askPage: "السؤال عن هذه الصفحة",
  openPanelHint: (name, keys) =>
    `فتح اللوحة الجانبية مع ${isolate(name)} (${ltr("←")} أو ${ltr(keys)})`,
  ask: (name) => `اسأل ${isolate(name)} …`,
  askLabel: (name) => `اسأل ${isolate(name)}`,
  send: "إرسال",
  continue: "المتابعة في اللوحة",
  noCommands: "لا تعمل الأوامر إلا في اللوحة الجانبية. يبقى نصك هنا.",
  running: "إجابات قيد الكتابة",
  runningIn: (context, title) =>
    title === "" ? context : `${isolate(context)}: ${isolate(title)}`,
  runningMore: (count) => `و${formatNumber(count)} أخرى`,
  lockNow: "القفل الآن",
  backup: {
    failed: "تعذّر إنشاء آخر نسخة احتياطية.",
    old: "أحدث نسخة احتياطية أقدم من أسبوع.",
    folder: "لا تُنسخ النسخ الاحتياطية إلى مجلدك.",
  },
} satisfies Texts<typeof enPopup>;
