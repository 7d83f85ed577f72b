import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeStorage } from "../../../test/fakes/page-storage";
import { tourWords } from "../words/tour-words";
import { words } from "../words/words";
import { createTourStore, type TourStep } from "./tour-store";
import { TourStrip } from "./tour-strip";

function render(protection: "none" | "sealing" | "lock", step: TourStep = "private"): string {
  const storage = createFakeStorage({ tour: step });
  const tour = createTourStore({ storage, pages: new EventTarget() });
  const html = renderToStaticMarkup(
    <TourStrip tour={tour} protection={protection} isOffered toComposer={() => {}} />,
  );
  return html.replaceAll("&#x27;", "'");
}

describe("TourStrip", () => {
  it("says what is so of the lock, and that the key lies beside it where there is none", () => {
    const { text } = tourWords.steps.private;
    const { explanation, sealingExplanation } = words.lock;
    for (const [protection, said] of [
      ["lock", text],
      ["none", explanation],
      ["sealing", sealingExplanation],
    ] as const) {
      const html = render(protection);
      const shown = [text, explanation, sealingExplanation].filter((one) => html.includes(one));
      expect(shown, protection).toEqual([said]);
      expect(html, protection).toContain(tourWords.goes);
    }
  });

  it("says the other steps as they are", () => {
    expect(render("none", "memory")).toContain(tourWords.steps.memory.text);
    expect(render("none", "memory")).not.toContain(tourWords.goes);
  });
});
