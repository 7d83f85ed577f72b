import type { SearchQuestion } from "../domain/search-index";
import type { Bound } from "./statements";
import { foldMarks } from "./to-tokens";

/** What a question asks for beside its words, as conditions over `docs d` and `owners o`. */
export function toFilter(question: SearchQuestion): { sql: string; bind: Bound } {
  const { kinds, contextIds, conversationId, speaker, after, before, tags } = question;
  const conditions: string[] = [];
  const bind: (string | number)[] = [];
  const add = (condition: string, ...values: readonly (string | number)[]) => {
    conditions.push(` and ${condition}`);
    bind.push(...values);
  };
  const marks = (values: readonly unknown[]) => values.map(() => "?").join(", ");
  if (kinds.length > 0) add(`d.kind in (${marks(kinds)})`, ...kinds);
  if (contextIds !== null) add(`o.context in (${marks(contextIds)})`, ...contextIds);
  if (conversationId !== null) add("o.id = ?", conversationId);
  if (speaker !== null) add("d.speaker = ?", speaker);
  if (after !== null) add("d.at >= ?", after);
  if (before !== null) add("d.at < ?", before);
  for (const tag of tags) {
    const line = `\n${foldMarks(tag)}\n`;
    add("(instr(d.tags, ?) > 0 or instr(o.tags, ?) > 0)", line, line);
  }
  return { sql: conditions.join(""), bind };
}
