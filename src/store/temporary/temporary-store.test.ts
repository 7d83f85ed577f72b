import { describe, expect, it } from "vitest";
import { makeConversation } from "../../../test/builders/make-conversation";
import { COMPLETE, MODEL } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import {
  type TemporaryConversation,
  temporaryBranch,
  temporaryMessage,
  temporaryTree,
} from "./temporary-conversation";
import { createTemporaryStore, dropTemporary } from "./temporary-store";
import {
  addTemporaryWords,
  closeTemporaryTurn,
  openTemporaryTurn,
  reopenTemporaryTurn,
  showTemporaryBranch,
} from "./temporary-turns";

function makeTemporary(): TemporaryConversation {
  return {
    conversation: makeConversation({ temporary: true }),
    contextName: "Calm",
    messages: [],
    running: {},
    plans: {},
    leaves: {},
    draft: "",
    draftAttachments: [],
    attachments: {},
  };
}

/** With one more turn said. */
function say(held: TemporaryConversation, question: string, answer: string, edits?: string) {
  const id = crypto.randomUUID();
  const opened = openTemporaryTurn(held, { id, text: question, model: MODEL, edits }, 1);
  const rest = { text: answer, thinking: "" };
  const end = { turnId: id, outcome: COMPLETE, rest, thinkingMs: 0, seenFrom: null };
  return { id, held: closeTemporaryTurn(opened.held, end, 2), user: opened.turn.userMessageId };
}

function texts(held: TemporaryConversation): string[] {
  return temporaryBranch(held, held.conversation.activeLeaf).map(({ text }) => text);
}

describe("a temporary conversation", () => {
  it("keeps what was said, in order, and ends each turn as it ended", () => {
    const one = say(makeTemporary(), "1", "one");
    const two = say(one.held, "2", "two");
    expect(texts(two.held)).toEqual(["1", "one", "2", "two"]);
    expect(temporaryMessage(two.held, two.id)?.reply).toMatchObject({ status: "complete" });
    expect(two.held.conversation.messageCount).toBe(4);
    expect(two.held.running).toEqual({});
  });

  it("opens a turn of the same id once", () => {
    const id = crypto.randomUUID();
    const opened = openTemporaryTurn(makeTemporary(), { id, text: "1", model: MODEL }, 1);
    const again = openTemporaryTurn(opened.held, { id, text: "1", model: MODEL }, 2);
    expect(again).toEqual({ held: opened.held, turn: opened.turn, fresh: false });
  });

  it("keeps both branches of an edit, each where it was left", () => {
    const one = say(makeTemporary(), "1", "one");
    const two = say(one.held, "2", "two");
    const edited = say(two.held, "1 again", "other", one.user);
    expect(texts(edited.held)).toEqual(["1 again", "other"]);
    const siblings = temporaryTree(edited.held).forks.flatMap((fork) =>
      fork.ways.map(({ id }) => id),
    );
    expect(siblings).toEqual([one.user, edited.user]);
    const back = showTemporaryBranch(edited.held, { from: edited.user, to: one.user, now: 3 });
    expect(texts(back)).toEqual(["1", "one", "2", "two"]);
    expect(texts(showTemporaryBranch(back, { from: one.user, to: edited.user, now: 4 }))).toEqual([
      "1 again",
      "other",
    ]);
  });

  it("answers a message anew beside the earlier answer, not while that runs", () => {
    const one = say(makeTemporary(), "1", "one");
    const id = crypto.randomUUID();
    const again = reopenTemporaryTurn(one.held, { id, turnId: one.id, model: MODEL }, 3);
    expect(texts(again.held)).toEqual(["1", ""]);
    const other = { id: crypto.randomUUID(), turnId: id, model: MODEL };
    expect(() => reopenTemporaryTurn(again.held, other, 4)).toThrow("turn-running");
  });

  it("edits nothing and shows no other branch while a turn runs, nor one that is not there", () => {
    const one = say(makeTemporary(), "1", "one");
    const edited = say(one.held, "1 again", "other", one.user);
    const both = { from: one.user, to: edited.user, now: 3 };
    expect(showTemporaryBranch(edited.held, both)).toBe(edited.held);
    const elsewhere = { from: one.id, to: one.user, now: 3 };
    expect(() => showTemporaryBranch(edited.held, elsewhere)).toThrow("conflict");
    const id = crypto.randomUUID();
    const running = openTemporaryTurn(edited.held, { id, text: "2", model: MODEL }, 3).held;
    const next = { id: crypto.randomUUID(), text: "x", model: MODEL, edits: edited.user };
    expect(() => openTemporaryTurn(running, next, 4)).toThrow("turn-running");
    const back = { from: edited.user, to: one.user, now: 4 };
    expect(() => showTemporaryBranch(running, back)).toThrow("turn-running");
    expect(() => openTemporaryTurn(edited.held, { ...next, edits: edited.id }, 4)).toThrow(
      "not-found",
    );
  });

  it("adds words to a running reply only", () => {
    const one = say(makeTemporary(), "1", "one");
    const words = { text: "x", thinking: "" };
    expect(() => addTemporaryWords(one.held, one.id, words)).toThrow("not-found");
  });

  it("hides what is not to be kept over the border of two pieces", () => {
    const id = crypto.randomUUID();
    const opened = openTemporaryTurn(makeTemporary(), { id, text: "1", model: MODEL }, 1);
    const begun = addTemporaryWords(opened.held, id, { text: "se", thinking: "" });
    const rest = { text: "cret", thinking: "" };
    const hide = (text: string) => text.replace("secret", "[redacted]");
    const end = { turnId: id, outcome: COMPLETE, rest, hide, thinkingMs: 0, seenFrom: null };
    expect(temporaryMessage(closeTemporaryTurn(begun, end, 2), id)?.text).toBe("[redacted]");
  });
});

