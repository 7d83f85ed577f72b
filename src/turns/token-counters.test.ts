import { describe, expect, it } from "vitest";
import type { Habit } from "../domain/habit";
import { type Model, modelKey } from "../domain/model";
import { type Calibration, type Observation, observe } from "../domain/token-calibration";
import { featuresOf } from "../domain/token-features";
import { createTokenCounters } from "./token-counters";

const model: Model = { provider: "ollama", name: "m", url: "u", window: null, thinks: false };
const other: Model = { ...model, name: "n" };

/** Counters over rows in memory. */
function setup() {
  const rows = new Map<string, readonly Observation[]>();
  const habits = new Map<string, readonly Habit[]>();
  const world = { reads: 0, fails: false };
  const counters = createTokenCounters({
    readObservations: async (key) => {
      world.reads += 1;
      if (world.fails) throw new Error("disk");
      return rows.get(key) ?? [];
    },
    readHabits: async (key) => habits.get(key) ?? [],
    addHabits: async ({ modelKey, habits: added }) => void habits.set(modelKey, added),
  });
  /** As the store does where a turn is closed, and the run after it. */
  const learn = (of: Model, counted: readonly Observation[]) => {
    const key = modelKey(of);
    rows.set(key, counted.reduce(observe, rows.get(key) ?? []));
    counters.forget(of);
  };
  return { counters, rows, habits, world, learn };
}

const TEXT = "The quick brown fox jumps over the lazy dog, and then it rests for a while. ".repeat(
  8,
);

/** A count that lies somewhat over what anyone would estimate. */
async function more(counter: Promise<Calibration>): Promise<Observation> {
  const { count } = await counter;
  return { features: featuresOf([TEXT], 0), tokens: Math.round(count(TEXT) * 1.3) };
}

describe("createTokenCounters", () => {
  it("D-5 counts nearer to what the provider counted from then on, for that model only", async () => {
    const { counters, learn } = setup();
    const before = (await counters.counterFor(model)).count(TEXT);
    const counted = await more(counters.counterFor(model));
    for (let turn = 0; turn < 5; turn += 1) learn(model, [counted]);
    const after = (await counters.counterFor(model)).count(TEXT);
    expect(Math.abs(after - counted.tokens)).toBeLessThan(Math.abs(before - counted.tokens) / 2);
    expect((await counters.counterFor(other)).count(TEXT)).toBe(before);
  });

  it("learns what the model's chat format adds to a message", async () => {
    const { counters, learn } = setup();
    const before = await counters.counterFor(model);
    for (let messages = 2; messages <= 20; messages += 2) {
      const texts = new Array<string>(messages).fill(TEXT);
      const tokens = (before.count(TEXT) + 12) * messages + 5;
      learn(model, [
        { features: featuresOf(texts, messages), tokens },
        { features: featuresOf([TEXT], 0), tokens: before.count(TEXT) },
      ]);
    }
    const after = await counters.counterFor(model);
    expect(after.perMessage).toBeGreaterThan(before.perMessage);
  });

  it("learns nothing from absurd counts", async () => {
    const { rows, learn } = setup();
    const features = featuresOf([TEXT], 1);
    const absurd = [0, -5, 1.5, Number.NaN, 1, 10_000_000].map((tokens) => ({ features, tokens }));
    learn(model, absurd);
    expect([...rows.values()].flat()).toEqual([]);
  });

  it("gives the same counter until something was learnt, so that counts can be kept beside it", async () => {
    const { counters, world, learn } = setup();
    const first = await counters.counterFor(model);
    expect(await counters.counterFor(model)).toBe(first);
    expect(world.reads).toBe(1);
    learn(model, [await more(counters.counterFor(model))]);
    expect(await counters.counterFor(model)).not.toBe(first);
  });

  // Once it was kept, and nothing brought the tools back.
  it("tells nothing of it that tools were refused", async () => {
    const { counters, habits } = setup();
    habits.set(modelKey(model), ["no-tools", "no-seed"]);
    expect((await counters.counterFor(model)).habits).toEqual(["no-seed"]);
  });

  it("keeps nothing of what one request was refused for, such as a limit that may be lowered", async () => {
    const { counters, habits } = setup();
    await counters.learnHabits(model, ["no-limit"]);
    expect(habits.has(modelKey(model))).toBe(false);
    await counters.learnHabits(model, ["no-limit", "no-seed"]);
    expect(habits.get(modelKey(model))).toEqual(["no-seed"]);
  });

  it("reads again after a failure", async () => {
    const { counters, world } = setup();
    world.fails = true;
    await expect(counters.counterFor(model)).rejects.toThrow("disk");
    world.fails = false;
    expect((await counters.counterFor(model)).count("Hello")).toBeGreaterThan(0);
  });
});
