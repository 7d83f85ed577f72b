import { FEATURES } from "../../../src/domain/token-features";
import type { Prior } from "../../../src/domain/token-fit";

const HEAD = `import { FEATURES, type Feature } from "./token-features";
import type { Prior } from "./token-fit";

/**
 * Tokens per feature and how far models differ in it. Measured, never set by hand: the weights of
 * four real tokenizers over TEXTS texts, see test/bench/tokens/fit-prior.ts. To make it anew:
 * \`npx vitest run test/unit/token-prior.test.ts -u\`.
 */
const MEASURED: Readonly<Record<Feature, readonly [weight: number, spread: number]>> = {
`;

const TAIL = `};

/** The prior of each feature, in the order of a feature vector. */
export const PRIOR: readonly Prior[] = FEATURES.map((feature) => {
  const [weight, spread] = MEASURED[feature];
  return { weight, spread };
});
`;

/** The text of src/domain/token-prior.ts for a prior, rounded to hundredths of a token. */
export function renderPrior(prior: readonly Prior[], texts: number): string {
  const lines = FEATURES.map((feature, at) => {
    const { weight = 0, spread = 0 } = prior[at] ?? {};
    return `  ${feature}: [${round(weight)}, ${round(spread)}],\n`;
  });
  return HEAD.replace("TEXTS", String(texts)) + lines.join("") + TAIL;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
