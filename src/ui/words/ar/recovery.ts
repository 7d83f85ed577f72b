import { formatExactDate } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";
import { countedOf } from "./nouns";

const WHY = {
  gone: "حذف المتصفح مساحة تخزين Confidant",
  older: "كانت مساحة تخزين Confidant قد أُعيدت إلى حالة أقدم",
};

/** Where the database was left as it is. */
const LEFT = {
  kept: "ربما أُعيدت مساحة تخزين Confidant إلى حالة أقدم. تُركت كما هي؛ وما وُجد عداها في خزنة أخرى، ضمن الخيارات › البيانات.",
  full: "كانت مساحة تخزين Confidant قد أُعيدت إلى حالة أقدم، ولا مكان على القرص لاستعادة الباقي. وفّر بعض المساحة، ثم أعد تشغيل المتصفح.",
};

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "جارٍ استعادة محادثاتك",
  why: "حذف المتصفح مساحة تخزين Confidant. تُستعاد بياناتك من نسخ محلية. لا حاجة إلى أن تفعل شيئًا، ويمكنك إغلاق هذه الصفحة.",
  stages: {
    looking: "جارٍ البحث عن أحدث نسخة …",
    staging: "جارٍ الاستعادة …",
    switching: "جارٍ الفتح …",
  },
  bar: "ما استُعيد حتى الآن",
  preview: {
    newest: "أحدث محادثة، للقراءة فقط إلى أن يُستعاد كل شيء",
    older: "جارٍ استعادة الرسائل الأقدم.",
  },
  folder: {
    why: "إذا كانت النسخ الاحتياطية تُنسخ أيضًا إلى مجلد، فاختر ذلك المجلد: تُستعاد أحدث نسخة تُفتح.",
    choose: "اختيار مجلد النسخ الاحتياطية …",
  },

  label: "تمت الاستعادة",
  /** One sentence, with what is missing. */
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") return behind(since ?? 0);
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0 ? [] : [`${countedOf(unreadable, "entry")} تعذّر فتحها`]),
      ...(withoutKey === 0 ? [] : [`مفاتيح ${countedOf(withoutKey, "connection")}`]),
    ];
    const except = gaps.length === 0 ? "" : ` ما عدا ${gaps.join("، و")}`;
    return `${WHY[why]}؛ استُعيد كل شيء${except}.`;
  },
  dismiss: "إغلاق",
} satisfies Texts<typeof enRecovery>;

/** Where only a backup tells of what there was. */
function behind(madeAt: number): string {
  return `أُعيدت مساحة تخزين Confidant إلى حالة أقدم؛ وفي النسخة الاحتياطية بتاريخ ${formatExactDate(madeAt)} أكثر من ذلك. لاسترجاعه، استعدها ضمن الخيارات › النسخ الاحتياطي.`;
}

/** Zero where not even a backup tells when. */
function gapOf(since: number): string {
  return since === 0 ? "بعض أحدث ما كُتب" : `ما كُتب بعد ${formatExactDate(since)}`;
}
