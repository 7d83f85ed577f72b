import { expect, it } from "vitest";
import type { Fact } from "../../domain/fact";
import { estimateTokens } from "../../domain/tokens";
import { factTokens } from "./fact-tokens";

function fact(key: string, value: string, state: Fact["state"] = "kept"): Fact {
  const id = crypto.randomUUID();
  const about = { id, contextId: id, version: 1, since: 0, source: null, confidence: 1 };
  return { ...about, key, value, state, taint: [], former: [] };
}

it("facts cost what their lines in the prompt do, and those that wait nothing", () => {
  const facts = [fact("tea", "sencha"), fact("city", "Turin"), fact("job", "spy", "waiting")];
  expect(factTokens(facts, true)).toBe(estimateTokens("- tea: sencha\n- city: Turin"));
  expect(factTokens([fact("job", "spy", "waiting")], true)).toBe(0);
});

it("what was learned costs nothing where the context does not remember", () => {
  const learned = { ...fact("city", "Turin"), confidence: 0.9 };
  expect(factTokens([fact("tea", "sencha"), learned], false)).toBe(estimateTokens("- tea: sencha"));
});
