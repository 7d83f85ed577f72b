import { describe, expect, it } from "vitest";
import { makeConversation } from "../../../test/builders/make-conversation";
import {
  createFakeClient,
  idOf,
  makeMessage,
  makePage,
  makeReply,
  makeTurnState,
  OPENED,
  settle,
} from "../../../test/fakes/fake-client";
import { toEntries } from "../conversation/entries";
import { lastExchange } from "./ask-answer";
import { createQuickAsk } from "./quick-ask";

const CONTEXT = idOf(2);

function makeAsk(answers: Record<string, (input: never) => unknown> = {}) {
  const turn = { id: idOf(10), conversationId: OPENED.conversation.id, userMessageId: idOf(9) };
  const running = () => makePage([makeMessage(9), makeReply(10, "streaming")]);
  const fake = createFakeClient({
    "turn.send": () => turn,
    "message.list": running,
    "conversation.show": () => OPENED,
    ...answers,
  });
  const ask = createQuickAsk({
    client: fake.client,
    later: () => () => {},
    newId: () => idOf(10),
  });
  return { ...fake, ask };
}

const said = (state: Parameters<typeof toEntries>[0]) =>
  lastExchange(toEntries(state)).map((entry) =>
    entry.kind === "user" ? entry.text : entry.reply.text,
  );

describe("a quick question", () => {
  it("is kept in the context's popup conversation, which is opened only when it is needed", async () => {
    const { ask, calls, named } = makeAsk();
    const conversation = ask.with(CONTEXT);
    expect(calls).toEqual([]);
    expect(await conversation.send("How far is the moon?")).toBe(true);
    expect(named("conversation.open").map(({ input }) => input)).toEqual([
      { channel: "popup", contextId: CONTEXT },
    ]);
    expect(named("turn.send")[0]?.input).toMatchObject({
      conversationId: OPENED.conversation.id,
      text: "How far is the moon?",
    });
  });

  it("shows its answer as it is written", async () => {
    const { ask, watched } = makeAsk();
    const conversation = ask.with(CONTEXT);
    await conversation.send("text 9");
    await settle();
    const [watch] = watched("turn.watch");
    watch?.event({ type: "snapshot", seq: 1, state: makeTurnState(10, { text: "Far" }) });
    watch?.event({ type: "delta", seq: 2, status: "streaming", text: "ther", thinking: "" });
    expect(said(conversation.store.get())).toEqual(["text 9", "Farther"]);
  });

  it("goes on when the popup closes: only the watch ends", async () => {
    const { ask, watched, named } = makeAsk();
    await ask.with(CONTEXT).send("text 9");
    await settle();
    ask.close();
    expect(watched("turn.watch").every((watch) => watch.stopped())).toBe(true);
    expect(named("turn.cancel")).toEqual([]);
  });

  it("ends by Stop, and by nothing else", async () => {
    const { ask, named } = makeAsk();
    await ask.with(CONTEXT).stop(idOf(10));
    expect(named("turn.cancel").map(({ input }) => input)).toEqual([{ turnId: idOf(10) }]);
  });

  it("tells why it could not be sent, and does not show it as sent", async () => {
    const { ask } = makeAsk({
      "turn.send": () => {
        throw new Error("refused");
      },
    });
    const conversation = ask.with(CONTEXT);
    expect(await conversation.send("text")).toBe(false);
    expect(conversation.store.get()).toMatchObject({ pending: [], problem: { code: "internal" } });
  });

  it("to another context is a conversation of its own, without what was shown before", async () => {
    const { ask } = makeAsk();
    const one = ask.with(CONTEXT);
    await one.send("text 9");
    await settle();
    const other = ask.with(idOf(3));
    expect(ask.get()).toBe(other);
    expect(said(other.store.get())).toEqual([]);
    expect(JSON.stringify(one.store.get())).not.toContain("text 9");
  });
});

describe("what is typed for a context while another one's answer is written", () => {
  it("is kept without ending what is shown, and goes with the question", async () => {
    const { ask, named, watched } = makeAsk({ "draft.save": () => ({}) });
    const one = ask.with(CONTEXT);
    await one.send("text 9");
    await settle();
    const other = ask.beside(idOf(3));
    other.drafts.change("for the other");
    other.drafts.flush();
    await settle();
    expect(ask.get(), "what is shown").toBe(one);
    expect(watched("turn.watch").some((watch) => watch.stopped())).toBe(false);
    expect(named("conversation.open").at(-1)?.input).toMatchObject({ contextId: idOf(3) });
    expect(named("draft.save").map(({ input }) => input)).toMatchObject([
      { text: "for the other" },
    ]);
    expect(ask.with(idOf(3))).toBe(other);
    expect(ask.get()).toBe(other);
  });

  it("is kept at once where another context is asked in its place, and read anew after that", async () => {
    const { ask, named } = makeAsk({ "draft.save": () => ({}) });
    const one = ask.with(CONTEXT);
    const other = ask.beside(idOf(3));
    other.drafts.change("for the other");
    expect(ask.beside(CONTEXT)).toBe(one);
    await settle();
    expect(named("draft.save").map(({ input }) => input)).toMatchObject([
      { text: "for the other" },
    ]);
    expect(ask.beside(idOf(3))).not.toBe(other);
  });
});

describe("an answer that is still being written when the popup opens", () => {
  it("is shown again and followed, with its question", async () => {
    const { ask, watched } = makeAsk();
    ask.resume(makeConversation({ id: OPENED.conversation.id, contextId: CONTEXT }));
    await settle();
    const [watch] = watched("turn.watch");
    expect(watch?.input).toEqual({ turnId: idOf(10) });
    watch?.event({ type: "snapshot", seq: 1, state: makeTurnState(10, { text: "So far" }) });
    const conversation = ask.get();
    expect(conversation && said(conversation.store.get())).toEqual(["text 9", "So far"]);
  });

  it("does not push aside what was asked meanwhile", () => {
    const { ask } = makeAsk();
    const conversation = ask.with(idOf(3));
    ask.resume(makeConversation({ contextId: CONTEXT }));
    expect(ask.get()).toBe(conversation);
  });
});
