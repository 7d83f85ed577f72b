import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model, modelKey } from "../../../domain/model";
import { DEFAULT_PROMPT_SETTINGS } from "../../../domain/prompt-settings";
import { limitsBefore } from "./limits-before";

const MODEL: Model = { ...GUIDE_MODEL, provider: "ollama", name: "calm:1b", window: 8_192 };
const NONE = { maxTokens: null, memoryTokens: null, historyTokens: null };

const limitsFor = (own: number | null, forAll: number | null) =>
  limitsBefore(MODEL, {
    modelLimits: { [modelKey(MODEL)]: { ...NONE, reservedResponseTokens: own } },
    defaultLimits: { ...NONE, reservedResponseTokens: forAll },
  });

describe("limitsBefore", () => {
  it("P-075 tells of a limit that is set for this model", () => {
    expect(limitsFor(700, null)).toMatchObject({ history: undefined, window: 8_192 });
    expect(limitsFor(700, null).reply).toMatch(/700 tokens for calm:1b.*stands before/);
  });

  it("tells of what is set for all models, and nothing where nothing is set", () => {
    expect(limitsFor(null, 700).reply).toMatch(/700 tokens for all models.*stands before/);
    expect(limitsFor(null, null).reply).toBeUndefined();
  });

  it("takes the window that the person has set for the model", () => {
    const limits = { ...NONE, reservedResponseTokens: null, maxTokens: 2_048 };
    const settings = { ...DEFAULT_PROMPT_SETTINGS, modelLimits: { [modelKey(MODEL)]: limits } };
    expect(limitsBefore(MODEL, settings).window).toBe(2_048);
    expect(limitsBefore(null, settings).window).toBeNull();
  });
});
