import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeTotals, makeView } from "../../../test/fakes/fake-client";
import { GUIDE_MODEL } from "../../domain/model";
import { DEFAULT_KEYS } from "../../domain/shortcut";
import { keyName } from "../keys/key-name";
import type { Measure } from "./prompt-meter";
import { WindowBar } from "./window-bar";

const { model } = makeView();
const render = (measure: Measure, of = model) =>
  renderToStaticMarkup(<WindowBar measure={measure} model={of} onOpen={() => {}} />);
const measured = (over: Parameters<typeof makeTotals>[0]): Measure => ({
  totals: makeTotals(over),
  failure: null,
});

describe("WindowBar", () => {
  it("tells the share as a number and in words, without a warning below the mark", () => {
    const html = render(measured({}));
    expect(html).toContain('data-window-bar="40%"');
    expect(html).toContain(">Window 40%</span>");
    expect(html).toContain('aria-label="Window 40%: 400 of the model&#x27;s 1,000 tokens.');
    expect(html).not.toContain("data-tight");
    expect(html).not.toContain("lucide-triangle-alert");
  });

  it("A-046 warns by shape and colour once the plan warns", () => {
    const html = render(measured({ warnings: ["window"] }));
    expect(html).toContain("data-tight");
    expect(html).toContain("text-caution");
    expect(html).toContain("lucide-triangle-alert");
  });

  it("M-059 warns by its own words once the conversation nearly fills its share", () => {
    const html = render(measured({ warnings: ["history"] }));
    expect(html).toContain("data-tight");
    const description =
      "Window 40%: 400 of the model&#x27;s 1,000 tokens. The conversation nearly fills its share of it. Opens the prompt inspector";
    expect(html).toContain(`aria-label="${description} (${keyName(DEFAULT_KEYS.inspector)})."`);
    expect(html).not.toContain("nearly full");
  });

  it("keeps its place and shows nothing while nothing is known", () => {
    const html = render({ totals: null, failure: null });
    expect(html).toMatch(/class="[^"]*min-w-21[^"]* invisible/);
    expect(html).toContain('disabled=""');
  });

  it("is full where the instructions alone do not fit, and leads to why", () => {
    const html = render({ totals: null, failure: { code: "window-too-small", data: {} } });
    expect(html).toContain('data-window-bar="full"');
    expect(html).toContain(">Window full</span>");
    expect(html).not.toContain("disabled");
  });

  it("shows tokens and no share for the guide, and says when a window is assumed", () => {
    const guide = render(measured({}), GUIDE_MODEL);
    expect(guide).toContain('data-window-bar="400 tokens"');
    expect(guide).toContain("the built-in guide has no window");
    const budget = { ...makeTotals().budget, windowSource: "default" as const };
    expect(render(measured({ budget }))).toContain("The window is assumed.");
  });
});
