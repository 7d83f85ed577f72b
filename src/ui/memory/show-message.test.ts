import { expect, it } from "vitest";
import {
  createFakeClient,
  idOf,
  makeMessage,
  makePage,
  settle,
} from "../../../test/fakes/fake-client";
import { createConversationStore } from "../conversation/conversation-store";
import { createConversationSync } from "../conversation/conversation-sync";
import { isRead } from "./show-message";

/** A panel that shows the end of a conversation of so many messages, with how many were asked for each time. */
async function showEnd(count: number) {
  const all = Array.from({ length: count }, (_, nth) => makeMessage(nth + 100));
  const limits: number[] = [];
  const { client } = createFakeClient({
    "message.list": ({ before, limit }: { before: string | null; limit: number }) => {
      limits.push(limit);
      const end = before === null ? count : all.findIndex(({ id }) => id === before);
      return makePage(all.slice(Math.max(0, end - limit), end), end > limit);
    },
  });
  const conversation = createConversationStore();
  const sync = createConversationSync({
    ...{ client, store: conversation, now: () => 0 },
    open: () => client.call("conversation.open", { channel: "side-panel" }),
    wait: async () => {},
    onMissing: () => {},
    onNews: () => {},
  });
  await sync.start();
  await settle();
  return { all, limits, conversation, sync };
}

it("reads a long way back in few pages, and one page where the person asks for it", async () => {
  const { all, limits, conversation, sync } = await showEnd(2_000);
  await sync.showEarlier();
  expect(limits).toEqual([30, 30]);
  expect(await isRead({ conversation, sync }, idOf(101))).toBe(true);
  const { messages } = conversation.get();
  expect(messages).toEqual(all.slice(-messages.length));
  expect(limits.length).toBeLessThan(16);
  expect(Math.max(...limits)).toBe(200);
});

it("tells that a message is not on the branch that is shown", async () => {
  const { conversation, sync } = await showEnd(100);
  expect(await isRead({ conversation, sync }, idOf(9))).toBe(false);
});
