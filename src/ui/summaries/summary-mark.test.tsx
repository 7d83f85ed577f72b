import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, makeSummary, OPENED } from "../../../test/fakes/fake-client";
import { createSummaryKeeper } from "./summary-keeper";
import { DroppedMark, SummaryMark } from "./summary-mark";

const makeKeeper = () =>
  createSummaryKeeper({
    client: createFakeClient().client,
    ready: async () => OPENED,
    onChange: () => {},
  });

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

  it("offers to undo the last change, and to bring back what was dropped", () => {
    const keeper = makeKeeper();
    keeper.toggle();
    const former = { state: "active", text: "before", writtenBy: "model" } as const;
    const edited = makeSummary(70, { former, writtenBy: "person" });
    expect(renderToStaticMarkup(<SummaryMark keeper={keeper} summary={edited} />)).toContain(
      "data-summary-undo",
    );
    const dropped = renderToStaticMarkup(<DroppedMark keeper={keeper} summary={edited} />);
    expect(dropped).toContain("Summary of 8 messages dropped.");
    expect(dropped).toContain("data-summary-undo");
  });

  it("has a field that no browser remembers while it is edited", () => {
    const keeper = makeKeeper();
    const summary = makeSummary(70);
    keeper.edit(summary);
    const html = renderToStaticMarkup(<SummaryMark keeper={keeper} summary={summary} />);
    expect(html).toMatch(/<textarea [^>]*data-summary-field=""[^>]*autoComplete="off"/i);
  });
});
