import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Fact, MODELS_WORD } from "../../domain/fact";
import { FactRow } from "./fact-row";
import type { MemorySurface } from "./memory-props";

const ID = crypto.randomUUID();

function drawn(confidence: number, quote: string): string {
  const source = { conversationId: ID, messageId: ID, quote };
  const fact: Fact = {
    ...{ id: ID, contextId: ID, version: 1, key: "tea", value: "sencha", since: 0 },
    ...{ source, confidence, taint: [], former: [] },
    state: "kept",
  };
  // Nothing is clicked: what acts is not asked for.
  const surface = {} as MemorySurface;
  const row = <FactRow surface={surface} fact={fact} replaces={null} onChanged={() => {}} />;
  return renderToStaticMarkup(row).replace(/<[^>]+>/g, "\n");
}

it("a fact tells how sure it is where it was learned from words, and nothing where it is the person's", () => {
  expect(drawn(0.7, "I drink sencha")).toMatch(/Confidence: 70\s?%/);
  expect(drawn(1, "I drink sencha")).not.toContain("Confidence");
});

it("a fact that a model has set says so, and one that came with a file does not", () => {
  expect(drawn(MODELS_WORD, "")).toContain("Set by a model.");
  expect(drawn(MODELS_WORD, "I drink sencha")).not.toContain("Set by a model.");
  expect(drawn(0, "")).not.toMatch(/Set by a model|Confidence/);
});
