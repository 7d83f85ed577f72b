import { describe, expect, it } from "vitest";
import {
  CONVERSATION,
  idOf,
  makeCard,
  makeMessage,
  makePage,
  makeReply,
  makeTurnState,
  OPENED,
} from "../../../test/fakes/fake-client";
import {
  type ConversationAction,
  EMPTY_CONVERSATION,
  reduceConversation,
} from "./conversation-state";
import { runningTurn, toEntries } from "./entries";

const stateAfter = (...actions: ConversationAction[]) =>
  actions.reduce(reduceConversation, EMPTY_CONVERSATION);
const newest = (...messages: Parameters<typeof makePage>[0]): ConversationAction => ({
  type: "newest",
  page: makePage(messages, true),
});
const ids = (state: ReturnType<typeof stateAfter>) => state.messages.map((message) => message.id);
const snapshot = (n: number, text: string): ConversationAction => ({
  type: "turn",
  turnId: idOf(n),
  event: { type: "snapshot", seq: 3, state: makeTurnState(n, { text }) },
});
const delta = (n: number, seq: number, text: string): ConversationAction => ({
  type: "turn",
  turnId: idOf(n),
  event: { type: "delta", seq, status: "streaming", text, thinking: "" },
});
const end = (n: number, text: string): ConversationAction => ({
  type: "turn",
  turnId: idOf(n),
  event: { type: "end", seq: 99, state: makeTurnState(n, { status: "complete", text }) },
});

describe("messages", () => {
  it("are no longer shown once the whole conversation is read without them", () => {
    const all: ConversationAction = { type: "newest", page: makePage([makeMessage(11)], false) };
    const state = stateAfter(newest(makeMessage(10), makeMessage(11)), all);
    expect(ids(state)).toEqual([idOf(11)]);
    expect(state.more).toBe(false);
  });

  it("keeps earlier loaded messages when a newer page joins them", () => {
    const state = stateAfter(
      newest(makeMessage(10), makeMessage(11)),
      newest(makeMessage(12), makeMessage(13)),
    );
    expect(ids(state)).toEqual([10, 11, 12, 13].map(idOf));
  });

  it("replaces the end of the branch when a retry changed it", () => {
    const retried = makeReply(15, "complete");
    const state = stateAfter(
      newest(makeMessage(10), makeMessage(11), makeReply(12, "failed")),
      newest(makeMessage(11), { ...retried, previous: idOf(11) }),
    );
    expect(ids(state)).toEqual([10, 11, 15].map(idOf));
  });

  it("starts anew from a page that connects to nothing loaded", () => {
    expect(ids(stateAfter(newest(makeMessage(10)), newest(makeMessage(90))))).toEqual([idOf(90)]);
  });

  it("puts an earlier page before what is loaded, each message once", () => {
    const earlier = makePage([makeMessage(8), makeMessage(9), makeMessage(10)]);
    const state = stateAfter(newest(makeMessage(10)), { type: "earlier", page: earlier });
    expect(ids(state)).toEqual([8, 9, 10].map(idOf));
    expect(state.more).toBe(false);
  });

  it("remembers the damaged rows of every page", () => {
    const page = { ...makePage([makeMessage(9)]), damaged: [idOf(7)] };
    expect(stateAfter(newest(makeMessage(10)), { type: "earlier", page }).damaged).toEqual([
      idOf(7),
    ]);
  });
});

describe("a turn that is watched", () => {
  it("adds deltas to the snapshot", () => {
    const state = stateAfter(
      newest(makeReply(10, "open")),
      snapshot(10, "a"),
      delta(10, 4, "b"),
      delta(10, 5, "c"),
    );
    expect(toEntries(state)[0]).toMatchObject({ reply: { text: "abc", status: "streaming" } });
    expect(runningTurn(state)).toBe(idOf(10));
  });

  it("ignores a delta that the snapshot or an earlier delta holds already", () => {
    const state = stateAfter(
      snapshot(10, "a"),
      delta(10, 3, "a"),
      delta(10, 4, "b"),
      delta(10, 4, "b"),
    );
    expect(state.liveById.get(idOf(10))?.state.text).toBe("ab");
  });

  it("ignores a delta without a snapshot", () => {
    expect(stateAfter(delta(10, 1, "x")).liveById.size).toBe(0);
  });

  it("starts over from the snapshot of a later watch", () => {
    const state = stateAfter(snapshot(10, "ab"), delta(10, 4, "c"), snapshot(10, "abcd"));
    expect(state.liveById.get(idOf(10))?.state.text).toBe("abcd");
  });

  it("shows its end until the stored row has ended too", () => {
    const ended = stateAfter(
      newest(makeReply(10, "open")),
      snapshot(10, "a"),
      end(10, "whole"),
      newest(makeReply(10, "streaming")),
    );
    expect(toEntries(ended)[0]).toMatchObject({ reply: { text: "whole", status: "complete" } });
    expect(reduceConversation(ended, newest(makeReply(10, "complete"))).liveById.size).toBe(0);
  });

  it("keeps a continued reply live although an older page calls it ended", () => {
    const state = stateAfter(snapshot(10, "begun"), newest(makeReply(10, "interrupted")));
    expect(runningTurn(state)).toBe(idOf(10));
  });

  it("gives way to the stored row once its watch is lost and the row has ended", () => {
    const state = stateAfter(
      snapshot(10, "a"),
      { type: "watch-lost", turnId: idOf(10) },
      newest(makeReply(10, "interrupted")),
    );
    expect(runningTurn(state)).toBeNull();
  });

  it("is the oldest one that Stop means", () => {
    const state = stateAfter(newest(makeReply(10, "streaming"), makeReply(12, "open")));
    expect(runningTurn(state)).toBe(idOf(10));
  });
});

