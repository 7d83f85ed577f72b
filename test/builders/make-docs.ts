import type { SearchDoc, SearchQuestion } from "../../src/domain/search-index";
import { parseQuery } from "../../src/search/parse-query";

export const PAGE = { skip: 0, limit: 20 };

/** A message that says this. */
export const docOf = (id: string, text: string, given: Partial<SearchDoc> = {}): SearchDoc => ({
  ...{ id, text, kind: "message", owner: "talk", contextId: null, order: 1, at: 0 },
  ...{ speaker: "user", tags: [] },
  ...given,
});

const NONE = {
  ...{ kinds: [], contextIds: null, conversationId: null, speaker: null },
  ...{ after: null, before: null, tags: [] },
};

/** What a person's words ask for. */
export const asks = (typed: string, given: Partial<SearchQuestion> = {}): SearchQuestion => {
  const { terms, from, before, after, tags } = parseQuery(typed);
  const said = { terms: [...terms], speaker: from, before, after, tags: [...tags] };
  return { ...NONE, ...said, ...given };
};
