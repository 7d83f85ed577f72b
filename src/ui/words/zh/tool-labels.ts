import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "日期和时间",
  calculate: "计算",
  block_read: "读取记忆块",
  archival_search: "搜索笔记",
  history_search: "搜索历史",
  reference_find: "查找参考",
  block_append: "向记忆块追加",
  block_replace: "在记忆块中替换",
  block_set_field: "设置字段",
  list_push: "添加列表项",
  log_append: "添加日志记录",
  block_delete: "删除记忆块",
  archival_insert: "保存笔记",
  fact_set: "保存事实",
  fact_forget: "忘记事实",
  reference_note: "记下参考",
  result_read: "继续读取回答",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