describe("createTemporaryStore", () => {
  it("finds what an earlier worker held", async () => {
    const area = createFakeKeyValueArea();
    const { held, id } = say(makeTemporary(), "1", "one");
    await createTemporaryStore(area).add(held);
    const next = createTemporaryStore(area);
    expect(await next.find(held.conversation.id)).toEqual(held);
    expect((await next.findByMessage(id))?.conversation.id).toBe(held.conversation.id);
    expect(await next.findByMessage(crypto.randomUUID())).toBeNull();
  });

  it("makes changes one after the other", async () => {
    const store = createTemporaryStore(createFakeKeyValueArea());
    const held = makeTemporary();
    await store.add(held);
    const { id: conversationId } = held.conversation;
    const add = (text: string) =>
      store.change({
        conversationId,
        change: (now) => ({ ...now, draft: now.draft + text }),
        grows: true,
      });
    await Promise.all(["a", "b", "c"].map(add));
    expect((await store.find(conversationId))?.draft).toBe("abc");
  });

  it("tells when it is full, and holds what it held", async () => {
    const store = createTemporaryStore(createFakeKeyValueArea());
    const held = makeTemporary();
    await store.add(held);
    const { id: conversationId } = held.conversation;
    const change = (now: TemporaryConversation) => ({ ...now, draft: "x".repeat(4_000_000) });
    await expect(store.change({ conversationId, change, grows: true })).rejects.toMatchObject({
      code: "temporary-full",
    });
    expect(await store.find(conversationId)).toEqual(held);
  });

  it("still ends a reply for which the browser has no room, and tells so", async () => {
    const area = createFakeKeyValueArea();
    const store = createTemporaryStore(area);
    const held = makeTemporary();
    await store.add(held);
    const full = { ...area, set: () => Promise.reject(new Error("quota")) };
    const over = createTemporaryStore(full);
    const { id: conversationId } = held.conversation;
    const change = (now: TemporaryConversation) => ({ ...now, draft: "the end" });
    await expect(over.change({ conversationId, change, grows: false })).rejects.toMatchObject({
      code: "temporary-full",
    });
    expect((await over.find(conversationId))?.draft).toBe("the end");
  });

  it("is gone with a lock, without a trace in the area", async () => {
    const area = createFakeKeyValueArea();
    const store = createTemporaryStore(area);
    const one = makeTemporary();
    await store.add(one);
    await store.add(makeTemporary());
    await dropTemporary(area);
    expect(await area.get(`temporary:${one.conversation.id}`)).toBeUndefined();
    expect(await area.get("temporary")).toBeUndefined();
    expect(await createTemporaryStore(area).list()).toEqual([]);
  });

  it("passes by what an older release held in another form", async () => {
    const area = createFakeKeyValueArea();
    const held = makeTemporary();
    await createTemporaryStore(area).add(held);
    await area.set(`temporary:${held.conversation.id}`, { some: "thing" });
    expect(await createTemporaryStore(area).list()).toEqual([]);
  });
});
