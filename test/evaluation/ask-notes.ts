import type { Embedder } from "../../src/domain/embedder";
import type {
  SearchAnswer,
  SearchAsk,
  SearchDoc,
  SearchMethod,
} from "../../src/domain/search-index";
import { parseQuery } from "../../src/search/parse-query";
import { encodeVector } from "../../src/search/vector-image";
import type { Note } from "./make-notes";

type Ask = (ask: SearchAsk) => Promise<SearchAnswer>;

const EMBEDDED_AT_ONCE = 100;
const LOOKED_AT = 100;
/** As the product asks of the packaged embedder. */
const LEAST = 0.4;
const { signal } = new AbortController();

/** What finds notes in an index that holds these and nothing else: their ids, the best first. */
export async function openNotes(
  ask: Ask,
  notes: readonly Note[],
  embedder: Embedder,
): Promise<(query: string, method: SearchMethod) => Promise<readonly string[]>> {
  // The index knows rows by ids of a form of their own.
  const rowIds = new Map(notes.map(({ id }) => [id, crypto.randomUUID()]));
  const noteIds = new Map<string, string>([...rowIds].map(([id, rowId]) => [rowId, id]));
  const rowOf = ({ id }: Note) => rowIds.get(id) ?? "";
  await ask({ type: "begin", mark: "begun", isAnew: false });
  await ask({
    type: "fill",
    docs: notes.map((note, nth) => docOf(note, rowOf(note), nth)),
    isWhole: true,
  });
  await ask({ type: "lacking", embedder: embedder.id, limit: 1 });
  for (let at = 0; at < notes.length; at += EMBEDDED_AT_ONCE) {
    const some = notes.slice(at, at + EMBEDDED_AT_ONCE);
    const vectors = await embedder.embed(
      some.map(({ text }) => text),
      signal,
    );
    const texts = some.map((note, nth) => ({
      ...{ id: rowOf(note), version: 1 },
      vectors: vectors.slice(nth, nth + 1).map(encodeVector),
    }));
    await ask({ type: "embedded", embedder: embedder.id, texts });
  }
  return async (query, method) => {
    const [vector] = await embedder.embed([query], signal);
    const found = await ask({
      ...{ type: "find", question: questionOf(query), page: { skip: 0, limit: LOOKED_AT }, method },
      ...(vector === undefined
        ? {}
        : { near: { embedder: embedder.id, vector: encodeVector(vector), least: LEAST } }),
    });
    return (found.hits?.hits ?? []).map(({ id }) => noteIds.get(id) ?? "");
  };
}

function docOf({ text }: Note, id: string, nth: number): SearchDoc {
  return {
    ...{ kind: "archival", id, owner: OWNER, contextId: OWNER, order: null, at: nth * 60_000 },
    ...{ speaker: null, tags: [], text, version: 1 },
  };
}

const OWNER = "11111111-1111-4111-8111-111111111111";

function questionOf(query: string) {
  return {
    ...{ terms: [...parseQuery(query).terms], kinds: [], contextIds: null, conversationId: null },
    ...{ speaker: null, after: null, before: null, tags: [] },
  };
}
