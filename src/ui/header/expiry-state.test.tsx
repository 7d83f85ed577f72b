import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, makeCard } from "../../../test/fakes/fake-client";
import type { ContextCard } from "../../contract/context";
import { words } from "../words/words";
import { ExpiryState } from "./expiry-state";

const HOUR = 3_600_000;

function render({ card }: { readonly card: ContextCard }) {
  const { client } = createFakeClient();
  const nothing = () => {};
  return renderToStaticMarkup(
    <ExpiryState client={client} card={card} onExtended={nothing} onRestored={nothing} />,
  );
}

/** A context that was renewed so long before the end of its seven days. */
const endsIn = (ms: number) =>
  makeCard({ expiryDays: 7, renewedAt: Date.now() - 7 * 24 * HOUR + ms });

describe("ExpiryState", () => {
  it("M-067 tells within the last day when the context ends, with a shape and a way to extend it", () => {
    const html = render({ card: endsIn(6.5 * HOUR) });
    expect(html).toMatch(/<button[^>]*data-expiry="context.extend"[^>]*text-caution[^>]*><svg/);
    expect(html).toContain("ends in 6 h");
    expect(render({ card: endsIn(30 * HOUR) })).not.toContain("data-expiry");
  });

  it("D-24 offers to restore a context whose time is over, before any cleanup has run", () => {
    const shown = render({ card: endsIn(-HOUR) });
    expect(shown).toContain('data-expiry="context.restore"');
    expect(shown).toContain(words.contextMenu.archivedMark);
  });

  it("D-24 tells no end of a context that never expires", () => {
    const late = endsIn(-HOUR);
    for (const mark of [{ pinned: true }, { first: true }]) {
      const card = { ...late, context: { ...late.context, ...mark } };
      expect(render({ card })).not.toContain("data-expiry");
    }
  });

  it("offers to restore a context that was archived", () => {
    const card = makeCard({ archived: { at: 0, by: "expiry" } });
    expect(render({ card })).toContain('data-expiry="context.restore"');
  });
});
