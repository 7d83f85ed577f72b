import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeCard, OPENED } from "../../../test/fakes/fake-client";
import type { ContextCard } from "../../contract/context";
import type { Conversation } from "../../domain/conversation";
import { StorageNote } from "./storage-note";

const render = (over: Partial<Conversation>, card: ContextCard | null = makeCard()) =>
  renderToStaticMarkup(
    <StorageNote
      opened={{ ...OPENED, conversation: { ...OPENED.conversation, ...over } }}
      card={card}
    />,
  );

describe("StorageNote", () => {
  it("says of a temporary conversation in words what becomes of it", () => {
    expect(render({ temporary: true })).toContain(
      "Not saved: deleted when Confidant is locked, restarted or updated, or the browser is closed.",
    );
  });

  it("says of one that is archived that it is, and of any other nothing", () => {
    expect(render({ archivedAt: 5 })).toContain('data-storage-note="archived"');
    expect(render({})).toBe("");
  });

  it("says that an archived one goes on, unless its context answers nothing either", () => {
    const goesOn = "continue it like any other";
    expect(render({ archivedAt: 5 })).toContain(goesOn);
    const late = makeCard({ renewedAt: 0 });
    for (const card of [makeCard({ archived: { at: 0, by: "expiry" } }), late]) {
      const rendered = render({ archivedAt: 5 }, card);
      expect(rendered).not.toContain(goesOn);
      expect(rendered).toContain("continue it once the context is restored");
    }
  });
});
