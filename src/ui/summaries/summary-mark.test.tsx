import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { createFakeClient, makeSummary, OPENED } from "../../../test/fakes/fake-client";
import { DroppedMark } from "./dropped-mark";
import { createSummaryKeeper } from "./summary-keeper";
import { SummaryMark } from "./summary-mark";

const makeKeeper = () =>
  createSummaryKeeper({
    client: createFakeClient().client,
    ready: async () => OPENED,
    onChange: () => {},
  });

/** What is loaded when it is seen is waited for. */
async function renderWhole(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

describe("SummaryMark", () => {
  it("is one quiet line until it is unfolded", () => {
    const keeper = makeKeeper();
    const summary = makeSummary(70, { text: "They talked.", messages: 12 });
    const folded = renderToStaticMarkup(<SummaryMark keeper={keeper} summary={summary} />);
    expect(folded).toContain('aria-expanded="false"');
    expect(folded).toContain("The model sees a summary of these 12 messages");
    expect(folded).not.toContain("They talked.");
    keeper.toggle();
    const open = renderToStaticMarkup(<SummaryMark keeper={keeper} summary={summary} />);
    expect(open).toContain("They talked.");
    expect(open).toMatch(/data-summary-edit.*data-summary-drop/);
    expect(open).not.toContain("data-summary-undo");
  });

  it("offers to undo the last change", () => {
    const keeper = makeKeeper();
    keeper.toggle();
    const former = { state: "active", text: "before", writtenBy: "model" } as const;
    const edited = makeSummary(70, { former, writtenBy: "person" });
    expect(renderToStaticMarkup(<SummaryMark keeper={keeper} summary={edited} />)).toContain(
      "data-summary-undo",
    );
  });

  it("has a field that no browser remembers while it is edited", async () => {
    const keeper = makeKeeper();
    const summary = makeSummary(70);
    keeper.edit(summary);
    const html = await renderWhole(<SummaryMark keeper={keeper} summary={summary} />);
    expect(html).toMatch(/<textarea [^>]*data-summary-field=""[^>]*autoComplete="off"/i);
  });

  it("shows a text in its own direction", async () => {
    const keeper = makeKeeper();
    const summary = makeSummary(70, { text: "הם דיברו על השקט." });
    keeper.toggle();
    const read = renderToStaticMarkup(<SummaryMark keeper={keeper} summary={summary} />);
    expect(read).toMatch(/<p dir="rtl" data-summary-text=""[^>]*>הם דיברו/);
    keeper.edit(summary);
    const edited = await renderWhole(<SummaryMark keeper={keeper} summary={summary} />);
    expect(edited).toMatch(/<textarea [^>]*dir="rtl"/);
  });
});

describe("DroppedMark", () => {
  const summary = makeSummary(70, { text: "They talked.", messages: 12 });
  const render = (keeper: ReturnType<typeof makeKeeper>) =>
    renderToStaticMarkup(<DroppedMark keeper={keeper} summary={summary} />);

  it("is one quiet line until it is unfolded", () => {
    const html = render(makeKeeper());
    expect(html).toContain("Summary of 12 messages discarded.");
    expect(html).toContain('aria-expanded="false"');
    expect(html).not.toMatch(/They talked|data-summary-undo|title=/);
  });

  it("unfolds to what dropping means and its text, before the way back", () => {
    const keeper = makeKeeper();
    keeper.toggleDropped(summary);
    const html = render(keeper);
    expect(html).toContain('aria-expanded="true"');
    expect(html).toMatch(
      /The model sees the messages themselves.*They talked\..*data-summary-undo/,
    );
    keeper.toggleDropped(summary);
    expect(render(keeper)).not.toContain("They talked.");
  });
});
