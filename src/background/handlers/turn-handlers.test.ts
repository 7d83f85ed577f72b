import { describe, expect, it } from "vitest";
import { makeMessage } from "../../../test/builders/make-message";
import { makeReply } from "../../../test/fakes/fake-client";
import type { ConversationEvent } from "../../contract/conversation";
import type { Message } from "../../domain/message";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import type { TurnEvent } from "../../domain/turn";
import { createLiveTurn, type LiveTurn } from "../../turns/live-turn";
import { createConversationHub } from "../conversation-hub";
import { conversationWatch } from "./conversation-watch";
import { turnWatch } from "./turn-watch";

const turn = {
  id: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  userMessageId: crypto.randomUUID(),
};

type Setup = { lives?: LiveTurn[]; stored?: Message | null; open?: boolean };

function makeApp({ lives = [], stored = null, open = false }: Setup) {
  const closed: string[] = [];
  const turns = {
    listOpenTurns: async () => (open && stored ? [{ ...turn, id: stored.id }] : []),
    closeTurn: async ({ turnId }: { turnId: string }) => {
      closed.push(turnId);
    },
  };
  const findMessage = async () =>
    stored?.reply && closed.includes(stored.id)
      ? { ...stored, reply: { ...stored.reply, status: "interrupted" as const } }
      : stored;
  return {
    closed,
    runs: {
      whenBegun: async () => {},
      find: (id: string) => lives.find((live) => live.turn.id === id),
      list: () => lives,
    },
    hub: createConversationHub(),
    answered: { seen: () => {} },
    store: { turns, findMessage, settings: { read: async () => DEFAULT_SETTINGS } },
  } as unknown as { closed: string[] } & Parameters<typeof turnWatch>[0] &
    Parameters<typeof conversationWatch>[0];
}

function makeSink<E>() {
  const events: E[] = [];
  let ended = false;
  const done = () => {
    ended = true;
  };
  const fail = done;
  return { events, ended: () => ended, event: (event: E) => events.push(event), done, fail };
}

describe("turn.watch", () => {
  it("follows a running turn to its end", async () => {
    const live = createLiveTurn(turn);
    const sink = makeSink<TurnEvent>();
    await turnWatch(makeApp({ lives: [live] }), { turnId: turn.id }, sink);
    live.apply({ type: "text-delta", text: "Good day." }, 1);
    live.end({ status: "complete", failure: null, finish: "stop", usage: null });
    expect(sink.events.map((event) => event.type)).toEqual(["snapshot", "delta", "end"]);
    expect(sink.ended()).toBe(true);
  });

  it("tells the end of a turn that runs no more, as its row has it", async () => {
    const sink = makeSink<TurnEvent>();
    const stored = makeReply(10, "interrupted");
    await turnWatch(makeApp({ stored }), { turnId: stored.id }, sink);
    expect(sink.events).toMatchObject([
      { type: "end", state: { turnId: stored.id, status: "interrupted", text: stored.text } },
    ]);
    expect(sink.ended()).toBe(true);
  });

  it("closes a turn whose rows say it runs while nothing runs it, and tells that end", async () => {
    const stored = makeReply(10, "open");
    const app = makeApp({ stored, open: true });
    const sink = makeSink<TurnEvent>();
    await turnWatch(app, { turnId: stored.id }, sink);
    expect(app.closed).toEqual([stored.id]);
    expect(sink.events).toMatchObject([{ type: "end", state: { status: "interrupted" } }]);
  });

  it.each([
    ["an unknown turn", null],
    ["a message that is no reply", makeMessage()],
  ])("refuses %s", async (_, stored) => {
    const watch = turnWatch(makeApp({ stored }), { turnId: turn.id }, makeSink<TurnEvent>());
    await expect(watch).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("conversation.watch", () => {
  const { conversationId } = turn;

  it("tells first what runs already, and nothing of other conversations", async () => {
    const other = createLiveTurn({ ...turn, conversationId: crypto.randomUUID() });
    const sink = makeSink<ConversationEvent>();
    const app = makeApp({ lives: [createLiveTurn(turn), other] });
    await conversationWatch(app, { conversationId }, sink);
    expect(sink.events).toEqual([{ type: "turn", turnId: turn.id, status: "open" }]);
  });

  it("tells every listener until it goes", async () => {
    const app = makeApp({});
    const [first, second] = [makeSink<ConversationEvent>(), makeSink<ConversationEvent>()];
    const stop = await conversationWatch(app, { conversationId }, first);
    await conversationWatch(app, { conversationId }, second);
    const event: ConversationEvent = { type: "turn", turnId: turn.id, status: "complete" };
    app.hub.notify(conversationId, event);
    stop();
    app.hub.notify(conversationId, event);
    expect([first.events.length, second.events.length]).toEqual([1, 2]);
  });
});
