import type { enPage } from "../en-page";
import type { Texts } from "../texts";
import { isolate } from "./isolate";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "هذه الصفحة", selection: "التحديد" },
  asks: {
    explain: { page: "اشرح هذه الصفحة.", selection: "اشرح هذا." },
    summarise: { page: "لخّص هذه الصفحة.", selection: "لخّص هذا." },
  },
  look: (name) => `عرض ما سيُرسل من ${isolate(name)}`,
  refused: {
    "page-access":
      "لا يسمح المتصفح بعد لـ Confidant بقراءة هذه الصفحة. انقر زر Confidant في شريط الأدوات وأنت في الصفحة، واختر «السؤال عن هذه الصفحة».",
    "page-browser":
      "هذه صفحة من صفحات المتصفح أو متجره، ولا يُسمح لأي إضافة بقراءتها. انسخ النص بدلًا من ذلك.",
    "page-pdf": "هذا ملف PDF يعرضه المتصفح نفسه. انسخ النص الذي تريد السؤال عنه.",
    "page-empty": "لا نص ظاهرًا هنا، أو لم يُحدَّد شيء.",
    "page-gone": "أُغلقت علامة التبويب، أو أصبحت تعرض صفحة أخرى. حاول مجددًا.",
    "page-slow": "لم تستجب الصفحة في الوقت المناسب. حدّد جزءًا منها واسأل عنه.",
  },
} satisfies Texts<typeof enPage>;
