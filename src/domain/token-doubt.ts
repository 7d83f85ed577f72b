import { FEATURES, type Feature, featuresOf } from "./token-features";
import { PRIOR } from "./token-prior";

/** The kinds in which models differ by half of the estimate or more, as the prior's spreads tell. */
const DOUBTFUL: ReadonlySet<Feature> = new Set([
  "accents",
  "indents",
  "chanceLetters",
  "cyrillicLetters",
  "han",
  "hangul",
  "alphabetLetters",
  "otherLetters",
  "rareLetters",
]);

/**
 * By how many tokens a text's estimate may be too low for its kind: each doubtful feature by its
 * spread, together as the root of the sum of squares. What a model has told of its counts, so many
 * observations of it, makes it as many times less.
 */
export function createDoubt(observations: number): (text: string) => number {
  const spreads = FEATURES.map((name, at) => (DOUBTFUL.has(name) ? (PRIOR[at]?.spread ?? 0) : 0));
  return (text) => {
    const features = featuresOf([text], 0);
    const squares = spreads.reduce(
      (sum, spread, at) => sum + (spread * (features[at] ?? 0)) ** 2,
      0,
    );
    return Math.round(Math.sqrt(squares) / (1 + observations));
  };
}
