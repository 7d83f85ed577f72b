import { expect, it } from "vitest";
import {
  CONVERSATION,
  createFakeClient,
  idOf,
  makeOpened,
  makePage,
  makeSummary,
  settle,
} from "../../test/fakes/fake-client";
import { createHeldTexts } from "./held-texts";
import { createPanelShell, type PanelShell } from "./panel-shell";

const CANARY = "canary-of-the-person";

async function start(held = createHeldTexts()) {
  const { client } = createFakeClient({
    "conversation.show": ({ conversationId }: { conversationId: string }) =>
      makeOpened(Number(conversationId.slice(-3))),
    "message.list": () => makePage([]),
  });
  const shell = createPanelShell({ client, readWindow: async () => 7, held });
  await shell.start();
  await settle();
  return shell;
}

it("holds what was typed among messages and into a summary until its conversation is shown again", async () => {
  const shell = await start();
  const summary = makeSummary(70);
  const { edits, summaries } = shell.current.get().panel;
  edits.keep("call", CANARY);
  summaries.edit(summary);
  summaries.type(CANARY);
  await shell.showConversation({ id: idOf(5), contextId: idOf(2) });
  const other = shell.current.get().panel;
  expect([other.edits.kept("call"), other.summaries.typed()]).toEqual([null, ""]);
  expect(summaries.typed(), "of the panel that is gone").toBe("");
  await shell.showConversation({ id: CONVERSATION, contextId: idOf(2) });
  const again = shell.current.get().panel;
  expect([again.edits.kept("call"), again.summaries.typed()]).toEqual([CANARY, CANARY]);
  expect(again.summaries.get()).toMatchObject({ editing: { summary }, isOpen: true });
  again.summaries.cancel();
  again.edits.keep("call", null);
  await shell.showConversation({ id: idOf(5), contextId: idOf(2) });
  await shell.showConversation({ id: CONVERSATION, contextId: idOf(2) });
  const last = shell.current.get().panel;
  expect([last.edits.kept("call"), last.summaries.get().editing]).toEqual([null, null]);
});

it("has it again in another shell, as after what was shown is deleted, unless it was forgotten", async () => {
  const held = createHeldTexts();
  const shell = await start(held);
  const typeIn = (one: PanelShell, text: string) =>
    one.current.get().panel.edits.keep("call", text);
  const typed = (one: PanelShell) => one.current.get().panel.edits.kept("call");
  typeIn(shell, CANARY);
  await shell.showConversation({ id: idOf(5), contextId: idOf(2) });
  typeIn(shell, "held, too");
  await shell.showConversation({ id: idOf(6), contextId: idOf(2) });
  typeIn(shell, "in what is deleted");
  shell.close();
  const next = await start(held);
  expect(typed(next), "in what is opened first").toBe(CANARY);
  await next.showConversation({ id: idOf(5), contextId: idOf(2) });
  expect(typed(next)).toBe("held, too");
  await next.showConversation({ id: idOf(6), contextId: idOf(2) });
  expect(typed(next)).toBe(null);
  held.forget();
  await next.showConversation({ id: CONVERSATION, contextId: idOf(2) });
  expect(typed(next)).toBe(null);
});
