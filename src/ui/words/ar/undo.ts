import type { enUndo } from "../en-undo";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What was done just now, and the way back. */
export const undo = {
  undo: "تراجع",
  undoOf: (told) => `تراجع: ${told.replace(/\.$/, "")}`,
  close: "إغلاق",
  undone: "تم التراجع.",
  late: "فات أوان التراجع عن ذلك.",
  changed: "تغيّر هذا منذ ذلك الحين، فلم يُتراجع عن شيء.",
  failed: "تعذّر التراجع عن ذلك. لم يتغير شيء.",
  messages: (count) =>
    plural(count, {
      zero: "لم تُحذف أي رسالة.",
      one: "حُذفت رسالة واحدة.",
      two: "حُذفت رسالتان.",
      few: "حُذفت # رسائل.",
      many: "حُذفت # رسالة.",
      other: "حُذفت # رسالة.",
    }),
  someMessages: "حُذفت بعض الرسائل.",
  attachmentRemoved: "أُزيل المرفق.",
  archived: "أُرشفت المحادثة.",
  modelRemoved: "حُذف النموذج.",
  moved: "نُقلت المحادثة.",
  removed: "حُذفت المحادثة.",
  contextArchived: "أُرشف السياق.",
  presetRemoved: "حُذف الإعداد المسبق.",
  redactionRemoved: "لم يعد النص مخفيًا.",
  connectionRemoved: "أُزيل الاتصال.",
  usageForgotten: "أُعيد تعيين إحصاءات الاستخدام.",
  backupRemoved: "حُذفت النسخة الاحتياطية.",
  factKept: "حُفظت المعلومة.",
  factApproved: "تمت الموافقة على المعلومة.",
  factForgotten: "نُسيت المعلومة.",
  fileRemoved: "أُزيل ملف النموذج.",
  blockRemoved: "حُذفت الكتلة.",
  referenceRemoved: "حُذف المرجع.",
  referenceRenamed: "تغيّر المرجع.",
  blockChanged: "تغيّرت الكتلة.",
  blockLaidOut: "تغيّر التخطيط.",
  blockShared: "تمت مشاركة الكتلة.",
  blockUnshared: "أُوقفت المشاركة.",
  noteRemoved: "حُذفت الملاحظة.",
  noteChanged: "تغيّرت الملاحظة.",
  factChanged: "تغيّرت المعلومة.",
} satisfies Texts<typeof enUndo>;
