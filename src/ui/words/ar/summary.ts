import type { CommandName } from "../../../domain/command";
import type { enSummary } from "../en-summary";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { countedOf } from "./nouns";
import { plural } from "./plural";

const commands: Record<CommandName, string> = {
  status: "النموذج واستخدام النافذة والقفل",
  history: "ما يُعرض على النموذج من هذه المحادثة",
  context: "كل ما سيراه النموذج",
  model: "اختيار نموذج، أو كتابة اسمه",
  summary: "تلخيص الأدوار الأقدم الآن",
  memory: "ما يتذكره هذا السياق",
  search: "البحث فيما قيل أو حُفظ",
  facts: "ما يُعرف عنك في هذا السياق",
  remember: "حفظ معلومة عنك: المدينة: لشبونة",
  forget: "نسيان معلومة: المدينة",
  new: "بدء محادثة أخرى هنا",
  temp: "بدء محادثة لا تُخزَّن",
  help: "هذه الأوامر",
};

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      plural(messages, {
        zero: "يرى النموذج ملخّصًا لهذه الرسائل (#)",
        one: "يرى النموذج ملخّصًا لهذه الرسالة",
        two: "يرى النموذج ملخّصًا لهاتين الرسالتين",
        few: "يرى النموذج ملخّصًا لهذه الرسائل (#)",
        many: "يرى النموذج ملخّصًا لهذه الرسائل (#)",
        other: "يرى النموذج ملخّصًا لهذه الرسائل (#)",
      }),
    dropped: (messages) => `تم تجاهل ملخّص ${countedOf(messages, "message")}.`,
    droppedMeans:
      "يرى النموذج الرسائل نفسها بقدر ما تتسع لها النافذة. لن تُلخَّص مجددًا تلقائيًا. النص الذي تم تجاهله محفوظ:",
    failed: "تعذّر إنشاء ملخّص أحدث.",
    again: `تُعاد المحاولة تلقائيًا، أو الآن بالأمر ${ltr("/summary")}.`,
    text: "ملخّص",
    byPerson: "عدّلتَه أنت.",
    byModel: (model) => `كتبه ${isolate(model)}.`,
    edit: "تعديل",
    drop: "تجاهل",
    undo: "تراجع",
    undoEdit: "التراجع عن آخر تعديل",
    save: "حفظ",
    saveHint: (keys) => `حفظ (${ltr(keys)})`,
    cancel: "إلغاء",
    empty: "لا يمكن أن يكون الملخّص فارغًا. تجاهله بدلًا من ذلك.",
    changed: "تغيّر في هذه الأثناء؛ هذا هو الآن. لم يُفقد شيء.",
    conflict: "تغيّر في هذه الأثناء. ما كتبتَه محفوظ أعلاه؛ وهذا نصه الآن. يضع «حفظ» نصك في مكانه.",
    gone: "تم تجاهله في هذه الأثناء. ما كتبتَه محفوظ أعلاه: اختر «تراجع» أولًا، أو انسخه ثم ألغِ.",
  },

  commands: {
    label: "الأوامر",
    hints: commands,
  },
} satisfies Texts<typeof enSummary>;
