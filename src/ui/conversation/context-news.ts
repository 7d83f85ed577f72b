import type { PromptTotals } from "../../contract/prompt";
import type { ShownSummaries } from "../../contract/summary";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";

type Known = {
  /** Null until they are read. */
  readonly shown: Pick<ShownSummaries, "active"> | null;
  /** Null while it is not known what the next request holds. */
  readonly totals: Pick<PromptTotals, "leftOut"> | null;
  /** What marks the line above which the model sees nothing; null for no line. */
  readonly cut: string | null;
};

/**
 * A function that tells in words what has changed in what the model sees of the conversation: each
 * summary and each cut once. What there is when it is first known is no news; null for none.
 */
export function createContextNews(): (known: Known) => string | null {
  const summaries = createOnce();
  const cuts = createOnce();
  return ({ shown, totals, cut }) => {
    const active = shown?.active ?? null;
    const isNewSummary = shown !== null && summaries(active?.id ?? null);
    const isNewCut = totals !== null && cuts(cut);
    const { newSummary, newCut } = words.conversation;
    const news = [
      ...(isNewSummary && active !== null ? [newSummary(active.messages)] : []),
      ...(isNewCut ? [newCut] : []),
    ];
    return news.length === 0 ? null : joinSentences(news);
  };
}

/** Whether a key is there for the first time, and was not there at the very first call. */
function createOnce(): (key: string | null) => boolean {
  const seen = new Set<string>();
  let isFirst = true;
  return (key) => {
    const isNew = key !== null && !seen.has(key) && !isFirst;
    if (key !== null) seen.add(key);
    isFirst = false;
    return isNew;
  };
}
