import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makeListed, settle } from "../../../test/fakes/fake-client";
import type { ConversationCard, LastWords } from "../../contract/conversation";
import { AppError } from "../../domain/app-error";
import { createLastWords, wordsOf } from "./last-words";

type WordsRequest = { readonly ids: readonly string[] };

const cardOf = (n: number, version = 1): ConversationCard => {
  const card = makeListed(n);
  return { ...card, conversation: { ...card.conversation, version, messageCount: 2 } };
};

const sight = (isSeen: boolean, ...numbers: readonly number[]) =>
  numbers.map((n) => ({ conversationId: idOf(n), isSeen }));

/** A worker in which every conversation has that version, and answers when it is told to. */
function setUp() {
  const stored = { version: 1, fails: false };
  const answers: (() => void)[] = [];
  const fake = createFakeClient({
    "conversation.lastWords": ({ ids }: WordsRequest) => {
      if (stored.fails) throw new AppError("locked");
      const { version } = stored;
      const words = ids.map((conversationId): LastWords => {
        return { conversationId, version, text: `words ${version}` };
      });
      return new Promise((resolve) => answers.push(() => resolve({ words })));
    },
  });
  const words = createLastWords(fake.client);
  const requests = () =>
    fake.named("conversation.lastWords").map(({ input }) => (input as WordsRequest).ids);
  const answer = async () => {
    for (const one of answers.splice(0)) one();
    await settle();
  };
  const textOf = (card: ConversationCard) => wordsOf(words.get(), card);
  return { words, stored, requests, answer, textOf };
}

describe("the last words in a list", () => {
  it("are asked for only of those of 2,000 that are in view, in one call, and once", async () => {
    const { words, requests, answer, textOf } = setUp();
    words.list(Array.from({ length: 2_000 }, (_, n) => cardOf(n + 1)));
    expect(requests()).toEqual([]);
    words.see(sight(true, 1, 2, 3));
    words.see(sight(true, 2));
    await answer();
    words.see([...sight(false, 1), ...sight(true, 4)]);
    expect(requests()).toEqual([[idOf(1), idOf(2), idOf(3)], [idOf(4)]]);
    expect([textOf(cardOf(1)), textOf(cardOf(4))]).toEqual(["words 1", ""]);
  });

  it("are none once a conversation has changed, and asked for anew where its row is in view", async () => {
    const { words, stored, requests, answer, textOf } = setUp();
    words.list([cardOf(1), cardOf(2)]);
    words.see(sight(true, 1));
    await answer();
    stored.version = 2;
    words.list([cardOf(1, 2), cardOf(2, 2)]);
    expect(textOf(cardOf(1, 2))).toBe("");
    await answer();
    expect(textOf(cardOf(1, 2))).toBe("words 2");
    expect(requests()).toEqual([[idOf(1)], [idOf(1)]]);
  });

  it("are not taken from an answer that comes after a newer one", async () => {
    const { words, stored, answer, textOf } = setUp();
    words.list([cardOf(1)]);
    words.see(sight(true, 1));
    stored.version = 2;
    words.list([cardOf(1, 2)]);
    await answer();
    expect(textOf(cardOf(1, 2))).toBe("words 2");
  });

  it("are forgotten with what is listed no more, also where they come after that", async () => {
    const { words, answer } = setUp();
    words.list([cardOf(1), cardOf(2)]);
    words.see(sight(true, 1));
    await answer();
    words.see(sight(true, 2));
    words.list([]);
    await answer();
    expect(words.get().size).toBe(0);
  });

  it("are asked for once more with the next row in view where that failed", async () => {
    const { words, stored, requests, answer, textOf } = setUp();
    stored.fails = true;
    words.list([cardOf(1), cardOf(2)]);
    words.see(sight(true, 1));
    await settle();
    expect(textOf(cardOf(1))).toBe("");
    stored.fails = false;
    words.see(sight(true, 2));
    await answer();
    expect(textOf(cardOf(1))).toBe("words 1");
    expect(requests()).toEqual([[idOf(1)], [idOf(1), idOf(2)]]);
  });

  it("are not asked for by rows that go, as with a lock", async () => {
    const { words, stored, requests } = setUp();
    stored.fails = true;
    words.list([cardOf(1), cardOf(2)]);
    words.see(sight(true, 1, 2));
    await settle();
    words.see(sight(false, 1));
    words.see(sight(false, 2));
    expect(requests()).toHaveLength(1);
  });

  it("are not asked for where nothing was said, or all of it is in memory only", async () => {
    const { words, requests } = setUp();
    const { conversation } = cardOf(2);
    words.list([
      makeListed(1),
      { ...cardOf(2), conversation: { ...conversation, temporary: true } },
    ]);
    words.see(sight(true, 1, 2));
    expect(requests()).toEqual([]);
  });
});
