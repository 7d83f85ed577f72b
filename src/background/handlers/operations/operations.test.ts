import { describe, expect, it } from "vitest";
import { makeApp } from "../../../../test/builders/make-app";
import { BUILT_IN_PRESETS } from "../../../domain/built-in-presets";
import { contextChat } from "./context-chat";
import { contextManage } from "./context-manage";
import { conversationManage } from "./conversation-manage";
import { presetManage } from "./preset-manage";
import { readResource } from "./read-resource";

const CALM = "preset-calm-counselor";

describe("context-manage", () => {
  it("M-024 M-025 M-028 D-17 creates with the document's defaults, and needs a system prompt alone", async () => {
    const { app } = await makeApp();
    const missing = await contextManage(app, { action: "create", name: "Work" });
    expect(missing).toEqual({ success: false, message: "Required: systemPrompt." });
    const systemPrompt = "Be brief, and ask before you guess what somebody may have meant by it.";
    const unnamed = { action: "create", systemPrompt } as const;
    const name = "Be brief, and ask before you guess what somebody may have…";
    expect((await contextManage(app, unnamed)).context?.name).toBe(name);
    expect((await contextManage(app, unnamed)).context?.name).toBe(`${name} 2`);
    const made = await contextManage(app, {
      action: "create",
      name: "Work",
      systemPrompt: "Be brief.",
    });
    expect(made).toMatchObject({
      success: true,
      context: {
        name: "Work",
        systemPrompt: "Be brief.",
        temperature: 0.7,
        maxTokens: 1000,
        maxHistoryTokens: 15000,
        expiryDays: 7,
        isActive: true,
      },
    });
  });

  it("M-026 creates from a preset with overrides, and keeps an explicit temperature of 0", async () => {
    const { app } = await makeApp();
    const presetOverrides = { name: "Home", temperature: 0 };
    const made = await contextManage(app, {
      action: "create_from_preset",
      presetId: CALM,
      presetOverrides,
    });
    expect(made.context).toMatchObject({
      name: "Home",
      temperature: 0,
      maxTokens: 1200,
      expiryDays: 14,
    });
  });

  it("keeps a preset's tags in what is created from it", async () => {
    const { app } = await makeApp();
    const fields = { name: "Coach", systemPrompt: "You coach.", tags: ["sport"] };
    const { id } = await app.store.presets.create({ id: crypto.randomUUID(), fields });
    const made = await contextManage(app, { action: "create_from_preset", presetId: id });
    const { context } = await app.store.contexts.get(made.context?.id ?? "");
    expect([context.tags, context.presetId]).toEqual([["sport"], id]);
  });

  it("M-072 M-080 tells which contexts there are where one is not found", async () => {
    const { app } = await makeApp();
    const { context } = await contextManage(app, { action: "create_from_preset", presetId: CALM });
    const found = await contextManage(app, { action: "get", contextId: "../x" });
    expect(found.success).toBe(false);
    expect(found.message).toContain(context?.id);
    expect(found.message).not.toContain("Calm Counselor");
    const preset = await contextManage(app, { action: "create_from_preset", presetId: "../x" });
    expect(preset.message).toContain(CALM);
  });

  it("M-073 names the parameter that is wrong and its limit", async () => {
    const { app, contextId } = await makeApp();
    const request = { action: "update", contextId, temperature: 1.1 } as const;
    expect(await contextManage(app, request)).toEqual({
      success: false,
      message: 'Invalid parameter "temperature": too-large (limit 1).',
    });
  });

  it("M-075 refuses a page that is none, and says what is beyond the end or cut", async () => {
    const { app } = await makeApp();
    const list = { action: "list" } as const;
    expect(await contextManage(app, { ...list, pageSize: 1.5 })).toEqual({
      success: false,
      message: 'Invalid parameter "pageSize": not-whole.',
    });
    const beyond = await contextManage(app, { ...list, page: 2 });
    expect(beyond.contexts).toEqual([]);
    expect(beyond.message).toBe("1 contexts. There is no page 2: there is 1 page.");
    const cut = await presetManage(app, { ...list, pageSize: 201 });
    expect(cut.message).toBe("6 presets. At most 200 are on a page.");
    expect((await presetManage(app, { ...list, page: -1 })).success).toBe(false);
  });

  it("M-054 tells what may keep a personality from holding, and does what was asked", async () => {
    const { app } = await makeApp();
    const systemPrompt = "You are a tutor. Answer in short sentences, always, and be patient.";
    const request = { action: "create", name: "Tutor", systemPrompt } as const;
    const made = await contextManage(app, request);
    expect([made.success, made.message]).toEqual([true, 'Created. Hint: "personality" is empty.']);
    const contextId = made.context?.id;
    const personality = "Patient and clear.";
    const changed = await contextManage(app, { action: "update", contextId, personality });
    expect(changed.message).toBe("Updated.");
    const preset = await presetManage(app, request);
    expect(preset.message).toBe('Created. Hint: "defaultPersonality" is empty.');
  });

  it("M-027 M-069 lists ten on a page, without what was archived unless asked", async () => {
    const { app } = await makeApp();
    for (let at = 0; at < 12; at += 1) {
      await contextManage(app, { action: "create", name: `c${at}`, systemPrompt: "s" });
    }
    const first = await contextManage(app, { action: "list" });
    expect([first.contexts?.length, first.totalCount]).toEqual([10, 13]);
    const [gone] = first.contexts ?? [];
    const deleted = await contextManage(app, { action: "delete", contextId: gone?.id });
    expect(deleted.context?.isActive).toBe(false);
    expect((await contextManage(app, { action: "list" })).totalCount).toBe(12);
    const all = await contextManage(app, { action: "list", includeExpired: true, page: 2 });
    expect([all.contexts?.length, all.totalCount]).toEqual([3, 13]);
  });
});

