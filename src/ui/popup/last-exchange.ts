import type { Entry } from "../conversation/entries";

/** The newest question with its answer, as far as there is one. */
export function lastExchange(entries: readonly Entry[]): readonly Entry[] {
  const at = entries.findLastIndex(({ kind }) => kind === "user");
  return at < 0 ? entries.slice(-1) : entries.slice(at);
}
