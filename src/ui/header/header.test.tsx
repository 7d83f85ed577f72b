import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, makeCard, OPENED } from "../../../test/fakes/fake-client";
import type { OpenedConversation } from "../../contract/conversation";
import { createPanelShell } from "../panel-shell";
import { words } from "../words/words";
import { Header } from "./header";

const HOUR = 3_600_000;

function render(over: Partial<OpenedConversation> = {}, title = "") {
  const { client } = createFakeClient();
  const shell = createPanelShell({ client, readWindow: async () => 1 });
  const conversation = { ...OPENED.conversation, title };
  return renderToStaticMarkup(
    <Header
      shell={shell}
      opened={{ ...OPENED, contextName: "Calm Counselor", conversation, ...over }}
      vault={null}
      onLock={() => {}}
      onList={() => {}}
      onMemory={() => {}}
      onFind={() => {}}
    />,
  );
}

/** A context that was renewed so long before the end of its seven days. */
const endsIn = (ms: number) =>
  makeCard({ expiryDays: 7, renewedAt: Date.now() - 7 * 24 * HOUR + ms });

describe("Header", () => {
  it("shows the conversation's title below the context's name, each in its own direction", () => {
    const html = render({}, "ציפורים באגם");
    expect(html).toMatch(/<h1[^>]*>.*<bdi data-context-name=""[^>]*>Calm Counselor<\/bdi>.*<\/h1>/);
    expect(html).toMatch(/<bdi data-conversation-title="" title="ציפורים באגם"/);
  });

  it("shows nothing in its place while there is none", () => {
    expect(render()).not.toContain("data-conversation-title");
  });

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

  it("names every button", () => {
    const buttons = render().match(/<button[^>]*>/g) ?? [];
    expect(buttons.filter((button) => !/aria-label=|title=|data-lock-state/.test(button))).toEqual(
      [],
    );
  });
});
