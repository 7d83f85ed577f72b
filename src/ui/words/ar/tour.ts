import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "جولة",
  offer: "هل هذه أول مرة لك هنا؟ تتوفر جولة من خمس خطوات قصيرة.",
  begin: "بدء الجولة",
  skip: "تخطٍّ",
  back: "السابق",
  next: "التالي",
  done: "تم",
  at: (step, steps) => `(${formatNumber(step)} من ${formatNumber(steps)})`,
  goes: "تذهب الرسالة للإجابة عنها إلى مكان واحد: حيث يعمل النموذج المذكور تحت حقل الرسالة.",
  steps: {
    private: {
      title: "التشفير والقفل",
      text: "كل ما تكتبه مشفّر على هذا الجهاز، ولا يُفتح إلا بطرق فتح القفل التي اخترتها.",
    },
    model: {
      title: "اختيار نموذج",
      text: "أسفل حقل الرسالة يظهر النموذج الذي يجيب ومكان تشغيله. انقر عليه لاختيار نموذج آخر.",
    },
    prompt: {
      title: "ما يراه النموذج",
      text: "بجانب النموذج يظهر مقدار امتلاء نافذة السياق. انقر هناك لقراءة الموجّه كله جزءًا جزءًا.",
    },
    memory: {
      title: "الذاكرة",
      text: "يتذكّر السياق المعلومات والكتل لمحادثاتك القادمة. تفتح القائمة في الأعلى ذاكرته: اقرأ منها أو غيّر أو احذف ما تشاء.",
    },
    keep: {
      title: "القفل والنسخ الاحتياطي",
      text: `عيّن طريقة لفتح القفل في «${at}${names.lock}»، وأنشئ نسخة احتياطية في «${at}${names.backup}».`,
    },
  },
} satisfies Texts<typeof enTour>;