describe("personality-preset-manage", () => {
  it("M-029 M-031 creates, updates and removes presets of one's own", async () => {
    const { app } = await makeApp();
    const made = await presetManage(app, {
      action: "create",
      name: "Tutor",
      systemPrompt: "You teach.",
      defaultSettings: { temperature: 0 },
    });
    expect(made.preset?.defaultSettings).toEqual({
      temperature: 0,
      maxTokens: 1000,
      maxHistoryTokens: 15000,
      expiryDays: 7,
    });
    const presetId = made.preset?.id;
    const changed = await presetManage(app, {
      action: "update",
      presetId,
      defaultSettings: { expiryDays: 3 },
    });
    expect(changed.preset?.defaultSettings).toMatchObject({ temperature: 0, expiryDays: 3 });
    const gone = await presetManage(app, { action: "delete", presetId });
    expect(gone.preset?.isActive).toBe(false);
    expect((await presetManage(app, { action: "list" })).totalCount).toBe(6);
    expect((await presetManage(app, { action: "list", includeInactive: true })).totalCount).toBe(7);
  });

  it("M-030 tells the presets that there are where one is not found, and changes no built-in one", async () => {
    const { app } = await makeApp();
    const missing = await presetManage(app, { action: "get", presetId: "x" });
    expect(missing.message).toContain(CALM);
    const builtIn = await presetManage(app, { action: "update", presetId: CALM, name: "Other" });
    expect(builtIn.success).toBe(false);
    const still = await presetManage(app, { action: "get", presetId: CALM });
    expect(still.preset?.name).toBe("Calm Counselor");
  });
});

