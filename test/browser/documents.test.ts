import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readConversation, untilChosen } from "./harness/panel-page";

const CALM = "preset-calm-counselor";
const PATIENCE = { timeout: 10_000 };

let server: OllamaServer;
let extension: RunningExtension;
/** Any page of the extension: the calls are plain runtime messages. */
let page: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  const panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  page = await extension.openPage("welcome.html");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** A context made from a preset; resolves with its id. */
async function make(name: string): Promise<string> {
  const presetOverrides = { name, temperature: 0 };
  const input = { action: "create_from_preset", presetId: CALM, presetOverrides } as const;
  const { context } = await extension.call(page, "context-manage", input);
  if (context === undefined) throw new Error(`${name} was not made`);
  return context.id;
}

async function chat(contextId: string, message: string, reply: string) {
  server.setScript("reply", { text: reply });
  return extension.call(page, "context-chat", { contextId, message });
}

describe("context-manage", () => {
  it("M-024 M-026 M-028 creates, changes, lists and deletes, and keeps a temperature of 0", async () => {
    const contextId = await make("By call");
    const got = await extension.call(page, "context-manage", { action: "get", contextId });
    expect(got).toMatchObject({
      success: true,
      context: { name: "By call", temperature: 0, maxTokens: 1_200, isActive: true },
    });
    const name = "By call, renamed";
    await extension.call(page, "context-manage", { action: "update", contextId, name });
    const names = async () =>
      (await extension.call(page, "context-manage", { action: "list" })).contexts?.map(
        (context) => context.name,
      );
    expect(await names()).toContain(name);
    const deleted = await extension.call(page, "context-manage", { action: "delete", contextId });
    expect(deleted).toMatchObject({ success: true, context: { isActive: false } });
    expect(await names()).not.toContain(name);
  });

  it("M-072 M-073 M-080 tells which contexts there are for an id that is none, and which field is wrong", async () => {
    const contextId = await make("The only one");
    const lost = await extension.call(page, "context-manage", { action: "get", contextId: "../x" });
    expect(lost.success).toBe(false);
    // By its id: names are not for every program that asks.
    expect(lost.message).toContain(contextId);
    const hot = { action: "update", contextId, temperature: 1.1 } as const;
    const refused = await extension.call(page, "context-manage", hot);
    expect(refused).toMatchObject({ success: false });
    expect(refused.message).toContain("temperature");
  });
});

describe("context-chat", () => {
  it("M-032 M-033 answers with both messages and its figures, told the personality and the history", async () => {
    const contextId = await make("Counselor");
    await chat(contextId, "My name is Ada: Nn7q", "Good day.");
    const answered = await chat(contextId, "What is my name?", "Ada.");
    expect(answered).toMatchObject({
      response: "Ada.",
      contextName: "Counselor",
      userMessage: { role: "user", content: "What is my name?", contextId },
      assistantResponse: { role: "assistant", content: "Ada.", contextId },
      metadata: { historyTruncated: false, isExpired: false },
    });
    expect(answered.personality).not.toBe("");
    const heard = server.requests.findLast(({ path }) => path === "/api/chat");
    expect(heard?.body).toContain("Nn7q");
    expect(heard?.json.messages[0].content).toContain(answered.personality);
    expect(heard?.json.options.temperature).toBe(0);
  });

  it("M-072 fails with not-found for a context that is none", async () => {
    const input = { contextId: "../x", message: "Hello" };
    await expect(extension.call(page, "context-chat", input)).rejects.toMatchObject({
      failure: { code: "not-found" },
    });
  });
});

