import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import { DEFAULT_PROMPT_SETTINGS } from "../domain/prompt-settings";
import { calibrate } from "../domain/token-calibration";
import { featuresOf } from "../domain/token-features";
import { leaveReserve } from "./leave-reserve";
import { planPrompt } from "./plan-prompt";

const ENGLISH = "The kettle had been on for a while, and nobody wanted to get up. ".repeat(20);
const GEORGIAN = "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებით. ".repeat(20);

const roomFor = (text: string, free: number, counter = calibrate([])) =>
  leaveReserve({ free, history: 1_000, fixed: [text], messages: [{ text }], counter });

describe("the room that history has", () => {
  it("is what it may take where the window has plenty", () => {
    expect(roomFor(GEORGIAN, 2_000)).toBe(1_000);
  });

  it("is less where the window is nearly full, the more the kind's count is in doubt", () => {
    const english = roomFor(ENGLISH, 1_100);
    expect(english).toBe(1_000);
    const georgian = roomFor(GEORGIAN, 1_100);
    expect(georgian).toBeLessThan(english / 2);
  });

  it("is given back as the model's counts are learned", () => {
    const seen = { features: featuresOf([GEORGIAN], 1), tokens: 2_000 };
    const learned = calibrate(Array.from({ length: 12 }, () => seen));
    expect(roomFor(GEORGIAN, 2_400 - 1, learned)).toBe(1_000);
    expect(roomFor(GEORGIAN, 1_100, learned)).toBeGreaterThan(roomFor(GEORGIAN, 1_100));
  });
});

describe("a request whose window is nearly full", () => {
  const counter = calibrate([]);
  // Turns leave in blocks, so one window alone may have room by chance.
  const windows = Array.from({ length: 24 }, (_, at) => 6_000 + 250 * at);
  const planOf = (text: string, window: number) => {
    const history = makeBranch(Array.from({ length: 14 }, () => [text, text] as const));
    const source = makeSource({ history });
    const model = { ...source.model, window };
    return planPrompt({ ...source, model }, { settings: DEFAULT_PROMPT_SETTINGS, counter });
  };

  it.each([
    ["English", ENGLISH],
    ["Georgian", GEORGIAN],
  ])(
    "keeps a reserve that grows with the doubt of the kind's count, beside the reply: %s",
    (_, text) => {
      let cut = 0;
      for (const window of windows) {
        const { tokens, budget, history, leftOut, message, sections } = planOf(text, window);
        const texts = [...history, message, ...sections].map((one) => one.text);
        const inDoubt = texts.reduce((sum, one) => sum + counter.doubt(one), 0);
        expect([window, tokens.total + inDoubt + budget.reply <= window]).toEqual([window, true]);
        if (leftOut.length > 0 && history.length > 0) cut += 1;
      }
      expect(cut).toBeGreaterThan(0);
    },
  );
});
