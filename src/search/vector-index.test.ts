import { describe, expect, it } from "vitest";
import { createVectorIndex } from "./vector-index";
import { roundVector } from "./vector-record";

const DIMENSIONS = 64;

/** The same at each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 31 - 1;
  }
}

const next = numbers(7);
const value = () => next.next().value ?? 0;

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (one) => one / length);
}

const anyVector = () => unit(Array.from({ length: DIMENSIONS }, value));
const near = (vector: Float32Array, by: number) =>
  unit([...vector].map((one) => one + (by * value()) / Math.sqrt(DIMENSIONS)));

function filled(count: number) {
  const index = createVectorIndex(DIMENSIONS);
  const texts = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    vector: anyVector(),
  }));
  for (const { id, vector } of texts) index.put(id, 1, [roundVector(vector)]);
  return { index, texts };
}

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe("createVectorIndex", () => {
  it("finds the nearest of many, as exact cosines order them", () => {
    const { index, texts } = filled(3_000);
    const query = near(texts[1_234]?.vector ?? anyVector(), 0.5);
    const cosine = (vector: Float32Array) =>
      vector.reduce((sum, one, nth) => sum + one * (query[nth] ?? 0), 0);
    const exact = texts.toSorted((one, other) => cosine(other.vector) - cosine(one.vector));
    const found = index.nearest(query, 10);
    expect(found[0]?.id).toBe(texts[1_234]?.id);
    expect(found[0]?.similarity).toBeCloseTo(cosine(texts[1_234]?.vector ?? query), 2);
    // Signs first: nearly all of the ten are among the four hundred.
    const best = new Set(idsOf(exact.slice(0, 10)));
    expect(found.filter(({ id }) => best.has(id)).length).toBeGreaterThanOrEqual(8);
    const { middle, deviation } = index.usual(query);
    expect(Math.abs(middle)).toBeLessThan(0.05);
    expect(found[0]?.similarity).toBeGreaterThan(middle + 4 * deviation);
  });

  it("counts a text of several parts once, by its nearest", () => {
    const { index } = filled(50);
    const [id, query] = [crypto.randomUUID(), anyVector()];
    index.put(id, 3, [anyVector(), near(query, 0.1), anyVector()].map(roundVector));
    expect(index.count()).toBe(51);
    const found = index.nearest(query, 60);
    expect(found[0]?.id).toBe(id);
    expect(new Set(idsOf(found)).size).toBe(found.length);
  });

  it("looks through some texts only where some are named", () => {
    const { index, texts } = filled(500);
    const some = idsOf(texts.slice(100, 110));
    const found = idsOf(index.nearest(texts[0]?.vector ?? anyVector(), 20, some));
    expect(found.length).toBeGreaterThan(0);
    expect(some).toEqual(expect.arrayContaining(found));
  });

  it("leaves no number of a text that is removed or replaced", () => {
    const index = createVectorIndex(DIMENSIONS);
    const [kept, gone, changed] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const mark = Int8Array.from({ length: DIMENSIONS }, (_, nth) => 100 - nth);
    index.put(kept, 1, [roundVector(anyVector())]);
    index.put(gone, 1, [mark, mark]);
    index.put(changed, 1, [mark]);
    const holds = () =>
      index.freeze().chunks.some((chunk) => Buffer.from(chunk).includes(Buffer.from(mark.buffer)));
    expect(holds()).toBe(true);
    expect(index.hasForgotten()).toBe(false);
    index.remove(gone);
    index.put(changed, 2, [roundVector(anyVector())]);
    expect(index.hasForgotten()).toBe(true);
    expect(holds()).toBe(false);
    expect(index.nearest(Float32Array.from(mark), 10).map(({ id }) => id)).not.toContain(gone);
    expect([index.has(gone, 1), index.has(changed, 1), index.has(changed, 2)]).toEqual([
      ...[false, false, true],
    ]);
    expect(index.count()).toBe(2);
  });

  it("is the same again from its pieces, and uses what was freed", () => {
    const { index, texts } = filled(2_500);
    for (const { id } of texts.slice(0, 700)) index.remove(id);
    const none = crypto.randomUUID();
    index.put(none, 5, []);
    const { chunks } = index.freeze();
    const again = createVectorIndex(
      DIMENSIONS,
      chunks.map((chunk) => chunk.slice()),
    );
    expect(again.count()).toBe(1_801);
    expect(again.has(none, 5)).toBe(true);
    expect(texts.slice(700).every(({ id }) => again.has(id, 1))).toBe(true);
    expect(texts.slice(0, 700).some(({ id }) => again.has(id, 1))).toBe(false);
    const query = texts[2_000]?.vector ?? anyVector();
    expect(again.nearest(query, 5)).toEqual(index.nearest(query, 5));
    for (const { id, vector } of texts.slice(0, 600)) again.put(id, 1, [roundVector(vector)]);
    expect(again.freeze().chunks).toHaveLength(chunks.length);
  });

  it("keeps those of known texts only, and the version of a row that says the same", () => {
    const { index, texts } = filled(300);
    const [first, ...rest] = idsOf(texts);
    index.keep(first ?? "", 9);
    expect([index.has(first ?? "", 1), index.has(first ?? "", 9)]).toEqual([false, true]);
    index.keepOnly(rest.map((id) => ({ id, version: 1 })));
    expect(index.count()).toBe(299);
    expect(index.has(first ?? "", 9)).toBe(false);
  });

  it.each([2 ** 32, 2 ** 40 + 5, Number.MAX_SAFE_INTEGER])(
    "has a text whose row is of version %d, as a backup may bring it",
    (version) => {
      const { index } = filled(3);
      const [id, kept] = [crypto.randomUUID(), crypto.randomUUID()];
      for (const one of [id, kept]) index.put(one, 1, [roundVector(anyVector())]);
      index.put(id, version, [roundVector(anyVector())]);
      index.keep(kept, version);
      const both = () => [index.has(id, version), index.has(kept, version)];
      expect(both()).toEqual([true, true]);
      index.keepOnly([id, kept].map((one) => ({ id: one, version })));
      expect(both()).toEqual([true, true]);
      expect(index.count()).toBe(2);
      expect(index.has(id, version - 1)).toBe(false);
    },
  );

  it("finds nothing in nothing", () => {
    const index = createVectorIndex(DIMENSIONS);
    expect(index.nearest(anyVector(), 10)).toEqual([]);
    expect(index.usual(anyVector())).toEqual({ middle: 0, deviation: 0 });
  });
});