describe("a message being sent", () => {
  const sending: ConversationAction = { type: "sending", id: idOf(10), text: "hello" };

  it("is shown before it is stored, with its reply as soon as that speaks", () => {
    const state = stateAfter(sending, snapshot(10, "Hi"));
    expect(toEntries(state)).toMatchObject([
      { kind: "user", text: "hello", sending: true },
      { kind: "reply", id: idOf(10), reply: { text: "Hi" } },
    ]);
  });

  it("gives way to the stored messages", () => {
    const state = stateAfter(
      sending,
      { type: "acknowledged", id: idOf(10) },
      newest(makeMessage(9, { text: "hello" }), makeReply(10, "open")),
    );
    expect(toEntries(state).map((entry) => entry.id)).toEqual([idOf(9), idOf(10)]);
  });

  it("leaves nothing but the problem when it is refused", () => {
    const failure = { code: "quota-exceeded", data: {} } as const;
    const state = stateAfter(sending, { type: "refused", id: idOf(10), failure });
    expect(state).toMatchObject({ pending: [], problem: failure });
  });
});

describe("a title", () => {
  const titled = (id: string, title: string): ConversationAction => ({
    type: "titled",
    conversation: { ...OPENED.conversation, id, title },
  });

  it("is taken for the shown conversation only, and leaves a problem that is told", () => {
    const failure = { code: "quota-exceeded", data: {} } as const;
    const state = stateAfter(
      { type: "opened", opened: OPENED },
      { type: "problem", failure },
      titled(CONVERSATION, "Herons"),
      titled(idOf(99), "Another"),
    );
    expect(state.opened?.conversation.title).toBe("Herons");
    expect(state.problem).toEqual(failure);
  });

  it("comes with the tags that were set elsewhere, and leaves those that are not told", () => {
    const opened: ConversationAction = { type: "opened", opened: OPENED };
    const { title } = OPENED.conversation;
    const tagged = (tags?: string[]): ConversationAction => ({
      type: "titled",
      conversation: { id: CONVERSATION, title, ...(tags && { tags }) },
    });
    const state = stateAfter(opened, tagged(["birds"]));
    expect(state.opened?.conversation.tags).toEqual(["birds"]);
    expect(reduceConversation(state, tagged(["birds"]))).toBe(state);
    expect(reduceConversation(state, tagged())).toBe(state);
  });

  it("is not taken by a conversation that has been closed", () => {
    expect(stateAfter(titled(CONVERSATION, "Herons"))).toBe(EMPTY_CONVERSATION);
  });
});

describe("a context's card", () => {
  const context = (card: ReturnType<typeof makeCard>): ConversationAction => ({
    type: "context",
    card,
  });
  const refused = (code: "archived" | "quota-exceeded"): ConversationAction[] => [
    { type: "opened", opened: OPENED },
    { type: "problem", failure: { code, data: {} } },
  ];

  it("ends the problem that it is archived once it answers again, and no other problem", () => {
    expect(stateAfter(...refused("archived"), context(makeCard())).problem).toBeNull();
    const other = stateAfter(...refused("quota-exceeded"), context(makeCard()));
    expect(other.problem).toMatchObject({ code: "quota-exceeded" });
  });

  it("leaves that problem while it is archived, past its time, or another context's", () => {
    const late = makeCard();
    const cards = [
      makeCard({ archived: { at: 0, by: "person" } }),
      { ...late, expiry: { at: 0, state: "expired" as const } },
      makeCard({ id: idOf(77) }),
    ];
    for (const card of cards) {
      const { problem } = stateAfter(...refused("archived"), context(card));
      expect(problem).toMatchObject({ code: "archived" });
    }
  });
});

describe("forks", () => {
  const forked = (n: number, ...siblings: number[]) => ({
    ...makePage([makeMessage(n)], true),
    forks: [{ messageId: idOf(n), siblings: siblings.map(idOf) }],
  });

  it("are known for what is loaded, of every page, and forgotten with what is replaced", () => {
    const state = stateAfter(
      { type: "newest", page: forked(20, 20, 22) },
      { type: "earlier", page: forked(19, 17, 19) },
    );
    expect([...state.forks.keys()].sort()).toEqual([idOf(19), idOf(20)]);
    expect(toEntries(state).map(({ siblings }) => siblings?.length)).toEqual([2, 2]);
    const other = { ...makeMessage(22), previous: idOf(19) };
    const shown = reduceConversation(state, newest(other));
    expect(ids(shown)).toEqual([idOf(19), idOf(22)]);
    expect([...shown.forks.keys()]).toEqual([idOf(19)]);
  });
});

describe("what is shown of the conversation and its context", () => {
  const opened: ConversationAction = { type: "opened", opened: OPENED };

  it("takes a changed conversation, and none but the shown one", () => {
    const changed = { ...OPENED.conversation, tags: ["birds"] };
    expect(
      stateAfter(opened, { type: "conversation", conversation: changed }).opened?.conversation.tags,
    ).toEqual(["birds"]);
    const other = { ...changed, id: idOf(99) };
    expect(stateAfter(opened, { type: "conversation", conversation: other }).opened).toBe(OPENED);
  });

  it("takes the context that it is in by now, and none that it has left", () => {
    const card = makeCard({ name: "Work" });
    expect(stateAfter(opened, { type: "context", card }).opened?.contextName).toBe("Work");
    const left = makeCard({ id: idOf(98) });
    expect(stateAfter(opened, { type: "context", card: left }).opened).toBe(OPENED);
  });

  it("shows a deleted message no longer", () => {
    const state = stateAfter(newest(makeMessage(10), makeMessage(11)), {
      type: "deleted",
      messageId: idOf(10),
    });
    expect(ids(state)).toEqual([idOf(11)]);
  });
});
