import { cleanQuery, type FilterKey, parseQuery, type TypedFilter } from "./parse-query";

/** Of these there is one at most: another one takes its place. */
const SINGLE: readonly FilterKey[] = ["from", "before", "after"];

/** The query without one of its filters. */
export function withoutFilter(
  typed: string,
  { from, until }: Pick<TypedFilter, "from" | "until">,
): string {
  const text = cleanQuery(typed);
  const [before, after] = [text.slice(0, from).trimEnd(), text.slice(until).trimStart()];
  return before === "" || after === "" ? before + after : `${before} ${after}`;
}

/** The query with one filter more, before its words: the last of these may still be typed. */
export function withFilter(typed: string, key: FilterKey, value: string): string {
  const plain = value.replaceAll(/["“”„«»]/g, "").trim();
  const rest = SINGLE.includes(key) ? withoutKey(typed, key) : cleanQuery(typed);
  if (plain === "") return rest;
  const filter = /\s/.test(plain) ? `${key}:"${plain}"` : `${key}:${plain}`;
  return `${filter} ${rest.trimStart()}`;
}

/** The query without the filters of a name. */
export function withoutKey(typed: string, key: FilterKey): string {
  const filter = parseQuery(typed).filters.findLast((one) => one.key === key);
  return filter === undefined ? cleanQuery(typed) : withoutKey(withoutFilter(typed, filter), key);
}
