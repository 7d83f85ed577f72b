import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { countedOf } from "./nouns";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "البحث حسب المعنى",
  why: "يجد البحث أيضًا ما يحمل المعنى نفسه بكلمات أخرى. لأجل ذلك يقرأ نموذج كل نص مرة واحدة في الخلفية، وكذلك كل عملية بحث.",
  label: "قراءة النصوص بواسطة",
  packaged: "النموذج الإنجليزي في هذا المتصفح",
  none: "لا شيء: البحث حسب الكلمات فقط",
  ollama: "نموذج من Ollama على هذا الجهاز",
  file: (name) => `ملف النموذج ${isolate(name)} في هذا المتصفح`,
  of: (connection) => `نموذج من ${isolate(connection)}`,
  model: "اسم نموذج تضمين",
  example: `مثل ${ltr("nomic-embed-text")} أو ${ltr("text-embedding-3-small")} أو ${ltr("gemini-embedding-001")}`,
  leaves: (host) =>
    `تُرسل النصوص المحفوظة هنا إلى ${ltr(host)}: الرسائل مع نصوص ملفاتها، والكتل، والمعلومات، والملاحظات، والملخّصات، والمراجع مع روابطها. وكذلك كل عملية بحث. ويُرسل ما يُعدَّل مرة أخرى، وكلها بعد تغيير مفتاح الخزنة. قد يكلّف ذلك مالًا.`,
  stays: "تبقى النصوص على هذا الجهاز.",
  use: "استخدام هذا النموذج",
  trying: "جارٍ التجربة …",
  now: (name, destination) => `${isolate(name)}، ${isolate(destination)}`,
  progress: (embedded, of) => `قُرئ ${formatNumber(embedded)} من ${countedOf(of, "text")}.`,
} satisfies Texts<typeof enMeaning>;
