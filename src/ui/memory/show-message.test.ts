import { afterEach, expect, it, vi } from "vitest";
import {
  createFakeClient,
  idOf,
  makeMessage,
  makeOpened,
  makePage,
  settle,
} from "../../../test/fakes/fake-client";
import type { OpenedConversation } from "../../contract/opened-conversation";
import { createConversationStore } from "../conversation/conversation-store";
import { createConversationSync } from "../conversation/conversation-sync";
import { createPanelShell } from "../panel-shell";
import { isRead, showMessage } from "./show-message";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("reads nothing of another conversation that was opened before the message's own is there", async () => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run));
  const waiting = new Map<string, () => void>();
  const { client, calls, named } = createFakeClient({
    "conversation.show": ({ conversationId }: { conversationId: string }) =>
      new Promise<OpenedConversation>((resolve) => {
        waiting.set(conversationId, () => resolve(makeOpened(Number(conversationId.slice(-3)))));
      }),
    "message.list": ({ conversationId, before }: { conversationId: string; before: unknown }) =>
      makePage([makeMessage(before === null ? 9 : 8, { conversationId })], before === null),
  });
  const shell = createPanelShell({ client, readWindow: async () => 7 });
  await shell.start();
  await settle();
  const source = { conversationId: idOf(5), contextId: idOf(2), messageId: idOf(90) };
  void showMessage(shell, source);
  const other = shell.showConversation({ id: idOf(6), contextId: idOf(2) });
  await settle();
  waiting.get(idOf(6))?.();
  await other;
  await settle();
  waiting.get(idOf(5))?.();
  await settle();
  expect(shell.current.get().panel.conversation.get().messages).toHaveLength(1);
  expect(named("branch.reveal")).toEqual([]);
  expect(calls.filter(({ name }) => name === "message.list")).toHaveLength(2);
  shell.close();
});

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
