/** The built-in tools that look something up, and change nothing. */
export const READING_TOOLS = [
  "now",
  "calculate",
  "block_read",
  "archival_search",
  "history_search",
  "reference_find",
] as const;

/** Those that change what is remembered. */
export const WRITING_TOOLS = [
  "block_append",
  "block_replace",
  "block_set_field",
  "list_push",
  "log_append",
  "block_delete",
  "archival_insert",
  "fact_set",
  "fact_forget",
  "reference_note",
] as const;

/** Those whose every call the person is asked about: what they do is not undone. */
export const ASKING_TOOLS: readonly string[] = ["block_delete"];

/** What calls a tool by which a model reads on in an answer that it was not told whole; no context switches it on. */
export const RESULT_READ = "result_read";

export type ToolName = (typeof READING_TOOLS)[number] | (typeof WRITING_TOOLS)[number];

/** Stands among a context's tools where that one needs no approval any more, as long as nothing untrusted is told. */
export function alwaysOf(name: string): string {
  return `always:${name}`;
}
