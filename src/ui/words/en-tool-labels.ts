import type { RESULT_READ, ToolName } from "../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "Date and time",
  calculate: "Calculate",
  block_read: "Read a block",
  archival_search: "Search notes",
  history_search: "Search history",
  reference_find: "Find references",
  block_append: "Add to a block",
  block_replace: "Replace in a block",
  block_set_field: "Set a field",
  list_push: "Add a list item",
  log_append: "Add a log entry",
  block_delete: "Delete a block",
  archival_insert: "Keep a note",
  fact_set: "Keep a fact",
  fact_forget: "Forget a fact",
  reference_note: "Add a reference",
  result_read: "Read on in an answer",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
