import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import type { Model } from "../domain/model";
import { DEFAULT_PROMPT_SETTINGS } from "../domain/prompt-settings";
import { calibrate } from "../domain/token-calibration";
import { planPrompt } from "./plan-prompt";

const FAR = { name: "m", url: "https://example.com/v1", window: 200_000, thinks: false } as const;
const history = makeBranch([["Where were we?", "At the third chapter."]]);

function plan(model: Model, words: number, given: { readonly window?: number } = {}) {
  const text = "word ".repeat(words);
  const parameters = given.window === undefined ? undefined : given;
  const source = makeSource({ model, history, text, parameters });
  return planPrompt(source, { settings: DEFAULT_PROMPT_SETTINGS, counter: calibrate([]) });
}

describe("a message that is longer than what is asked for", () => {
  it.each(["openai", "anthropic", "gemini"] as const)(
    "takes more of the window that %s's model has, and nothing of what was said before",
    (provider) => {
      const {
        history: planned,
        overflow,
        warnings,
        budget,
        tokens,
      } = plan({ ...FAR, provider }, 30_000);
      expect(planned).toHaveLength(2);
      expect([overflow, warnings]).toEqual([0, []]);
      expect(tokens.total).toBeGreaterThan(30_000);
      // No more of it than that takes: a conversation that is nearly full is told as that.
      expect(budget.window).toBe(tokens.total - tokens.history + budget.reply + budget.history);
      expect(plan({ ...FAR, provider }, 100).budget.window).toBe(17_408);
    },
  );

  it("is too long once it is more than the model holds", () => {
    const { budget, overflow, history: planned } = plan({ ...FAR, provider: "openai" }, 300_000);
    expect(budget.window).toBe(200_000);
    expect(overflow).toBeGreaterThan(90_000);
    expect(planned).toEqual([]);
  });

  it("moves no window that a server is told, that the person has set, or that nobody knows", () => {
    const windowOf = (...given: Parameters<typeof plan>) => plan(...given).budget.window;
    expect(windowOf({ ...FAR, provider: "ollama" }, 30_000)).toBe(17_408);
    expect(windowOf({ ...FAR, provider: "openai" }, 30_000, { window: 20_000 })).toBe(20_000);
    expect(windowOf({ ...FAR, provider: "openai", window: null }, 30_000)).toBe(4_096);
  });

  it("trusts the table of windows for servers elsewhere: one of one's own may have been started with less", () => {
    const unspecified = { ...FAR, provider: "openai", window: null } as const;
    const windowOf = (model: Model) => plan(model, 30_000).budget.window;
    expect(windowOf({ ...unspecified, name: "gpt-4o" })).toBeGreaterThan(30_000 + 15_000);
    for (const url of ["http://127.0.0.1:1337/v1", "http://192.168.1.7:8000/v1"]) {
      expect(windowOf({ ...unspecified, name: "llama3.1:8b", url })).toBe(17_408);
    }
  });
});
