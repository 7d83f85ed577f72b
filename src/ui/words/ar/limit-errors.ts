import type { LimitName } from "../../../domain/limits";
import { formatNumber } from "../format";
import { ltr } from "./isolate";
import { countedOf } from "./nouns";

const SAME = "لم يتغير شيء";

/** What is full, by how much it holds, and what makes room. */
export const limitErrors: Record<LimitName, (max: number) => string> = {
  "message-bytes": (max) =>
    `هذا أكثر مما تتسع له رسالة (الحد ${formatNumber(max)} بايت). اختصره، أو أرسله على أجزاء.`,
  "block-bytes": (max) =>
    `هذا أكثر مما تتسع له كتلة (الحد ${formatNumber(max)} بايت). ${SAME}؛ اختصره.`,
  "conversation-messages": (max) =>
    `هذه المحادثة ممتلئة (الحد ${countedOf(max, "message")}). كل ما فيها محفوظ، وما كتبتَه يبقى في الحقل. تابع في محادثة جديدة.`,
  contexts: (max) =>
    `بلغ عدد السياقات ${formatNumber(max)}، بما فيها المؤرشفة، ولا مكان للمزيد. ${SAME}؛ احذف أحدها نهائيًا في الخيارات › البيانات، ثم حاول مجددًا.`,
  presets: (max) =>
    `بلغ عدد الإعدادات المسبقة الخاصة بك ${formatNumber(max)}، بما فيها المُزالة، ولا مكان للمزيد. ${SAME}؛ احذف أحدها نهائيًا في الخيارات › السياقات، ثم حاول مجددًا.`,
  "saved-prompts": (max) =>
    `بلغ عدد الموجّهات في المكتبة ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ احذف أحدها في الخيارات › مكتبة الموجّهات، ثم حاول مجددًا.`,
  "prompt-characters": (max) =>
    `هذا أكثر مما يتسع له موجّه (الحد ${formatNumber(max)} محرفًا). ${SAME}؛ اختصره.`,
  "context-conversations": (max) =>
    `بلغ عدد المحادثات في هذا السياق ${formatNumber(max)}، بما فيها المؤرشفة، ولا مكان للمزيد. اختر سياقًا آخر، أو احذف إحداها، ثم حاول مجددًا.`,
  "pinned-conversations": (max) =>
    `بلغ عدد المحادثات المثبَّتة ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ ألغِ تثبيت إحداها، ثم حاول مجددًا.`,
  redactions: (max) =>
    `بلغ عدد الكلمات المطلوب إخفاؤها ${formatNumber(max)}، ولا مكان للمزيد. أزل إحداها أولًا؛ ${SAME}.`,
  "unlock-methods": (max) =>
    `بلغ عدد طرق فتح القفل ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ أزل إحداها في الخيارات › القفل، ثم أضف هذه.`,
  connections: (max) =>
    `بلغ عدد الاتصالات ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ أزل أحدها أولًا، ثم أضف هذا الاتصال.`,
  blocks: (max) =>
    `بلغ عدد كتل الذاكرة في هذا السياق ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ أزل إحداها، ثم حاول مجددًا.`,
  "archival-entries": (max) =>
    `بلغ عدد الملاحظات في هذا السياق ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ أزل إحداها أولًا، ثم حاول مجددًا.`,
  attachments: (max) =>
    `تتسع الرسالة لـ ${countedOf(max, "attachment")} على الأكثر. لم يُضف هذا المرفق؛ أزل مرفقًا، أو أرسله مع الرسالة التالية.`,
  "attachment-bytes": (max) =>
    `هذا أكثر مما يتسع له مرفق (الحد ${formatNumber(max)} بايت). لم يُضف؛ اختصره، أو أرفق جزءًا منه.`,
  "image-pixels": (max) =>
    `في هذه الصورة بكسلات أكثر مما يُفتح هنا (الحد ${formatNumber(max)}). لم تُضف؛ اختر صورة أخرى، أو أرفق جزءًا منها.`,
  "model-files": (max) =>
    `بلغ عدد ملفات النماذج ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ أزل أحدها أولًا.`,
  programs: (max) => `بلغ عدد البرامج ${formatNumber(max)}. أزل أحدها أولًا.`,
  facts: (max) =>
    `بلغ عدد المعلومات في هذا السياق ${formatNumber(max)}، ولا مكان للمزيد. ${SAME}؛ انسَ إحداها (يعرضها ${ltr("/facts")})، ثم تابع.`,
  "model-file-bytes": (max) =>
    `هذا الملف أكبر من ذاكرة المحرك داخل المتصفح (الحد ${formatNumber(max)} بايت). لم يُقبل؛ اختر ملفًا آخر بأوزان أقل أو أقصر.`,
};
