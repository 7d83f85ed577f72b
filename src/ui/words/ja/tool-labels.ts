import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "日付と時刻",
  calculate: "計算",
  block_read: "ブロックを読む",
  archival_search: "ノートを検索",
  history_search: "履歴を検索",
  reference_find: "参照を探す",
  block_append: "ブロックに追加",
  block_replace: "ブロック内を置換",
  block_set_field: "フィールドを設定",
  list_push: "リストに項目を追加",
  log_append: "ログに記録を追加",
  block_delete: "ブロックを削除",
  archival_insert: "ノートを保存",
  fact_set: "事実を保存",
  fact_forget: "事実を忘れる",
  reference_note: "参照を記録",
  result_read: "回答の続きを読む",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
