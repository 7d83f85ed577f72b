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
import { createPanelShell } from "../panel-shell";
import { showMessage } from "./show-message";

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
