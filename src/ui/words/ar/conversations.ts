import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const conversations = {
  conversations: {
    open: "المحادثات",
    openWaiting: "المحادثات (هناك إجابة بانتظارك)",
  },

  conversationMenu: {
    open: "هذه المحادثة",
    archivedNote: "هذه المحادثة مؤرشفة. يمكنك قراءتها ومتابعتها كأي محادثة أخرى.",
    archivedThere:
      "هذه المحادثة مؤرشفة، وكذلك سياقها. يمكنك قراءتها، ومتابعتها بعد استعادة السياق.",
  },

  temporary: {
    mark: "مؤقتة",
    means: "لا تُحفظ: تُحذف عند قفل Confidant أو إعادة تشغيله أو تحديثه، أو عند إغلاق المتصفح.",
  },

  branches: {
    position: (position, of) => ltr(`${formatNumber(position)}/${formatNumber(of)}`),
    label: (position, of) => `الإصدار ${formatNumber(position)} من ${formatNumber(of)}`,
    before: "الإصدار السابق",
    after: "الإصدار التالي",
    shown: (position, of) =>
      `المعروض الآن الإصدار ${formatNumber(position)} من ${formatNumber(of)}.`,
  },

  message: {
    edit: "تعديل",
    editLabel: "عدّل رسالتك",
    editHint: (send) => `${ltr(send)} للإرسال، ${ltr("Esc")} للإلغاء. يُحتفظ بالإصدار السابق.`,
    send: "إرسال",
    cancel: "إلغاء",
    again: "إعادة التوليد",
    otherModel: "إعادة التوليد بنموذج آخر",
    branch: "التفرّع من هنا …",
    more: "إجراءات أخرى لهذه الرسالة",
    remember: "تذكّر …",
    savePrompt: "حفظ كموجّه …",
    feedback: "تقييم …",
    remove: "حذف …",
    readAloud: "القراءة بصوت عالٍ",
    stopReading: "إيقاف القراءة",
    imported: "مستوردة",
    importedFrom: (model) => `مستوردة · ${isolate(model)}`,
  },
} satisfies Texts<typeof enConversations>;
