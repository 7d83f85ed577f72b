import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idOf, makeListed } from "../../../test/fakes/fake-client";
import type { ConversationCard } from "../../contract/conversation";
import type { FoundText } from "../../contract/search";
import { ConversationList } from "./conversation-list";
import type { KnownWords } from "./last-words";

const nothing = () => {};

function render(
  cards: readonly ConversationCard[],
  over: {
    readonly showsContext?: boolean;
    readonly found?: readonly FoundText[];
    readonly known?: KnownWords;
  } = {},
) {
  const listed = { cards, of: null, next: null, total: cards.length, isRead: true, failure: null };
  return renderToStaticMarkup(
    <ConversationList
      listed={listed}
      isOld={false}
      isFoundOld={false}
      found={over.found ?? []}
      isMoreFound={false}
      words={{ known: over.known ?? new Map(), watch: () => nothing }}
      onFound={nothing}
      waiting={[]}
      currentId={idOf(2)}
      showsContext={over.showsContext ?? false}
      none="Nothing here."
      listing=""
      field={{ current: null }}
      takesFocus={false}
      typed=""
      onTyped={nothing}
      onMore={nothing}
      onChoose={nothing}
      onMenu={nothing}
    >
      {null}
    </ConversationList>,
  );
}

/** Five to a conversation. */
const textOf = (n: number): FoundText => ({
  ...{ kind: "message", id: idOf(n), contextId: idOf(900), contextName: "Confidant" },
  ...{ conversationId: idOf(20_000 + Math.floor(n / 5)), title: `In ${Math.floor(n / 5)}` },
  ...{ isArchived: false, isShown: true, speaker: "user", at: 0 },
  snippet: { text: "what was found", marks: [[9, 14]] },
});

const options = (html: string) => html.match(/<div[^>]*role="option"[^>]*>/g) ?? [];

describe("ConversationList", () => {
  it("puts few of 5,000 conversations on the page, and tells how many there are", () => {
    const html = render(Array.from({ length: 5_000 }, (_, n) => makeListed(n + 1)));
    expect(options(html).length).toBeGreaterThan(0);
    expect(options(html).length).toBeLessThan(60);
    expect(html).toContain('aria-setsize="5000"');
    expect(html.match(/</g)?.length).toBeLessThan(1_500);
  });

  it("puts few of 10,000 texts that were found on the page, each group with its conversation once", () => {
    const found = Array.from({ length: 10_000 }, (_, n) => textOf(n));
    const html = render([], { found });
    expect(options(html).length).toBeGreaterThan(5);
    expect(options(html).length).toBeLessThan(60);
    expect(html).toContain('aria-setsize="10000"');
    expect(html.match(/</g)?.length).toBeLessThan(1_500);
    expect(html.match(/>In 0</g)).toHaveLength(1);
  });

  it("says of a text that another version of it is shown", () => {
    const aside = { ...textOf(1), isShown: false };
    expect(render([], { found: [aside] })).toContain("in another version");
    expect(render([], { found: [textOf(1)] })).not.toContain("in another version");
  });

  it("marks the shown one and the pinned ones in words, too", () => {
    const html = render([makeListed(3, { pinned: true }), makeListed(2)]);
    expect(html).toMatch(/title 3<\/bdi>.*, pinned/);
    expect(options(html)[1]).toContain('aria-current="true"');
    expect(html).toMatch(/title 2<\/bdi><span class="sr-only">, shown now/);
  });

  it("marks what is archived, and where all are listed what an archived context holds", () => {
    const card = makeListed(3);
    const own = { ...card, conversation: { ...card.conversation, archivedAt: 5 } };
    const held = makeListed(4, { contextArchived: true });
    expect(render([own])).toMatch(/<strong data-aside=""[^>]*>Archived</);
    expect(render([held], { showsContext: true })).toMatch(/data-aside=""[^>]*>Context archived</);
    expect(render([held])).not.toContain("data-aside");
    expect(render([card], { showsContext: true })).not.toContain("data-aside");
  });

  it("names the context where all are listed, and calls what has no title new", () => {
    const card = makeListed(3);
    const html = render([{ ...card, conversation: { ...card.conversation, title: "" } }], {
      showsContext: true,
    });
    expect(html).toContain("New conversation");
    expect(html).toContain("Confidant");
    expect(render([makeListed(3)])).not.toContain("Confidant");
  });

  it("is a search field over a list that both have the chosen row's name", () => {
    const html = render([makeListed(3), makeListed(4)]);
    const active = /<input[^>]*aria-activedescendant="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(
      /role="listbox"[^>]*aria-activedescendant=|aria-activedescendant=[^>]*role="listbox"/,
    );
    expect(options(html)[0]).toContain(`id="${active}"`);
    expect(html).toMatch(/<input[^>]*autoComplete="off"/i);
  });

  it("says where there is nothing that there is nothing", () => {
    expect(render([])).toContain("Nothing here.");
  });

  it("M-064 tells how many messages and tokens each one has, without those deleted", () => {
    const card = makeListed(3);
    const of = (part: object) =>
      render([{ ...card, conversation: { ...card.conversation, ...part } }]);
    expect(of({ messageCount: 14, deletedCount: 2, tokenCount: 3_410 })).toContain(
      "12 messages · 3.4k tokens",
    );
    expect(of({ messageCount: 1, deletedCount: 0, tokenCount: 1 })).toContain(
      "1 message · 1 token<",
    );
  });

  it("has room for the last words before they are known, and none where nothing was said", () => {
    const card = makeListed(3);
    const of = (part: object, known?: KnownWords) => {
      const html = render([{ ...card, conversation: { ...card.conversation, ...part } }], {
        ...(known && { known }),
      });
      return /<bdi data-last-words=""[^>]*>([^<]*)</.exec(html)?.[1];
    };
    const said = { messageCount: 2, deletedCount: 0, version: 4 };
    const known = (version: number): KnownWords =>
      new Map([[idOf(3), { conversationId: idOf(3), version, text: "Good day." }]]);
    expect(of(said)).toBe("");
    expect(of(said, known(4))).toBe("Good day.");
    // Of a conversation that has changed since, nothing old is shown.
    expect(of(said, known(3))).toBe("");
    expect(of({ ...said, deletedCount: 2 })).toBeUndefined();
    expect(of({ ...said, temporary: true })).toBeUndefined();
  });

  it("says in words which one is not stored", () => {
    const card = makeListed(3);
    const held = { ...card, conversation: { ...card.conversation, temporary: true } };
    expect(render([held])).toContain("Not stored");
    expect(render([card])).not.toContain("Not stored");
  });

  it("has no button in an option, and names the keys of its menu", () => {
    const html = render([makeListed(3)]);
    expect(html.slice(html.indexOf('role="option"'))).not.toContain("<button");
    expect(html.match(/aria-keyshortcuts="Shift\+F10 ContextMenu"/g)).toHaveLength(2);
    expect(html).toMatch(/<span aria-hidden="true" data-row-menu=""/);
  });
});
