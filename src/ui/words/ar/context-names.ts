import type { ContextProviderName } from "../../../domain/context";
import type { FieldProblem } from "../../../domain/field-problem";
import type { ToolName } from "../../../domain/tool-name";
import { ltr } from "./isolate";

const tool = (what: string, name: string) => `${what} ${ltr(`(${name})`)}`;

/** What tools do, with their names. */
export const toolNames: Readonly<Record<ToolName, string>> = {
  now: tool("التاريخ والوقت", "now"),
  calculate: tool("قيمة تعبير حسابي", "calculate"),
  block_read: tool("كتلة كاملة", "block_read"),
  archival_search: tool("ملاحظات محفوظة", "archival_search"),
  history_search: tool("رسائل سابقة من هذا السياق", "history_search"),
  reference_find: tool("ما دارت حوله المحادثة", "reference_find"),
  block_append: tool("الإضافة إلى كتلة", "block_append"),
  block_replace: tool("استبدال نص في كتلة", "block_replace"),
  block_set_field: tool("تعيين حقل في جدول", "block_set_field"),
  list_push: tool("إضافة عنصر إلى قائمة", "list_push"),
  log_append: tool("إضافة إدخال إلى سجل", "log_append"),
  block_delete: tool("حذف كتلة بعد موافقتك", "block_delete"),
  archival_insert: tool("حفظ ملاحظة", "archival_insert"),
  fact_set: tool("حفظ معلومة عنك", "fact_set"),
  fact_forget: tool("نسيان معلومة عنك", "fact_forget"),
  reference_note: tool("تدوين ما تدور حوله المحادثة", "reference_note"),
};

/** What a request can hold beside the message. */
export const providerNames: Record<ContextProviderName, string> = {
  facts: "ما يُعرف عنك: المعلومات",
  blocks: "ما هو مكتوب في ذاكرته: الكتل",
  "recent-summaries": "ما دار الحديث عنه في مكان آخر: ملخّصات محادثاته الأخرى",
  references: "ما دارت حوله المحادثة: سير عمل، صفحات، مستندات، سياقات",
  activity: "متى بدأت محادثاته الأخرى ومتى استمرت، مع عناوينها",
  "last-n": "الرسائل السابقة من المحادثة نفسها",
  quotes: "ما قيل سابقًا ويتصل بالرسالة: اقتباسات من كل محادثاته",
};

/** What is wrong with a field. */
export const fieldProblems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "لا يمكن أن يكون هذا فارغًا.",
  "too-long": (limit) => `هذا أطول من ${limit} محرفًا.`,
  "too-small": (limit) => `الحد الأدنى ${limit}.`,
  "too-large": (limit) => `الحد الأقصى ${limit}.`,
  "not-a-number": () => "يلزم هنا عدد، دون كسور إلا لدرجة الحرارة.",
  "too-many": (limit) => `لا أكثر من ${limit}.`,
  taken: () => "هذا الاسم مستخدم بالفعل.",
};
