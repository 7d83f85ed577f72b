import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "التاريخ والوقت",
  calculate: "الحساب",
  block_read: "قراءة كتلة",
  archival_search: "البحث في الملاحظات",
  history_search: "البحث في السجل",
  reference_find: "البحث عن مراجع",
  block_append: "الإضافة إلى كتلة",
  block_replace: "الاستبدال في كتلة",
  block_set_field: "تعيين حقل",
  list_push: "إضافة عنصر إلى قائمة",
  log_append: "إضافة إدخال إلى سجل",
  block_delete: "حذف كتلة",
  archival_insert: "حفظ ملاحظة",
  fact_set: "حفظ معلومة",
  fact_forget: "نسيان معلومة",
  reference_note: "تدوين مرجع",
  result_read: "متابعة قراءة نتيجة",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
