import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { findUnanswered } from "./unanswered";

const MESSAGES = {
  q: { role: "user", deletedAt: null },
  "q deleted": { role: "user", deletedAt: 1 },
  a: { role: "assistant", deletedAt: null },
  "a deleted": { role: "assistant", deletedAt: 1 },
} as const;

type Kind = keyof typeof MESSAGES | "damaged";

/** Of a stretch told oldest first; each message is called by its place. */
function unanswered(kinds: readonly Kind[], behind: Kind | null = null) {
  const ids = kinds.map((_, at) => String(at));
  const opened = kinds.flatMap((kind, at) =>
    kind === "damaged" ? [] : [[String(at), MESSAGES[kind]] as const],
  );
  const after = behind === "damaged" ? undefined : behind === null ? null : MESSAGES[behind];
  return findUnanswered({ ids: ids.toReversed(), byId: new Map(opened), after });
}

describe("a question without an answer", () => {
  it("is one whose reply was deleted, wherever it stands: the reply is to be filled", () => {
    expect(unanswered(["q", "a deleted", "q", "a"])).toEqual([{ messageId: "0", answer: "1" }]);
    expect(unanswered(["q", "a", "q", "a deleted"])).toEqual([{ messageId: "2", answer: "3" }]);
    expect(unanswered(["q", "a deleted", "q", "a deleted"])).toHaveLength(2);
  });

  it("is the one that ends the branch: it is to be answered itself", () => {
    expect(unanswered(["q", "a", "q"])).toEqual([{ messageId: "2", answer: "2" }]);
    expect(unanswered(["q", "a", "q"], "a")).toEqual([]);
  });

  it("is one that another question follows, in its page or behind it: it is to be answered itself", () => {
    expect(unanswered(["q", "q", "a"])).toEqual([{ messageId: "0", answer: "0" }]);
    expect(unanswered(["q", "q deleted", "a"])).toEqual([{ messageId: "0", answer: "0" }]);
    expect(unanswered(["q", "a", "q"], "q")).toEqual([{ messageId: "2", answer: "2" }]);
    expect(unanswered(["q", "a", "q"], "damaged")).toEqual([]);
  });

  it.each<readonly Kind[]>([
    ["q", "a"],
    ["q deleted", "a deleted"],
    ["q deleted"],
    ["q", "damaged"],
    ["damaged", "a deleted"],
    [],
  ])("is none of %s %s %s", (...kinds) => {
    expect(unanswered(kinds)).toEqual([]);
  });

  it("is found where its page ends between it and its deleted reply", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const contextId = await contextIdOf(store, conversationId);
    const what = { type: "ids" as const, ids: [first.id] };
    await store.deleteMessages({ contextId, conversationId, what });
    const newest = await store.listMessages({ conversationId, before: null, limit: 2 });
    expect(newest.unanswered).toBeUndefined();
    const before = newest.messages[0]!.id;
    const older = await store.listMessages({ conversationId, before, limit: 2 });
    expect(older.unanswered).toEqual([{ messageId: first.userMessageId, answer: first.id }]);
  });
});
