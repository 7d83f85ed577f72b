import { expect, it } from "vitest";
import {
  idOf,
  makeCard,
  makeMessage,
  makePage,
  makeTurnState,
  OPENED,
} from "../../../test/fakes/fake-client";
import { createConversationStore } from "./conversation-store";
import { followInFrames, settledOf } from "./use-conversation";

function setUp() {
  const store = createConversationStore();
  store.dispatch({
    type: "turn",
    turnId: idOf(10),
    event: { type: "snapshot", seq: 0, state: makeTurnState(10, { status: "streaming" }) },
  });
  const frames = new Set<() => void>();
  const page = { isCovered: false };
  const drawn: string[] = [];
  const stop = followInFrames(store, () => drawn.push(textOf()), {
    draw: (work) => {
      frames.add(work);
      return () => frames.delete(work);
    },
    isCovered: () => page.isCovered,
  });
  const textOf = () => store.get().liveById.get(idOf(10))?.state.text ?? "";
  const say = (seq: number, text: string) => {
    const event = { type: "delta", seq, status: "streaming", text, thinking: "" } as const;
    store.dispatch({ type: "turn", turnId: idOf(10), event });
  };
  const frame = () => {
    for (const work of [...frames]) {
      frames.delete(work);
      work();
    }
  };
  return { store, drawn, say, frame, frames, page, stop, textOf };
}

it("draws what a running reply says once a frame, whole, and has it in the state at once", () => {
  const { drawn, say, frame, textOf } = setUp();
  say(1, "One, ");
  say(2, "two, ");
  say(3, "three.");
  expect(drawn).toEqual([]);
  expect(textOf()).toBe("One, two, three.");
  frame();
  expect(drawn).toEqual(["One, two, three."]);
  frame();
  expect(drawn).toHaveLength(1);
  say(4, " Four.");
  frame();
  expect(drawn.at(-1)).toBe("One, two, three. Four.");
});

it("draws all else at once, with what had waited", () => {
  const { store, drawn, say, frame } = setUp();
  say(1, "One.");
  store.dispatch({ type: "newest", page: makePage([]) });
  expect(drawn).toEqual(["One."]);
  frame();
  expect(drawn).toHaveLength(1);
});

it("draws how a reply has ended at once", () => {
  const { store, drawn, say } = setUp();
  say(1, "One.");
  const state = makeTurnState(10, { status: "complete", text: "One." });
  store.dispatch({ type: "turn", turnId: idOf(10), event: { type: "end", seq: 2, state } });
  expect(drawn).toEqual(["One."]);
});

it("leaves everything to the frame that may draw again while the page is covered", () => {
  const { store, drawn, frame, page } = setUp();
  page.isCovered = true;
  store.dispatch({ type: "watch-lost", turnId: idOf(10) });
  store.dispatch({ type: "problem", failure: { code: "locked", data: {} } });
  expect(drawn).toEqual([]);
  frame();
  expect(drawn).toHaveLength(1);
});

it("draws nothing once nobody follows any more", () => {
  const { say, stop, frames, drawn } = setUp();
  say(1, "One.");
  stop();
  expect(frames.size).toBe(0);
  expect(drawn).toEqual([]);
});

it("tells the same settled state while a reply goes on, and another once more has changed", () => {
  const { store, say } = setUp();
  const get = settledOf(store);
  const before = get();
  say(1, "One.");
  expect(get()).toBe(before);
  store.dispatch({ type: "newest", page: makePage([]) });
  expect(get()).not.toBe(before);
  expect(get()).toBe(store.get());
});

it("tells the same settled state when the context's time has moved, and another with its name", () => {
  const { store } = setUp();
  store.dispatch({ type: "opened", opened: OPENED });
  const get = settledOf(store);
  const before = get();
  const { contextId: id } = OPENED.conversation;
  const card = { ...makeCard({ id, name: OPENED.contextName }), lastChatAt: 7 };
  store.dispatch({ type: "context", card });
  expect(store.get().opened?.card?.lastChatAt).toBe(7);
  expect(get()).toBe(before);
  store.dispatch({ type: "context", card: makeCard({ id, name: "Another" }) });
  expect(get().opened?.contextName).toBe("Another");
});

it("tells the same settled state when the same messages are read once more", () => {
  const { store } = setUp();
  const page = () => structuredClone(makePage([makeMessage(8), makeMessage(9)]));
  store.dispatch({ type: "newest", page: page() });
  const get = settledOf(store);
  const before = get();
  store.dispatch({ type: "newest", page: page() });
  expect(get()).toBe(before);
  store.dispatch({
    type: "newest",
    page: makePage([makeMessage(8), makeMessage(9), makeMessage(10)]),
  });
  expect(get().messages).toHaveLength(3);
  expect(get().messages[0]).toBe(before.messages[0]);
});
