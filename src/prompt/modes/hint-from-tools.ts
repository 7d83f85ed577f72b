import type { PromptMode } from "../../domain/prompt-mode";

const MODE_BY_WORD: Readonly<Record<string, PromptMode>> = {
  create: "creation",
  insert: "creation",
  write: "creation",
  search: "search",
  find: "search",
  recall: "search",
  lookup: "search",
  read: "analysis",
  summarize: "analysis",
  analyze: "analysis",
  update: "modification",
  edit: "modification",
  replace: "modification",
  rename: "modification",
  delete: "modification",
};

/** The mode that the latest tool with a telling name was for; null without one. */
export function hintFromTools(tools: readonly string[]): PromptMode | null {
  for (let at = tools.length - 1; at >= 0; at -= 1) {
    const words = (tools[at] ?? "").toLowerCase().split(/[^a-z]/, 8);
    const telling = words.find((word) => Object.hasOwn(MODE_BY_WORD, word));
    if (telling !== undefined) return MODE_BY_WORD[telling] ?? null;
  }
  return null;
}
