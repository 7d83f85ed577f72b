import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";
import { isolate } from "./isolate";
import { countedOf } from "./nouns";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "هذه الصفحة", selection: "التحديد" },
  asks: {
    explain: { page: "اشرح هذه الصفحة.", selection: "اشرح هذا." },
    summarise: { page: "لخّص هذه الصفحة.", selection: "لخّص هذا." },
  },
  look: (name) => `عرض نص ${isolate(name)}`,
  cut: (kept, tokens) => `نحو ${formatNumber(kept)} من ${countedOf(tokens, "token")}`,
  cutWhy: (name) => `لا يتسع المكان لكل ${isolate(name)}: تُرسل بدايته والأجزاء الأنسب للرسالة.`,
  omitted: {
    all: (parts) => `لم يُضمَّن: ${parts.join("؛ ")}.`,
    hidden: (count) => `نصوص لا تُرى: ${formatNumber(count)}`,
    frames: (count) => `إطارات من مواقع أخرى: ${formatNumber(count)}`,
    end: "نهاية الصفحة لأنها طويلة جدًا",
    empty: (pages) => `صفحات بلا نص، كالصور: ${pages}`,
    after: (page) => `ما بعد الصفحة ${formatNumber(page)}، لضيق المكان أو الوقت`,
    scans: (pages) => `نص موضوع فوق صورة دون أن يُرى، وقد يقول شيئًا آخر: الصفحات ${pages}.`,
  },
  refused: {
    "page-access":
      "لا يسمح المتصفح بعد لـ Confidant بقراءة هذه الصفحة. انقر زر Confidant في شريط الأدوات وأنت في الصفحة، واختر «السؤال عن هذه الصفحة». وإن كانت ملفًا على هذا الجهاز فأرفق الملف، أو اسمح لـ Confidant بالوصول إلى عناوين URL للملفات في قائمة إضافات المتصفح.",
    "page-browser":
      "هذه صفحة من صفحات المتصفح أو متجره، ولا يُسمح لأي إضافة بقراءتها. انسخ النص بدلًا من ذلك.",
    "page-pdf": "لا يسلّم المتصفح ملف PDF هذا لأي إضافة. أرفق الملف بدلًا من ذلك.",
    "page-empty": "لا نص ظاهرًا هنا، أو لم يُحدَّد شيء.",
    "page-gone": "أُغلقت علامة التبويب، أو أصبحت تعرض صفحة أخرى. حاول مجددًا.",
    "page-slow": "لم تستجب الصفحة في الوقت المناسب. حدّد جزءًا منها واسأل عنه.",
  },
  pdfRefused: {
    "pdf-password": (name) => `${isolate(name)} محمي بكلمة مرور. احفظ نسخة من دونها وأرفقها.`,
    "pdf-broken": (name) => `${isolate(name)} تالف، أو ليس ملف PDF كاملًا. لم يُضف.`,
    "pdf-empty": (name) =>
      `لا نص ظاهرًا في ${isolate(name)}: صفحاته صور، كالصفحات الممسوحة ضوئيًا. أرفق صور الصفحات التي تقصدها.`,
    "pdf-slow": (name) =>
      `تعذّرت قراءة ${isolate(name)} في الوقت المناسب. أرفق جزءًا منه أو انسخ النص.`,
    "pdf-bytes": (name) =>
      `${isolate(name)} أكبر من اللازم: الحد الأقصى لملف PDF هو ${formatNumber(MAX_PDF_BYTES)} بايت. لم يُضف.`,
  },
} satisfies Texts<typeof enPage>;
