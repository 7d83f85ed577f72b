import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { dot, fitWeights, type Prior } from "./token-fit";

const prior: readonly Prior[] = [
  { weight: 1, spread: 0.5 },
  { weight: 0.2, spread: 0.5 },
];

describe("fitWeights", () => {
  it("is the prior without counts", () => {
    expect(fitWeights(prior, [])).toEqual([1, 0.2]);
  });

  it("comes close to weights that explain every count", () => {
    const counted = [
      { features: [100, 0], tokens: 150 },
      { features: [0, 100], tokens: 60 },
      { features: [50, 100], tokens: 135 },
    ];
    const [first = 0, second = 0] = fitWeights(prior, counted);
    expect(first).toBeCloseTo(1.5, 1);
    expect(second).toBeCloseTo(0.6, 1);
  });

  it("leaves the weight of what was never seen at the prior", () => {
    expect(fitWeights(prior, [{ features: [10, 0], tokens: 20 }])[1]).toBe(0.2);
  });

  it("is the closed form of ridge regression where no weight is at its bound", () => {
    // One feature, worked out by hand: (prior / 0.5² + 10 · 20 / s²) / (1 / 0.5² + 10² / s²), s = 1.6.
    const [weight] = fitWeights([{ weight: 1, spread: 0.5 }], [{ features: [10], tokens: 20 }]);
    expect(weight).toBeCloseTo((4 + 200 / 2.56) / (4 + 100 / 2.56), 6);
  });

  it("has no weight below 0, whatever was counted", () => {
    const features = fc.tuple(fc.nat(1_000), fc.nat(1_000));
    const counted = fc.record({ features, tokens: fc.integer({ min: 1, max: 1_000_000 }) });
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 24 }), (all) => {
        expect(fitWeights(prior, all).every((one) => one >= 0 && Number.isFinite(one))).toBe(true);
      }),
    );
    const falling = [
      { features: [100, 0], tokens: 100 },
      { features: [100, 100], tokens: 20 },
    ];
    expect(fitWeights(prior, falling)[1]).toBe(0);
  });
});

describe("dot", () => {
  it("is the sum of the products", () => {
    expect(dot([1, 2, 3], [4, 5, 6])).toBe(32);
  });
});
