import { describe, expect, it } from "vitest";
import {
  CONVERSATION,
  createFakeClient,
  idOf,
  makeMessage,
  makePage,
  OPENED,
} from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createBranches } from "./branches";
import { createConversationStore } from "./conversation-store";

function setUp(answers: Parameters<typeof createFakeClient>[0] = {}) {
  const fake = createFakeClient(answers);
  const store = createConversationStore();
  let refreshed = 0;
  const sync = {
    refresh: () => {
      refreshed += 1;
    },
  };
  const siblings = [idOf(9), idOf(11), idOf(13)];
  const page = makePage([makeMessage(8), makeMessage(11)]);
  store.dispatch({ type: "opened", opened: OPENED });
  store.dispatch({ type: "newest", page: { ...page, forks: [{ messageId: idOf(11), siblings }] } });
  const branches = createBranches({ client: fake.client, store, sync });
  return { ...fake, store, branches, refreshed: () => refreshed };
}

describe("showing another version", () => {
  it("asks for the one beside it, reads anew and tells which one it is", async () => {
    const { branches, named, refreshed } = setUp();
    await branches.show(idOf(11), "after");
    expect(named("branch.show")[0]?.input).toEqual({
      conversationId: CONVERSATION,
      from: idOf(11),
      to: idOf(13),
    });
    expect(refreshed()).toBe(1);
    expect(branches.get()).toMatchObject({
      messageId: idOf(13),
      position: 3,
      of: 3,
      takesFocus: true,
    });
    branches.focused();
    expect(branches.get()).toMatchObject({ messageId: idOf(13), takesFocus: false });
  });

  it("asks for nothing beyond the last one, nor of a message that stands alone", async () => {
    const { branches, calls } = setUp();
    await branches.show(idOf(8), "before");
    await branches.show(idOf(9), "before");
    expect(calls).toEqual([]);
  });

  it("asks once for a button that is pressed twice, and tells why it failed", async () => {
    const { branches, store, named } = setUp({
      "branch.show": () => {
        throw new AppError("turn-running");
      },
    });
    await Promise.all([branches.show(idOf(11), "before"), branches.show(idOf(11), "before")]);
    expect(named("branch.show")).toHaveLength(1);
    expect(store.get().problem?.code).toBe("turn-running");
    expect(branches.get()).toBeNull();
  });
});

describe("deleting a message", () => {
  it("names its context and conversation, and takes it from the page", async () => {
    const { branches, store, named } = setUp();
    await branches.remove(idOf(11), idOf(20));
    expect(named("message.delete")[0]?.input).toEqual({
      contextId: OPENED.conversation.contextId,
      conversationId: CONVERSATION,
      what: { type: "ids", ids: [idOf(11)] },
      undo: idOf(20),
    });
    expect(store.get().messages.map(({ id }) => id)).toEqual([idOf(8)]);
  });

  it("leaves it where it could not be deleted, and fails as the call did", async () => {
    const { branches, store } = setUp({
      "message.delete": () => {
        throw new AppError("turn-running");
      },
    });
    await expect(branches.remove(idOf(11), idOf(20))).rejects.toMatchObject({
      code: "turn-running",
    });
    expect(store.get().messages).toHaveLength(2);
  });
});