describe("context-chat", () => {
  it("M-032 M-033 M-034 answers whole, with records and figures of the turn", async () => {
    const { app, contextId, requests } = await makeApp();
    const answer = await contextChat(app, { contextId, message: "hello" });
    expect(answer).toMatchObject({
      response: "Good day.",
      contextName: "Confidant",
      userMessage: { role: "user", content: "hello", contextId },
      assistantResponse: { role: "assistant", content: "Good day.", contextId },
      metadata: { historyTokens: 0, historyTruncated: false, isExpired: false },
    });
    expect(answer.metadata.tokensUsed).toBeGreaterThan(0);
    const [request] = requests;
    expect(JSON.stringify(request)).toContain("hello");
    expect(JSON.stringify(request)).toContain(answer.personality);
  });

  it("M-032 leaves the personality out of the one answer that is asked for without it", async () => {
    const { app, contextId, requests } = await makeApp();
    const plain = { contextId, message: "one", maintainPersonality: false };
    const { personality } = await contextChat(app, plain);
    await contextChat(app, { contextId, message: "two" });
    const included = requests.map((request) => JSON.stringify(request).includes(personality));
    expect(included).toEqual([false, true]);
  });

  it("M-066 D-24 refuses where its time is over, before any cleanup, and leaves nothing behind", async () => {
    const { app, clock } = await makeApp();
    const made = await contextManage(app, {
      action: "create_from_preset",
      presetId: CALM,
      presetOverrides: { expiryDays: 7 },
    });
    const contextId = made.context?.id ?? "";
    const { metadata } = await contextChat(app, { contextId, message: "hello" });
    expect(metadata).toMatchObject({
      isExpired: false,
      contextExpiry: new Date(clock.time + 7 * 86_400_000).toISOString(),
    });
    const before = await app.store.contexts.holds({ id: contextId });
    clock.time += 7 * 86_400_000;
    const late = contextChat(app, { contextId, message: "hello" });
    await expect(late).rejects.toMatchObject({ code: "archived" });
    expect(await app.store.contexts.holds({ id: contextId })).toEqual(before);
  });

  it("M-066 is listed and read past its time, before the cleanup and after it, and answers once it is restored", async () => {
    const { app, clock } = await makeApp();
    const made = await contextManage(app, { action: "create_from_preset", presetId: CALM });
    const contextId = made.context?.id ?? "";
    const chat = () => contextChat(app, { contextId, message: "hello" });
    const { metadata } = await chat();
    clock.time = Date.parse(metadata.contextExpiry ?? "") + 1;
    for (const archived of [0, 1]) {
      if (archived === 1) {
        expect(await app.store.contexts.archiveExpired()).toMatchObject({ archived });
      }
      await expect(chat()).rejects.toMatchObject({ code: "archived" });
      const { contexts } = await contextManage(app, { action: "list", includeExpired: true });
      expect(contexts?.map(({ id }) => id)).toContain(contextId);
      const { totalCount } = await conversationManage(app, { action: "list", contextId });
      expect(totalCount).toBe(2);
    }
    await app.store.contexts.restore({ id: contextId, keep: true });
    expect(await chat()).toMatchObject({ metadata: { isExpired: false } });
  });

  it("D-24 tells of the first context and a pinned one that there is no end", async () => {
    const { app, contextId, clock } = await makeApp();
    clock.time += 400 * 86_400_000;
    const { metadata } = await contextChat(app, { contextId, message: "hello" });
    expect(metadata).toMatchObject({ isExpired: false, contextExpiry: null });
    const found = await contextManage(app, { action: "get", contextId });
    expect(found.context).toMatchObject({ expiresAt: null, isActive: true });
  });

  it("M-072 tells by id which contexts there are where there is no such one, never a name", async () => {
    const { app, contextId } = await makeApp();
    const chatting = contextChat(app, { contextId: "../x", message: "hello" });
    const data = { kind: "context", available: contextId };
    await expect(chatting).rejects.toMatchObject({ code: "not-found", data });
  });

  it("leaves no conversation behind where the message is empty or a command", async () => {
    const { app, contextId } = await makeApp();
    const count = async () => (await app.store.contexts.holds({ id: contextId })).conversations;
    const before = await count();
    for (const [message, code] of [
      [" \n", "empty-message"],
      ["/help", "is-command"],
    ] as const) {
      await expect(contextChat(app, { contextId, message })).rejects.toMatchObject({ code });
    }
    expect(await count()).toBe(before);
  });
});

describe("the resources", () => {
  it("M-039 M-040 M-041 M-042 M-043 are read by their uris", async () => {
    const { app, contextId } = await makeApp();
    const read = async (path: string) => {
      const { text } = await readResource(app, { uri: `mcp-llm-generator://${path}` });
      return JSON.parse(text);
    };
    expect((await read("contexts")).contexts).toMatchObject([{ id: contextId }]);
    await contextChat(app, { contextId, message: "hello" });
    expect((await read(`context/${contextId}`)).recentConversations).toHaveLength(2);
    expect((await read("personality-templates")).templates.length).toBeGreaterThan(3);
    expect((await read("personality-presets")).totalCount).toBe(6);
    expect((await read(`preset/${CALM}`)).name).toBe("Calm Counselor");
  });

  it("M-072 tell by id which there are where there is none of a uri", async () => {
    const { app, contextId } = await makeApp();
    const failing = async (path: string) => {
      const uri = `mcp-llm-generator://${path}`;
      const error = await readResource(app, { uri }).catch((failure) => failure);
      expect(error).toMatchObject({ code: "not-found" });
      return error.data;
    };
    expect(await failing("context/x")).toEqual({ kind: "context", available: contextId });
    const available = BUILT_IN_PRESETS.map(({ id }) => id).join(", ");
    expect(await failing("preset/x")).toEqual({ kind: "preset", available });
    const resource = await failing("secrets");
    expect(resource.kind).toBe("resource");
    expect(resource.available).toContain("mcp-llm-generator://context/{id}");
  });
});
