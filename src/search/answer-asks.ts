import type { SearchAnswer, SearchAsk } from "../domain/search-index";
import type { KeywordIndex } from "./keyword-index";

/** Answers one ask after the other, over an index that is made anew at each `reset`. */
export function answerAsks(create: () => KeywordIndex): (ask: SearchAsk) => SearchAnswer {
  let index: KeywordIndex | null = null;
  let mark: string | null = null;
  let isWhole = false;
  const answer = (hits: SearchAnswer["hits"] = null): SearchAnswer => ({
    state: { mark, isWhole, count: index?.count() ?? 0 },
    hits,
  });
  return (ask) => {
    if (ask.type === "reset") {
      index?.close();
      index = create();
      mark = ask.mark;
      isWhole = false;
    }
    // An index that was lost meanwhile is begun by its `reset`: what comes before that is asked again.
    if (index === null) return answer();
    if (ask.type === "find") return answer(index.find(ask.question, ask.page));
    if (ask.type === "fill") {
      index.fill(ask.docs);
      isWhole ||= ask.isWhole;
    }
    if (ask.type === "change") {
      index.removeOwned(ask.owners);
      index.remove(ask.removed);
      index.put(ask.puts);
      mark = ask.mark;
    }
    return answer();
  };
}
