import { toUnitVector } from "../domain/embedder";
import { createOneByOne } from "../domain/one-by-one";
import type { IndexLocation, Near, SearchAnswer, SearchAsk } from "../domain/search-index";
import { findBeside, findByMeaning } from "./find-by-meaning";
import type { Related } from "./find-related";
import type { KeywordIndex } from "./keyword-index";
import { type IndexDeps, openStoredIndex, type StoredIndex } from "./stored-index";
import { openStoredVectors, type StoredVectors } from "./stored-vectors";
import { decodeVectors } from "./vector-image";

type Opened = StoredIndex & { readonly location: IndexLocation; readonly vectors: StoredVectors };

/** Answers one ask after the other, over the index of the store that was opened last. */
export function answerAsks(deps: IndexDeps): (ask: SearchAsk) => Promise<SearchAnswer> {
  let opened: Opened | null = null;
  const openBoth = async (location: IndexLocation): Promise<Opened> => {
    const { later } = deps;
    const openImage = () => deps.openImage(location, "vectors");
    const opening = openStoredVectors({ openImage, later });
    return {
      ...(await openStoredIndex(deps, location, opening)),
      location,
      vectors: await opening,
    };
  };
  const open = async (target: IndexLocation): Promise<Opened> => {
    const isOpen = opened?.location.folder === target.folder;
    if (opened !== null && isOpen && opened.location.key === target.key) return opened;
    // The vault has another key: what is stored under the former one goes, and comes back anew.
    if (isOpen) opened?.dropImage();
    if (isOpen) opened?.vectors.dropImage();
    opened?.close();
    opened?.vectors.close();
    opened = null;
    return openBoth(target);
  };
  /** Most of it is to be forgotten: all of it is, at once. */
  const beginAnew = async ({ location, vectors, ...former }: Opened): Promise<Opened> => {
    former.dropImage();
    former.close();
    opened = null;
    await vectors.forgotten();
    return { ...(await openStoredIndex(deps, location, vectors)), location, vectors };
  };
  const answer = async (ask: SearchAsk): Promise<SearchAnswer> => {
    if (ask.type === "open") opened = await open(ask.location);
    if (opened === null) return NOTHING;
    if (ask.type === "begin" && ask.isAnew) {
      opened.vectors.beginAnew();
      opened = await beginAnew(opened);
    }
    if (!applyAsk(opened, ask)) opened = await beginAnew(opened);
    const { index, state, vectors } = opened;
    if (ask.type === "lacking") await vectors.use(ask.embedder);
    if (ask.type === "embedded") vectors.take(ask.embedder, ask.texts, index.docs);
    if (ask.type === "related") {
      const { hits, texts } = findRelated(opened, ask);
      return { state: state(), hits, known: null, texts: [...texts] };
    }
    const lacking = ask.type === "lacking" ? vectors.lacking(ask.limit, index.docs) : undefined;
    const found = ask.type === "find" ? find(opened, ask) : { hits: null };
    const known = ask.type === "known" ? index.versions(ask.conversationId) : null;
    return {
      ...{ state: state(), ...found, lacking },
      known: known?.map(([id, version]) => [id, version]) ?? null,
    };
  };
  const { run } = createOneByOne();
  return (ask) => run(() => answer(ask));
}

/** An index that was lost meanwhile is begun by its `open`: what comes before that is asked again. */
const NOTHING: SearchAnswer = {
  state: { mark: null, isWhole: false, count: 0, isAnew: false },
  hits: null,
  known: null,
};

/** By words alone where there is no vector to go by. */
function find(
  { index, vectors }: Opened,
  { question, page, method = "fts", near }: Extract<SearchAsk, { type: "find" }>,
): Pick<SearchAnswer, "hits" | "method"> {
  const space = method === "fts" ? null : spaceOf(vectors, near);
  if (method === "fts" || space === null)
    return { hits: index.find(question, page), method: "fts" };
  const { all, ...given } = space;
  return {
    hits: findByMeaning({ index, vectors: all }, { question, page, method, ...given }),
    method,
  };
}

/** Those that share terms, with how near they are; then those that are near alone. */
function findRelated(
  { index, vectors }: Opened,
  { question, limit, near }: Extract<SearchAsk, { type: "related" }>,
): Related {
  const { hits: words, texts } = index.related(question, limit);
  const space = spaceOf(vectors, near);
  if (space === null) return { hits: words, texts };
  const { all, ...given } = space;
  const beside = findBeside({ index, vectors: all }, { question, ...given }).slice(0, limit);
  const known = new Map(beside.map((hit) => [hit.id, hit]));
  const shared = new Set(words.hits.map(({ id }) => id));
  const hits = [
    ...words.hits.map((hit) => known.get(hit.id) ?? hit),
    ...beside.filter(({ id }) => !shared.has(id)),
  ];
  return { hits: { hits, total: hits.length }, texts };
}

/** The vectors to go by and where to look in them; null where there is none. */
function spaceOf(vectors: StoredVectors, near: Near | undefined) {
  const all = near === undefined ? null : vectors.index(near.embedder);
  const [rounded] = decodeVectors(near === undefined ? [] : [near.vector]) ?? [];
  const vector = rounded === undefined ? null : toUnitVector(rounded);
  if (all === null || vector?.length !== all.dimensions) return null;
  return { all, vector, least: near?.least };
}

/** False where the index is to be made anew. */
function applyAsk({ index, change, state, vectors }: Opened, ask: SearchAsk): boolean {
  // What follows no commit does so until it is begun, whatever comes on its way yet.
  const isFollowing = state().mark !== null;
  const when = () => (index.hasForgotten() ? "now" : "soon");
  if (ask.type === "begin") change({ mark: ask.mark, isWhole: false }, "unchanged");
  // What was read before all was made anew may be gone since, and nothing here knows of that any more.
  if (ask.type === "fill" && isFollowing) {
    index.fill(ask.docs);
    vectors.lookAgain();
    if (ask.isWhole) {
      index.filled();
      vectors.tidy(index.docs);
      change({ isWhole: true }, "now");
    } else change({}, "soon");
  }
  if (ask.type === "stale") {
    if (!index.removeStale(ask.known)) return false;
    change({}, when());
  }
  if (ask.type === "change") {
    // Also where the index forgets all of it, and asks for no more of this.
    vectors.onGone(ask.removed);
    if (!takeChange(index, ask)) return false;
    change(isFollowing ? { mark: ask.mark } : {}, when());
  }
  return true;
}

function takeChange(index: KeywordIndex, ask: Extract<SearchAsk, { type: "change" }>): boolean {
  return index.removeOwned(ask.owners) && index.remove(ask.removed) && index.put(ask.puts);
}
