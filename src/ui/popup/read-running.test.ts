import { describe, expect, it } from "vitest";
import { makeConversation } from "../../../test/builders/make-conversation";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import { readRunning } from "./read-running";

const turn = (n: number, conversation: number) => ({
  turnId: idOf(n),
  conversationId: idOf(conversation),
  title: "",
  contextName: "Work",
});

describe("readRunning", () => {
  it("asks for nothing more while nothing is being answered", async () => {
    const { client, calls } = createFakeClient({ "turn.running": () => ({ turns: [] }) });
    expect(await readRunning(client)).toEqual([]);
    expect(calls.map(({ name }) => name)).toEqual(["turn.running"]);
  });

  it("tells which context answers, and what was asked in the popup", async () => {
    const own = makeConversation({ id: idOf(1), contextId: idOf(2), channel: "popup" });
    const { client } = createFakeClient({
      "turn.running": () => ({ turns: [turn(10, 1), turn(11, 5)] }),
      "conversation.list": () => ({
        conversations: [{ conversation: own, contextName: "Work", pinned: false }],
      }),
    });
    expect(await readRunning(client)).toMatchObject([
      { turnId: idOf(10), contextId: idOf(2), isPopup: true },
      { turnId: idOf(11), contextId: null, isPopup: false },
    ]);
  });
});
