import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, makeCard } from "../../../../test/fakes/fake-client";
import type { Context } from "../../../domain/context";
import { optionsWords } from "../../words/options-words";
import { ContextEntry } from "./context-entry";

const show = (personality: string, context: Partial<Context> = {}) =>
  renderToStaticMarkup(
    <ContextEntry
      client={createFakeClient().client}
      card={makeCard({ name: "Ruth", personality, ...context })}
      onChanged={() => {}}
    />,
  );

describe("ContextEntry", () => {
  it("M-003 sums a personality up by its first sentence, in that text's own direction", () => {
    const html = show("Calm and kind. Patient, too.");
    expect(html).toMatch(/<bdi>Ruth<\/bdi>.*<p[^>]*dir="auto"[^>]*>Calm and kind\.<\/p>/);
    expect(html).not.toContain("Patient");
  });

  it("says nothing of a personality where there is none", () => {
    expect(show("  ")).not.toContain("data-personality");
  });

  it("has its name in what the ways back from the archive are called", () => {
    const html = show("", { archived: { at: 1, by: "person" } });
    expect(html).toContain(`aria-label="${optionsWords.contextPage.restore}: Ruth"`);
    expect(html).toContain(`aria-label="${optionsWords.contextPage.keep}: Ruth"`);
  });
});
