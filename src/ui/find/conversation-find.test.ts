import { describe, expect, it } from "vitest";
import {
  createFakeClient,
  idOf,
  makeMessage,
  makePage,
  OPENED,
  settle,
} from "../../../test/fakes/fake-client";
import type { FoundText } from "../../contract/search";
import type { Id } from "../../domain/id";
import { createConversationStore } from "../conversation/conversation-store";
import { createConversationFind } from "./conversation-find";

const textOf = (n: number, isShown = true): FoundText => ({
  ...{ kind: "message", id: idOf(n), contextId: idOf(900), contextName: "", title: "" },
  ...{ conversationId: OPENED.conversation.id, isArchived: false, isShown, speaker: "user", at: 0 },
  snippet: { text: "", marks: [] },
});

type Input = { readonly query: string; readonly skip: number; readonly limit: number };

type Given = {
  /** What the index has, the newest first. */
  readonly indexed: readonly FoundText[];
  /** What is on the page. */
  readonly said: readonly (readonly [n: number, text: string])[];
  readonly nearest?: (ids: readonly Id[]) => Id | null;
  readonly temporary?: boolean;
  /** Of each answer whether the index is whole by then; whole where it is left out. */
  readonly whole?: boolean[];
};

function setUp({ indexed, said, temporary = false, whole = [], ...given }: Given) {
  const fake = createFakeClient({
    "search.find": ({ skip, limit }: Input) => {
      const isWhole = whole.shift() ?? true;
      const found = isWhole ? indexed.slice(skip, skip + limit) : [];
      return { found, total: isWhole ? indexed.length : 0, indexed: 7, isWhole };
    },
  });
  const conversation = createConversationStore();
  const opened = { ...OPENED, conversation: { ...OPENED.conversation, temporary } };
  conversation.dispatch({ type: "opened", opened });
  const messages = said.map(([n, text]) => makeMessage(n, { text }));
  conversation.dispatch({ type: "newest", page: makePage(messages) });
  const waiting: (() => void)[] = [];
  const later = (run: () => void) => {
    waiting.push(run);
    return () => {};
  };
  const { nearest = (ids) => ids.at(-1) ?? null } = given;
  const finder = createConversationFind({
    panel: { client: fake.client, conversation },
    ...{ nearest, later },
  });
  return { fake, conversation, finder, waiting };
}

describe("finding in a conversation", () => {
  it("has what is far above from the index, then what is on the page, top to bottom", async () => {
    const said = [
      [50, "a pear"],
      [51, "an apple"],
      [52, "no fruit"],
      [53, "apples"],
    ] as const;
    const { finder } = setUp({ indexed: [textOf(51), textOf(9), textOf(4)], said });
    finder.find("appl");
    // What is on the page needs no index.
    expect(finder.get().hits).toEqual([idOf(51), idOf(53)]);
    await settle();
    expect(finder.get()).toMatchObject({
      ...{ hits: [idOf(4), idOf(9), idOf(51), idOf(53)], current: idOf(53), isAnswered: true },
    });
    expect([finder.step(-1), finder.step(-1), finder.step(-1)]).toEqual([
      ...[idOf(51), idOf(9), idOf(4)],
    ]);
    expect([finder.step(-1), finder.step(1)]).toEqual([idOf(53), idOf(4)]);
  });

  it("goes to the nearest one above where none is on the page, and nowhere where there is none", async () => {
    const { finder } = setUp({
      ...{ indexed: [textOf(9), textOf(4)], said: [[50, "a pear"]], nearest: () => null },
    });
    finder.find("apple");
    await settle();
    expect(finder.get().current).toBe(null);
    expect(finder.step(1)).toBe(idOf(9));
    finder.find("");
    expect(finder.step(1)).toBe(null);
  });

  it("counts what other versions say apart", async () => {
    const indexed = [textOf(9), textOf(8, false), textOf(4)];
    const { finder } = setUp({ indexed, said: [] });
    finder.find("apple");
    await settle();
    expect(finder.get()).toMatchObject({ hits: [idOf(4), idOf(9)], elsewhere: 1 });
  });

  it("asks again while the index is being made, and is answered from the page meanwhile", async () => {
    const { finder, waiting } = setUp({
      ...{ indexed: [textOf(4)], said: [[50, "apple"]], whole: [false] },
    });
    finder.find("apple");
    await settle();
    expect(finder.get()).toMatchObject({ hits: [idOf(50)], searched: 7 });
    waiting.shift()?.();
    await settle();
    expect(finder.get()).toMatchObject({ hits: [idOf(4), idOf(50)], searched: null });
  });

  it("asks no index for what is not stored", async () => {
    const { fake, finder } = setUp({ indexed: [], said: [[50, "apple"]], temporary: true });
    finder.find("-pear apple");
    await settle();
    expect(finder.get().hits).toEqual([idOf(50)]);
    expect(fake.named("search.find")).toEqual([]);
  });

  it("leaves filters to the index, but the speaker's", async () => {
    const { finder } = setUp({ indexed: [textOf(50)], said: [[50, "apple"]] });
    finder.find("from:assistant apple");
    expect(finder.get().hits).toEqual([]);
    finder.find("from:me apple");
    expect(finder.get().hits).toEqual([idOf(50)]);
    finder.find("before:2020 apple");
    expect(finder.get().hits).toEqual([]);
    await settle();
    expect(finder.get().hits).toEqual([idOf(50)]);
  });

  it("follows what is said and deleted meanwhile", async () => {
    const { finder, conversation } = setUp({ indexed: [], said: [[50, "apple"]] });
    finder.find("apple");
    await settle();
    conversation.dispatch({ type: "deleted", messageId: idOf(50) });
    expect(finder.get()).toMatchObject({ hits: [], current: null });
  });

  it("asks the index again once a message is gone from the page: it is deleted, or on another branch", async () => {
    const indexed = [textOf(51), textOf(50)];
    const said = [
      [50, "an apple"],
      [51, "apples"],
    ] as const;
    const { conversation, fake, finder } = setUp({ indexed, said });
    finder.find("appl");
    await settle();
    expect(finder.get().hits).toEqual([idOf(50), idOf(51)]);
    indexed.splice(0, 2, textOf(51, false), textOf(49));
    conversation.dispatch({ type: "deleted", messageId: idOf(51) });
    await settle();
    expect(finder.get()).toMatchObject({ hits: [idOf(49), idOf(50)], elsewhere: 1 });
    expect(fake.named("search.find").length).toBe(2);
  });

  it("stops counting at 1,000 hits, and says so", async () => {
    const indexed = Array.from({ length: 1_300 }, (_, n) => textOf(2_000 - n));
    const { fake, finder } = setUp({ indexed, said: [] });
    finder.find("apple");
    await settle();
    expect(finder.get()).toMatchObject({ isMore: true });
    expect(finder.get().hits.length).toBe(1_000);
    expect(fake.named("search.find").length).toBe(10);
  });

  it("forgets all of it when it is closed", async () => {
    const { finder } = setUp({ indexed: [textOf(4)], said: [[50, "apple"]] });
    finder.find("apple");
    await settle();
    finder.close();
    expect(finder.get().hits).toEqual([]);
  });
});
