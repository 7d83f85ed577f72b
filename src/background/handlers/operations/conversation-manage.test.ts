import { describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../../test/builders/make-app";
import { openTurn } from "../../../../test/builders/make-store";
import { AppError } from "../../../domain/app-error";
import type { ModelEvent } from "../../../domain/provider";
import type { App } from "../../app";
import { turnSend } from "../turn-commands";
import { contextChat } from "./context-chat";
import { contextManage } from "./context-manage";
import { conversationManage } from "./conversation-manage";

const CALM = "preset-calm-counselor";

/** An answer that goes on until it is ended. */
function hang(): readonly (ModelEvent | { type: "wait"; until: Promise<unknown> })[] {
  return [{ type: "wait", until: new Promise(() => {}) }];
}

function idle(contextId: string) {
  return { id: crypto.randomUUID(), channel: "side-panel", contextId };
}

async function sendAndWait(app: App, conversationId: string): Promise<void> {
  await turnSend(app, { id: crypto.randomUUID(), conversationId, text: "hello" });
  await untilQuiet(app);
}

describe("conversation-manage", () => {
  it("M-035 M-036 M-038 lists a context's messages, newest first, twenty on a page", async () => {
    const { app, contextId } = await makeApp();
    for (let at = 0; at < 11; at += 1) await contextChat(app, { contextId, message: `m${at}` });
    const first = await conversationManage(app, { action: "list", contextId });
    expect([first.conversations?.length, first.totalCount]).toEqual([20, 22]);
    expect(first.conversations?.[1]).toMatchObject({ content: "m10" });
    const oldest = { action: "list", contextId, reverse: false, pageSize: 1 } as const;
    expect((await conversationManage(app, oldest)).conversations?.[0]?.content).toBe("m0");
  });

  it("M-037 deletes by ids within the context only", async () => {
    const { app, contextId } = await makeApp();
    const { userMessage } = await contextChat(app, { contextId, message: "hello" });
    const { context } = await contextManage(app, { action: "create_from_preset", presetId: CALM });
    const conversationIds = [userMessage.id, "../x"];
    const other = { action: "delete", contextId: context?.id ?? "", conversationIds } as const;
    expect((await conversationManage(app, other)).deletedCount).toBe(0);
    const own = { action: "delete", contextId, conversationIds } as const;
    expect((await conversationManage(app, own)).deletedCount).toBe(1);
  });

  it("M-037 refuses ids beside a time, and deletes nothing", async () => {
    const { app, contextId } = await makeApp();
    const { userMessage } = await contextChat(app, { contextId, message: "hello" });
    const conversationIds = [userMessage.id];
    const both = { conversationIds, olderThan: "2100-01-01T00:00:00.000Z" };
    expect(await conversationManage(app, { action: "delete", contextId, ...both })).toEqual({
      success: false,
      message: "Give conversationIds or olderThan, not both.",
    });
    expect((await conversationManage(app, { action: "list", contextId })).totalCount).toBe(2);
  });

  it("M-036 tells of an answer that failed as the system's word, never as an answer", async () => {
    const { app, contextId, conversationId } = await makeApp(() => [
      { type: "text-delta", text: "Half an ans" },
      new AppError("provider-failed"),
    ]);
    await sendAndWait(app, conversationId);
    const { conversations } = await conversationManage(app, { action: "list", contextId });
    expect(conversations?.map(({ role, content }) => [role, content])).toEqual([
      ["system", "The answer failed: provider-failed."],
      ["user", "hello"],
    ]);
  });

  it("M-037 deletes what is older than a time", async () => {
    const { app, contextId, clock } = await makeApp();
    await contextChat(app, { contextId, message: "old" });
    clock.time += 1_000;
    const olderThan = new Date(clock.time).toISOString();
    await contextChat(app, { contextId, message: "new" });
    const request = { action: "delete", contextId, olderThan } as const;
    expect((await conversationManage(app, request)).deletedCount).toBe(2);
  });

  it("M-035 clears a context of all its conversations", async () => {
    const { app, contextId } = await makeApp();
    await contextChat(app, { contextId, message: "hello" });
    expect(await conversationManage(app, { action: "clear", contextId })).toMatchObject({
      success: true,
      deletedCount: 2,
    });
    expect((await conversationManage(app, { action: "list", contextId })).totalCount).toBe(0);
  });

  it("M-035 clears nothing of a context while an answer is being written there", async () => {
    const { app, contextId, conversationId } = await makeApp(hang);
    await turnSend(app, { id: crypto.randomUUID(), conversationId, text: "hello" });
    const { conversation } = await app.store.conversations.create(idle(contextId));
    expect(await conversationManage(app, { action: "clear", contextId })).toEqual({
      success: false,
      message: "An answer is being written there. Try again after it.",
    });
    expect(await app.store.conversations.find(conversation.id)).not.toBeNull();
    const { context } = await contextManage(app, { action: "create_from_preset", presetId: CALM });
    const other = { action: "clear", contextId: context?.id ?? "" } as const;
    expect((await conversationManage(app, other)).success).toBe(true);
    await app.runs.endAll(new AppError("worker-gone"));
  });

  it("tells how many messages it has cleared where it fails on its way", async () => {
    const { app, contextId } = await makeApp();
    await contextChat(app, { contextId, message: "hello" });
    const { conversations } = app.store;
    const { conversation } = await conversations.create(idle(contextId));
    await sendAndWait(app, conversation.id);
    let calls = 0;
    const purge: typeof conversations.purge = (input) => {
      calls += 1;
      if (calls === 2) throw new AppError("quota-exceeded");
      return conversations.purge(input);
    };
    const store = { ...app.store, conversations: { ...conversations, purge } };
    expect(await conversationManage({ ...app, store }, { action: "clear", contextId })).toEqual({
      success: false,
      deletedCount: 2,
      message: "2 messages deleted. Then it stopped. It failed: quota-exceeded.",
    });
  });

  it("closes what was left open before it deletes or clears, and tells the windows", async () => {
    const { app, contextId, conversationId, harness, hear, woken } = await makeApp();
    const turn = await openTurn(harness, "left over");
    const heard = hear();
    const conversationIds = [turn.userMessageId];
    const request = { action: "delete", contextId, conversationIds } as const;
    expect((await conversationManage(app, request)).deletedCount).toBe(1);
    expect(heard).toEqual(["changed"]);
    expect(woken).toEqual({ jobs: 1, yielded: 1 });
    await openTurn(harness, "left over again");
    expect((await conversationManage(app, { action: "clear", contextId })).success).toBe(true);
    expect(heard).toEqual(["changed", "changed"]);
    expect(await app.store.conversations.find(conversationId)).toBeNull();
  });

  it("M-075 refuses a page that is none, and tells how many there are beyond the end", async () => {
    const { app, contextId } = await makeApp();
    await contextChat(app, { contextId, message: "hello" });
    const list = { action: "list", contextId } as const;
    expect(await conversationManage(app, { ...list, page: 0 })).toEqual({
      success: false,
      message: 'Invalid parameter "page": too-small (limit 1).',
    });
    expect(await conversationManage(app, { ...list, pageSize: 1, page: 3 })).toEqual({
      success: true,
      conversations: [],
      totalCount: 2,
      message: "2 messages. There is no page 3: there are 2 pages.",
    });
  });
});
