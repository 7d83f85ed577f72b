import { describe, expect, it } from "vitest";
import { measurePrefix } from "../bench/prompt/prefix-scenario";

describe("the beginning that two requests of a conversation share", () => {
  it("is at least four fifths, over mode changes and a summary", () => {
    const { mean, modes } = measurePrefix();
    expect(mean).toBeGreaterThanOrEqual(0.8);
    const changes = modes.filter((mode, turn) => turn > 0 && mode !== modes[turn - 1]);
    expect(changes.length).toBeGreaterThanOrEqual(3);
  });

  it("is less where what a mode adds stands in the system text", () => {
    expect(measurePrefix("system").mean).toBeLessThan(measurePrefix().mean - 0.1);
  });

  it("is most of the request unless a summary takes the place of turns", () => {
    const { shares } = measurePrefix();
    expect(shares.filter((share) => share < 0.8)).toHaveLength(1);
  });
});
