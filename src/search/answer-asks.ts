import type { SearchAnswer, SearchAsk, SearchPlace } from "../domain/search-index";
import type { KeywordIndex } from "./keyword-index";
import { type IndexDeps, openStoredIndex, type StoredIndex } from "./stored-index";

type Opened = StoredIndex & { readonly place: SearchPlace };

/** Answers one ask after the other, over the index of the store that was opened last. */
export function answerAsks(deps: IndexDeps): (ask: SearchAsk) => Promise<SearchAnswer> {
  let opened: Opened | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const open = async (place: SearchPlace): Promise<Opened> => {
    const isOpen = opened?.place.folder === place.folder;
    if (opened !== null && isOpen && opened.place.key === place.key) return opened;
    // The vault has another key: what is stored under the former one goes, and comes back anew.
    if (isOpen) opened?.dropImage();
    opened?.close();
    opened = null;
    return { ...(await openStoredIndex(deps, place)), place };
  };
  /** Most of it is to be forgotten: all of it is, at once. */
  const beginAnew = async ({ place, ...former }: Opened): Promise<Opened> => {
    former.dropImage();
    former.close();
    opened = null;
    return { ...(await openStoredIndex(deps, place)), place };
  };
  const answer = async (ask: SearchAsk): Promise<SearchAnswer> => {
    if (ask.type === "open") opened = await open(ask.place);
    if (opened === null) return NOTHING;
    if (ask.type === "begin" && ask.isAnew) opened = await beginAnew(opened);
    if (!tell(opened, ask)) opened = await beginAnew(opened);
    const { index, state } = opened;
    if (ask.type === "related") {
      const { hits, texts } = index.related(ask.question, ask.limit);
      return { state: state(), hits, known: null, texts: [...texts] };
    }
    const hits = ask.type === "find" ? index.find(ask.question, ask.page) : null;
    const known = ask.type === "known" ? index.versions(ask.conversationId) : null;
    return { state: state(), hits, known: known?.map(([id, version]) => [id, version]) ?? null };
  };
  return (ask) => {
    const answered = last.then(() => answer(ask));
    last = answered.catch(() => undefined);
    return answered;
  };
}

/** An index that was lost meanwhile is begun by its `open`: what comes before that is asked again. */
const NOTHING: SearchAnswer = {
  state: { mark: null, isWhole: false, count: 0, isAnew: false },
  hits: null,
  known: null,
};

/** False where the index is to be made anew. */
function tell({ index, change, state }: StoredIndex, ask: SearchAsk): boolean {
  // What follows no commit is not whole, whatever comes on its way yet.
  const isFollowing = state().mark !== null;
  const when = () => (index.hasForgotten() ? "now" : "soon");
  if (ask.type === "begin") change({ mark: ask.mark, isWhole: false }, "unchanged");
  if (ask.type === "fill") {
    index.fill(ask.docs);
    if (ask.isWhole && isFollowing) change({ isWhole: true }, "now");
    else change({}, "soon");
  }
  if (ask.type === "stale") {
    if (!index.removeStale(ask.known)) return false;
    change({}, when());
  }
  if (ask.type === "change") {
    if (!takeChange(index, ask)) return false;
    change(isFollowing ? { mark: ask.mark } : {}, when());
  }
  return true;
}

function takeChange(index: KeywordIndex, ask: Extract<SearchAsk, { type: "change" }>): boolean {
  return index.removeOwned(ask.owners) && index.remove(ask.removed) && index.put(ask.puts);
}
