import { matchesQuery } from "../../domain/matches-query";

type Query = {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly query?: string | undefined;
  readonly tag?: string | undefined;
};

type Named = { readonly name: string; readonly tags: readonly string[] };

type Found<T> = {
  readonly page: T[];
  /** Of all pages. */
  readonly total: number;
  /** Every tag in use among all of them, by name. */
  readonly tags: string[];
};

/** M-027, M-030. */
const PAGE_SIZE = 10;

/**
 * One page of those whose name or tags hold the query and that have the tag, both in any case; in the
 * order given. A page after the last one is empty, and the total tells why (M-075).
 */
export function findPage<T>(
  all: readonly T[],
  named: (entry: T) => Named,
  { page = 1, pageSize = PAGE_SIZE, query = "", tag }: Query,
): Found<T> {
  const found = all.filter((entry) => {
    const { name, tags } = named(entry);
    return matchesQuery({ name, tags }, query) && (tag === undefined || hasTag(tags, tag));
  });
  const tags = [...new Set(all.flatMap((entry) => named(entry).tags))];
  return {
    page: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    tags: tags.sort((left, right) => left.localeCompare(right)),
  };
}

function hasTag(tags: readonly string[], wanted: string): boolean {
  return tags.some((tag) => tag.toLowerCase() === wanted.trim().toLowerCase());
}
