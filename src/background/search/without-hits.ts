import type { Search } from "./create-search";

type Finds = Pick<Search, "find" | "embedding">;

/** A search that knows nothing of these rows. */
export function withoutHits({ find, embedding }: Finds, ids: readonly string[]): Finds {
  return {
    embedding,
    find: async (ask) => {
      const answer = await find(ask);
      if (answer.hits === null) return answer;
      const hits = answer.hits.hits.filter(({ id }) => !ids.includes(id));
      const total = answer.hits.total - (answer.hits.hits.length - hits.length);
      return { ...answer, hits: { hits, total } };
    },
  };
}
