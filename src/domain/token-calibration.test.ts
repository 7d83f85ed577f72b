import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { calibrate, type Observation, observationSchema, observe } from "./token-calibration";
import { featuresOf } from "./token-features";
import { estimateTokens } from "./tokens";

const ENGLISH = "It was late, and nobody in the kitchen wanted to be the first to say good night. ";
const CHINESE = "天色已经很晚了，厨房里谁也不想第一个说晚安。";

function observation(text: string, tokens: number): Observation {
  return { features: featuresOf([text], 0), tokens };
}

/** What a model with so many times the estimated tokens leaves behind. */
function learned(text: string, factor: number, rounds = 6): readonly Observation[] {
  let observations: readonly Observation[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const said = text.repeat(round);
    const tokens = Math.round(estimateTokens(said) * factor);
    observations = observe(observations, observation(said, tokens));
  }
  return observations;
}

describe("the count of calibrate", () => {
  it("is the estimate while nothing was observed", () => {
    const count = calibrate([]).count;
    expect([count(ENGLISH), count(CHINESE)]).toEqual([ENGLISH, CHINESE].map(estimateTokens));
  });

  it("comes within 5 % of a model that needs 1.6 times the tokens", () => {
    const count = calibrate(learned(CHINESE, 1.6)).count;
    expect(count(CHINESE.repeat(9)) / (estimateTokens(CHINESE.repeat(9)) * 1.6)).toBeCloseTo(1, 1);
  });

  it("keeps what it knows of one script when it learns another", () => {
    const count = calibrate(learned(CHINESE, 2.2, 24)).count;
    expect(count(ENGLISH)).toBe(estimateTokens(ENGLISH));
  });

  it("is 0 for empty text and a whole number from 1 up for any other", () => {
    const count = calibrate(learned(ENGLISH, 0.6)).count;
    expect(count("")).toBe(0);
    for (const text of [" ", "a", "\ud83d", "👩‍👩‍👧", "\u0000", "​"]) {
      expect(count(text), JSON.stringify(text)).toBeGreaterThanOrEqual(1);
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        expect(Number.isInteger(count(text)) && count(text) >= 1).toBe(true);
      }),
    );
  });

  it("counts a text twice as long as about twice as much, up to a megabyte", () => {
    const text = ENGLISH.repeat(Math.ceil(2 ** 20 / ENGLISH.length));
    expect(estimateTokens(text + text) / estimateTokens(text)).toBeCloseTo(2, 3);
  });

  it("passes over observations made with another list of features", () => {
    expect(calibrate([{ features: [1, 2], tokens: 900 }]).count(ENGLISH)).toBe(
      estimateTokens(ENGLISH),
    );
  });
});

describe("calibrate", () => {
  it("learns what the chat template adds to a message and to a request", () => {
    let observations: readonly Observation[] = [];
    for (let messages = 2; messages <= 20; messages += 2) {
      const texts = new Array<string>(messages).fill(ENGLISH);
      const tokens = estimateTokens(ENGLISH) * messages + 7 * messages + 30;
      observations = observe(observations, { features: featuresOf(texts, messages), tokens });
      const reply = observation(ENGLISH, estimateTokens(ENGLISH));
      observations = observe(observations, reply);
    }
    const { perMessage, perRequest } = calibrate(observations);
    expect(perMessage).toBeGreaterThan(calibrate([]).perMessage);
    expect(perRequest).toBeGreaterThan(calibrate([]).perRequest);
    expect(perMessage * 20 + perRequest).toBeGreaterThan(140);
    expect(perMessage * 20 + perRequest).toBeLessThan(200);
  });
});

describe("observe", () => {
  const text = ENGLISH.repeat(5);
  const estimate = estimateTokens(text);

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    "refuses a count of %s",
    (tokens) => {
      expect(observe([], observation(text, tokens))).toEqual([]);
    },
  );

  it("refuses a server that counted only what its cache lacked, or something else", () => {
    for (const tokens of [1, Math.floor(estimate * 0.4), estimate * 5, 100_000_000]) {
      expect(observe([], observation(text, tokens)), String(tokens)).toEqual([]);
    }
    for (const tokens of [Math.ceil(estimate * 0.6), estimate, estimate * 3]) {
      expect(observe([], observation(text, tokens)), String(tokens)).toHaveLength(1);
    }
  });

  it("allows a short request the template's own text, a short reply not", () => {
    const hello = { features: featuresOf(["Hello!"], 1), tokens: 90 };
    expect(observe([], hello)).toHaveLength(1);
    expect(observe([], { ...hello, features: featuresOf(["Hello!"], 0) })).toHaveLength(0);
  });

  it("is not led step by step to more than four times the prior", () => {
    let observations: readonly Observation[] = [];
    for (let step = 0; step < 60; step += 1) {
      const tokens = calibrate(observations).count(text) * 2;
      observations = observe(observations, observation(text, tokens));
    }
    expect(calibrate(observations).count(text)).toBeLessThanOrEqual(estimate * 4);
  });

  it("heals: true counts are still taken after a false one, and win", () => {
    let observations = observe([], observation(text, Math.ceil(estimate * 0.5)));
    expect(calibrate(observations).count(text)).toBeLessThan(estimate * 0.7);
    for (let turn = 0; turn < 24; turn += 1) {
      observations = observe(observations, observation(text, estimate));
    }
    expect(calibrate(observations).count(text) / estimate).toBeCloseTo(1, 2);
  });

  it("keeps the newest 24", () => {
    const observations = learned(ENGLISH, 1, 30);
    expect(observations).toHaveLength(24);
    expect(observations.at(-1)?.features).toEqual(featuresOf([ENGLISH.repeat(30)], 0));
  });

  it("refuses features of another list", () => {
    expect(observe([], { features: [5], tokens: 5 })).toEqual([]);
  });

  it("is stored and read back as it is", () => {
    const [first] = learned(ENGLISH, 1.2);
    expect(observationSchema.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);
    expect(() => observationSchema.parse({ features: [1], tokens: 0 })).toThrow();
    expect(() => observationSchema.parse({ features: [-1], tokens: 3 })).toThrow();
  });
});
