import type { SearchTerm } from "../../domain/search-index";

export type Weighed = {
  readonly term: SearchTerm;
  /** Its part of what a message is about; those of its heaviest terms are 1 together. */
  readonly weight: number;
};

/** A message is about so many things: of a long one, the rarest words say it. */
const ABOUT = 6;

/**
 * How much each term tells: the more the rarer it is among all texts; one that is in none is as rare as
 * one that is in one. Weights are the inverse document
 * frequency, over that of the heaviest terms together.
 */
export function weighTerms(
  terms: readonly SearchTerm[],
  { texts, all }: { readonly texts: readonly number[]; readonly all: number },
): readonly Weighed[] {
  const idf = terms.map((_term, at) => Math.log(1 + all / (Math.max(1, texts[at] ?? 0) + 0.5)));
  const heaviest = idf.toSorted((left, right) => right - left).slice(0, ABOUT);
  const whole = heaviest.reduce((total, one) => total + one, 0);
  return terms.map((term, at) => ({ term, weight: whole === 0 ? 0 : (idf[at] ?? 0) / whole }));
}
