import init from "@sqlite.org/sqlite-wasm";
import type { SearchMethod } from "../../src/domain/search-index";
import { answerAsks } from "../../src/search/answer-asks";
import { createKeywordIndex } from "../../src/search/keyword-index";
import { loadPackagedEmbedder } from "../builders/load-packaged-embedder";
import { openNotes } from "./ask-notes";
import type { Note } from "./make-notes";
import { meanReciprocalRank } from "./mean-reciprocal-rank";
import type { Question } from "./questions";

export type Quality = Readonly<Record<SearchMethod, number>>;

/** What tells the mean reciprocal rank of a set of questions by each way, over an index of these notes. */
export async function openQuality(
  notes: readonly Note[],
): Promise<(questions: readonly Question[]) => Promise<Quality>> {
  const sqlite = await init();
  const ask = answerAsks({
    engine: Promise.resolve((file, watch) => createKeywordIndex(sqlite, file, watch)),
    openImage: async () => null,
    later: () => {},
  });
  await ask({ type: "open", location: { folder: "notes", key: "" } });
  const find = await openNotes(ask, notes, await loadPackagedEmbedder());
  return async (questions) => {
    const rank = (method: SearchMethod) =>
      meanReciprocalRank(questions, (query) => find(query, method));
    return { fts: await rank("fts"), vector: await rank("vector"), hybrid: await rank("hybrid") };
  };
}
