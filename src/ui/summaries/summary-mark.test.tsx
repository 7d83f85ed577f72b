import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { createFakeClient, makeSummary, OPENED } from "../../../test/fakes/fake-client";
import { DroppedMark } from "./dropped-mark";
import { createSummaryController } from "./summary-controller";
import { SummaryMark } from "./summary-mark";

const makeController = () =>
  createSummaryController({
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
    const controller = makeController();
    const summary = makeSummary(70, { text: "They talked.", messages: 12 });
    const folded = renderToStaticMarkup(<SummaryMark controller={controller} summary={summary} />);
    expect(folded).toContain('aria-expanded="false"');
    expect(folded).toContain("The model sees a summary of these 12 messages");
    expect(folded).not.toContain("They talked.");
    controller.toggle();
    const open = renderToStaticMarkup(<SummaryMark controller={controller} summary={summary} />);
    expect(open).toContain("They talked.");
    expect(open).toMatch(/data-summary-edit.*data-summary-drop/);
    expect(open).not.toContain("data-summary-undo");
  });

  it("offers to undo the last change", () => {
    const controller = makeController();
    controller.toggle();
    const former = { state: "active", text: "before", writtenBy: "model" } as const;
    const edited = makeSummary(70, { former, writtenBy: "person" });
    expect(
      renderToStaticMarkup(<SummaryMark controller={controller} summary={edited} />),
    ).toContain("data-summary-undo");
  });

  it("has a field that no browser remembers while it is edited", async () => {
    const controller = makeController();
    const summary = makeSummary(70);
    controller.edit(summary);
    const html = await renderWhole(<SummaryMark controller={controller} summary={summary} />);
    expect(html).toMatch(/<textarea [^>]*data-summary-field=""[^>]*autoComplete="off"/i);
  });

  it("takes no keys while it is saved, which would go with the field", async () => {
    const { client } = createFakeClient({ "summary.change": () => new Promise(() => {}) });
    const controller = createSummaryController({
      client,
      ready: async () => OPENED,
      onChange: () => {},
    });
    const summary = makeSummary(70);
    controller.edit(summary);
    const render = () => renderWhole(<SummaryMark controller={controller} summary={summary} />);
    expect(await render()).not.toMatch(/<textarea [^>]*readOnly/i);
    controller.type("They talked of herons.");
    void controller.save();
    expect(await render()).toMatch(/<textarea [^>]*data-summary-field=""[^>]*readOnly/i);
  });

  it("shows a text in its own direction", async () => {
    const controller = makeController();
    const summary = makeSummary(70, { text: "הם דיברו על השקט." });
    controller.toggle();
    const read = renderToStaticMarkup(<SummaryMark controller={controller} summary={summary} />);
    expect(read).toMatch(/<p dir="rtl" data-summary-text=""[^>]*>הם דיברו/);
    controller.edit(summary);
    const edited = await renderWhole(<SummaryMark controller={controller} summary={summary} />);
    expect(edited).toMatch(/<textarea [^>]*dir="rtl"/);
  });
});

describe("DroppedMark", () => {
  const summary = makeSummary(70, { text: "They talked.", messages: 12 });
  const render = (controller: ReturnType<typeof makeController>) =>
    renderToStaticMarkup(<DroppedMark controller={controller} summary={summary} />);

  it("is one quiet line until it is unfolded", () => {
    const html = render(makeController());
    expect(html).toContain("Summary of 12 messages discarded.");
    expect(html).toContain('aria-expanded="false"');
    expect(html).not.toMatch(/They talked|data-summary-undo|title=/);
  });

  it("unfolds to what dropping means and its text, before the way back", () => {
    const controller = makeController();
    controller.toggleDropped(summary);
    const html = render(controller);
    expect(html).toContain('aria-expanded="true"');
    expect(html).toMatch(
      /The model sees the messages themselves.*They talked\..*data-summary-undo/,
    );
    controller.toggleDropped(summary);
    expect(render(controller)).not.toContain("They talked.");
  });
});