describe("conversation-manage", () => {
  it("M-035 M-036 M-037 M-038 lists newest first, deletes by ids only within its context, and clears", async () => {
    const contextId = await make("History");
    const other = await make("Another history");
    await chat(contextId, "One", "Ay one");
    await chat(contextId, "Two", "Ay two");
    await chat(other, "Kept", "Kept, too");
    const list = async (id: string) => {
      const input = { action: "list", contextId: id } as const;
      const { conversations = [] } = await extension.call(page, "conversation-manage", input);
      return conversations;
    };
    const listed = await list(contextId);
    expect(listed.map(({ content }) => content)).toEqual(["Ay two", "Two", "Ay one", "One"]);
    const conversationIds = listed.slice(0, 1).map(({ id }) => id);
    const remove = (id: string) =>
      extension.call(page, "conversation-manage", {
        action: "delete",
        contextId: id,
        conversationIds,
      });
    expect(await remove(other)).toMatchObject({ success: true, deletedCount: 0 });
    expect(await remove(contextId)).toMatchObject({ success: true, deletedCount: 1 });
    expect((await list(contextId)).map(({ content }) => content)).toEqual(["Two", "Ay one", "One"]);
    await extension.call(page, "conversation-manage", { action: "clear", contextId });
    expect(await list(contextId)).toEqual([]);
    expect(await list(other)).toHaveLength(2);
  });
});

describe("chat.stream", () => {
  it("A-067 tells an answer as it comes, over a port, and A-069 the history has it whole", async () => {
    server.setScript("hold");
    const message = "Slowly: Ss9t";
    const watch = await extension.watch(page, "chat.stream", { message, workflow_id: "wf-7" });
    const begun = await watch.until(({ type }) => type === "begun");
    if (begun.type !== "begun") throw new Error("it did not begin");
    expect(begun.context).toMatchObject({
      workflow_spec: { spec_id: "wf-7" },
      conversation_workflows: [{ spec_id: "wf-7" }],
    });
    const isDelta = (event: (typeof watch.messages)[number]) =>
      event.type === "turn" && event.event.type === "delta";
    await watch.until(() => watch.messages.filter(isDelta).length >= 2);
    server.release();
    const end = await watch.until((event) => event.type === "turn" && event.event.type === "end");
    expect(end).toMatchObject({ event: { state: { status: "complete" } } });
    const input = { conversation_id: begun.conversation_id };
    const history = await extension.call(page, "conversations.history", input);
    expect(history.turns).toMatchObject([
      { user_message: message, agent_response: expect.stringContaining("word0 word1") },
    ]);
    const found = await extension.call(page, "workflows.conversations", { spec_id: "wf-7" });
    expect(found.conversation_ids).toEqual([begun.conversation_id]);
  });

  it("goes on where its port closes", async () => {
    server.setScript("hold");
    const watch = await extension.watch(page, "chat.stream", { message: "Without me" });
    const begun = await watch.until(({ type }) => type === "begun");
    if (begun.type !== "begun") throw new Error("it did not begin");
    await watch.until((event) => event.type === "turn" && event.event.type === "delta");
    await watch.stop();
    server.release();
    const read = async () => {
      const input = { conversation_id: begun.conversation_id };
      return (await extension.call(page, "conversations.history", input)).turns[0]?.agent_response;
    };
    await expect.poll(read, PATIENCE).toContain("word0 word1");
    await expect
      .poll(async () => (await extension.call(page, "turn.running", {})).turns, PATIENCE)
      .toEqual([]);
  });
});

describe("a call of the documents", () => {
  it("is seen at once in a panel that shows what it changed", async () => {
    const contextId = await make("Seen");
    const panel = await extension.openPage("sidepanel.html");
    const channel = "mcp:context-chat";
    const opened = await extension.call(page, "conversation.open", { channel, contextId });
    const { id: conversationId } = opened.conversation;
    const windowId = await panel.evaluate(async () => (await chrome.windows.getCurrent()).id ?? 0);
    await panel.waitForSelector("main[data-ready]");
    await extension.call(page, "panel.show", { contextId, conversationId, windowId });
    await expect.poll(() => panel.$eval("[data-context-name]", (n) => n.textContent)).toBe("Seen");
    await chat(contextId, "Do you see me?", "I do.");
    await expect.poll(() => readConversation(panel), PATIENCE).toEqual(["Do you see me?", "I do."]);
    await panel.close();
  });
});
