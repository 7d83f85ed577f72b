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
  const WINDOW = 8_192;
  const planOf = (text: string, counter = calibrate([])) => {
    const history = makeBranch(Array.from({ length: 14 }, () => [text, text] as const));
    const source = makeSource({ history });
    const model = { ...source.model, window: WINDOW };
    return planPrompt({ ...source, model }, { settings: DEFAULT_PROMPT_SETTINGS, counter });
  };

  it.each([
    ["English", ENGLISH],
    ["Georgian", GEORGIAN],
  ])(
    "keeps a reserve that grows with the doubt of the kind's count, beside the reply: %s",
    (_, text) => {
      const { doubt } = calibrate([]);
      const { tokens, budget, history, leftOut, message, sections } = planOf(text);
      const texts = [...history, message, ...sections].map((one) => one.text);
      const inDoubt = texts.reduce((sum, one) => sum + doubt(one), 0);
      expect(leftOut).not.toEqual([]);
      expect(history.length).toBeGreaterThan(0);
      expect(tokens.total + inDoubt + budget.reply).toBeLessThanOrEqual(WINDOW);
    },
  );

  it("sends more of it once the model's own counts have been learned", () => {
    const seen = { features: featuresOf([GEORGIAN], 1), tokens: 2_000 };
    const learned = calibrate(Array.from({ length: 12 }, () => seen));
    const unsure = planOf(GEORGIAN);
    const sure = planOf(GEORGIAN, learned);
    const share = (plan: typeof sure) => plan.tokens.total / (WINDOW - plan.budget.reply);
    expect(share(sure)).toBeGreaterThan(share(unsure));
  });
});
