import { describe, expect, it } from "vitest";
import { calibrate } from "../../src/domain/token-calibration";
import { estimateTokens } from "../../src/domain/tokens";
import { KINDS, learn, measureTokenError } from "../bench/tokens/measure-token-error";
import { type CorpusTurn, readPriorTexts, readTurns } from "../bench/tokens/read-corpus";
import { REAL_TOKENIZERS } from "../bench/tokens/real-tokenizers";

describe("the calibrated counter after five turns", () => {
  const { max, mixed, byKind } = measureTokenError();

  it("D-5 A-087 is within 10 % on turns kept apart, whatever one kind of text is talked in", () => {
    expect(Object.keys(byKind)).toEqual([...KINDS]);
    expect(max, JSON.stringify(byKind)).toBeLessThanOrEqual(0.1);
    expect(max).toBe(Math.max(...Object.values(byKind)));
  });

  it("is within 15 % on turns kept apart of a conversation of many kinds", () => {
    expect(mixed).toBeGreaterThan(0);
    expect(mixed).toBeLessThanOrEqual(0.15);
  });

  it("halves what an old tokenizer, far from the prior, was missed by", () => {
    const count = REAL_TOKENIZERS.r50k;
    for (const kind of ["german", "chinese", "japanese", "russian"]) {
      const learned = calibrate(learn(readTurns(kind).slice(0, 5), count)).count;
      const apart = readTurns(kind).slice(5);
      expect(errorOf(apart, learned, count)).toBeLessThan(
        errorOf(apart, estimateTokens, count) / 2,
      );
    }
  });

  it("does not unlearn one kind of text from a conversation in another", () => {
    const count = REAL_TOKENIZERS.llama3;
    for (const kind of KINDS) {
      const learned = calibrate(learn(readTurns(kind), count)).count;
      for (const other of KINDS.filter((one) => one !== kind)) {
        const before = errorOf(readTurns(other), estimateTokens, count);
        const after = errorOf(readTurns(other), learned, count);
        expect(after, `${other} after ${kind}`).toBeLessThan(before + 0.08);
      }
    }
  });
});

describe("the corpus", () => {
  it("has five turns to learn from and at least eight kept apart of each kind, ten mixed", () => {
    for (const kind of KINDS) expect(readTurns(kind).length, kind).toBeGreaterThanOrEqual(13);
    expect(readTurns("mixed").length).toBeGreaterThanOrEqual(15);
  });

  it("shares no long line with the texts that the prior was made from", () => {
    const prior = new Set([...KINDS, "other"].flatMap(readPriorTexts).flatMap(longLines));
    const turns = [...KINDS, "mixed"].flatMap(readTurns);
    const lines = turns.flatMap(({ question, reply }) => longLines(`${question}\n${reply}`));
    expect(lines.filter((line) => prior.has(line))).toEqual([]);
  });
});

function longLines(text: string): string[] {
  return text.split("\n").filter((line) => line.length > 40);
}

function errorOf(
  turns: readonly CorpusTurn[],
  estimate: (text: string) => number,
  count: (text: string) => number,
): number {
  const shares = turns.map(({ question, reply }) => {
    const text = `${question}\n\n${reply}`;
    return Math.abs(estimate(text) / count(text) - 1);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
