import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makeListed, settle } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createConversationPages } from "./conversation-pages";

type PageRequest = {
  readonly after: number | null;
  readonly limit: number;
  readonly query: string;
};

/** So many conversations, of which the given ones are pinned. */
function setUp(count: number, pinned: readonly number[] = []) {
  const all = Array.from({ length: count }, (_, n) => makeListed(count - n));
  const stored = { fails: false };
  const fake = createFakeClient({
    "conversation.list": ({ after, limit }: PageRequest) => {
      if (stored.fails) throw new AppError("internal");
      const rest = all.filter(({ conversation }) => after === null || conversation.order < after);
      const page = rest.slice(0, limit);
      return {
        conversations: page,
        pinned:
          after === null ? all.filter((card) => pinned.includes(card.conversation.order)) : [],
        next: rest.length > limit ? (page.at(-1)?.conversation.order ?? null) : null,
      };
    },
    "conversation.count": () => ({ total: count }),
  });
  const pages = createConversationPages(fake.client);
  const orders = () => pages.get().cards.map(({ conversation }) => conversation.order);
  const requests = () => fake.named("conversation.list").map(({ input }) => input as PageRequest);
  return { ...fake, pages, orders, requests, stored };
}

const ALL = { contextId: null, query: "", archived: false };

describe("createConversationPages", () => {
  it("reads twenty, and the next twenty when they are asked for, each once", async () => {
    const { pages, orders, requests } = setUp(45);
    pages.list(ALL);
    await settle();
    expect(orders()).toHaveLength(20);
    pages.more();
    pages.more();
    await settle();
    pages.more();
    await settle();
    pages.more();
    await settle();
    expect(orders()).toEqual(Array.from({ length: 45 }, (_, n) => 45 - n));
    expect(requests().map(({ after }) => after)).toEqual([null, 26, 6]);
  });

  it("puts pinned ones first, and shows them there only", async () => {
    const { pages, orders } = setUp(25, [3, 24]);
    pages.list(ALL);
    await settle();
    pages.more();
    await settle();
    expect(orders().slice(0, 3)).toEqual([24, 3, 25]);
    expect(orders()).toHaveLength(25);
  });

  it("drops the answer to what was looked for before", async () => {
    const answers: ((page: unknown) => void)[] = [];
    const { client } = createFakeClient({
      "conversation.list": () => new Promise((resolve) => answers.push(resolve)),
    });
    const pages = createConversationPages(client);
    const page = (n: number) => ({ conversations: [makeListed(n)], pinned: [], next: null });
    pages.list({ ...ALL, query: "he" });
    pages.list({ ...ALL, query: "heron" });
    answers[1]?.(page(2));
    await settle();
    answers[0]?.(page(1));
    await settle();
    expect(pages.get().cards.map(({ conversation }) => conversation.id)).toEqual([idOf(2)]);
  });

  it("says what its cards were listed for, and has none of another list where that fails", async () => {
    const { pages, orders, stored } = setUp(3);
    pages.list(ALL);
    await settle();
    const heron = { ...ALL, query: "heron" };
    stored.fails = true;
    pages.list(heron);
    expect(pages.get().of).toEqual(ALL);
    expect(orders()).toEqual([3, 2, 1]);
    await settle();
    expect(pages.get()).toMatchObject({ of: heron, cards: [], failure: { code: "internal" } });
    stored.fails = false;
    pages.refresh();
    await settle();
    stored.fails = true;
    pages.refresh();
    await settle();
    expect(orders(), "of the same list").toEqual([3, 2, 1]);
  });

  it("shows the page before all are counted, which a search does not ask for", async () => {
    const counts: ((answer: unknown) => void)[] = [];
    const { client, named } = createFakeClient({
      "conversation.list": () => ({ conversations: [makeListed(1)], pinned: [], next: null }),
      "conversation.count": () => new Promise((resolve) => counts.push(resolve)),
    });
    const pages = createConversationPages(client);
    pages.list(ALL);
    await settle();
    expect([pages.get().cards.length, pages.get().total]).toEqual([1, 0]);
    pages.list({ ...ALL, contextId: idOf(2) });
    await settle();
    // The count of the list before comes late: it is not the total of this one.
    counts[0]?.({ total: 9 });
    await settle();
    expect(pages.get().total).toBe(0);
    counts[1]?.({ total: 4 });
    await settle();
    expect(pages.get().total).toBe(4);
    pages.list({ ...ALL, contextId: idOf(2), query: "heron" });
    await settle();
    expect([pages.get().total, named("conversation.count").length]).toEqual([4, 2]);
  });

  it("reads anew as much as is loaded, a hundred at a time, so that the list stays as long", async () => {
    const { pages, orders, requests } = setUp(200, [7]);
    pages.list(ALL);
    await settle();
    const more = async (times: number) => {
      for (let page = 0; page < times; page += 1) {
        pages.more();
        await settle();
      }
    };
    await more(2);
    pages.refresh();
    await settle();
    expect(requests().at(-1)).toMatchObject({ after: null, limit: 61 });
    await more(4);
    const before = orders();
    expect(before.length).toBeGreaterThan(140);
    const lengths: number[] = [];
    pages.subscribe(() => lengths.push(orders().length));
    pages.refresh();
    await settle();
    expect(orders().slice(0, before.length)).toEqual(before);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(before.length);
    expect(Math.max(...requests().map(({ limit }) => limit))).toBe(100);
  });

  it("reads nothing on for a list that nobody looks at any more", async () => {
    const { pages, requests } = setUp(300);
    pages.list(ALL);
    await settle();
    for (let page = 0; page < 12; page += 1) {
      pages.more();
      await settle();
    }
    pages.refresh();
    pages.list({ ...ALL, archived: true });
    const { length } = requests();
    await settle();
    expect(requests()).toHaveLength(length);
  });

  it("tells why it could not be read, keeps what is loaded, and reads on afterwards", async () => {
    const { pages, orders, stored } = setUp(30);
    pages.list(ALL);
    await settle();
    stored.fails = true;
    pages.more();
    await settle();
    expect(pages.get().failure?.code).toBe("internal");
    expect(orders()).toHaveLength(20);
    stored.fails = false;
    pages.more();
    await settle();
    expect(pages.get().failure).toBeNull();
    expect(orders()).toHaveLength(30);
  });
});
