import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "날짜와 시간",
  calculate: "계산",
  block_read: "블록 읽기",
  archival_search: "노트 검색",
  history_search: "기록 검색",
  reference_find: "참조 찾기",
  block_append: "블록에 추가",
  block_replace: "블록에서 바꾸기",
  block_set_field: "필드 설정",
  list_push: "목록 항목 추가",
  log_append: "로그 기록 추가",
  block_delete: "블록 삭제",
  archival_insert: "노트 저장",
  fact_set: "사실 저장",
  fact_forget: "사실 잊기",
  reference_note: "참조 기록",
  result_read: "답변 이어 읽기",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
