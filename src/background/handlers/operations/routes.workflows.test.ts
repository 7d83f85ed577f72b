import { describe, expect, it } from "vitest";
import { makeApp } from "../../../../test/builders/make-app";
import { chat, conversationWorkflows, workflowConversations } from "./routes";

describe("workflows", () => {
  it("A-051 A-072 tells the five workflows that were named last, and nothing else it was about", async () => {
    const { app, clock, conversationId } = await makeApp();
    const request = { conversation_id: conversationId, message: "hello" };
    for (let at = 0; at < 5; at += 1) {
      clock.time += 1;
      await chat(app, { ...request, workflow_id: `wf-${at}` });
    }
    const page = { kind: "page", target: "p", name: "p", action: "discussed" } as const;
    const mentionedAt = clock.time + 1;
    await app.store.references.note({ ...page, conversationId, aliases: [], mentionedAt });
    const names = ["wf-4", "wf-3", "wf-2", "wf-1", "wf-0"];
    const { context } = await chat(app, { ...request, workflow_id: "" });
    expect(context.workflow_spec).toBeNull();
    expect(context.conversation_workflows.map(({ spec_id }) => spec_id)).toEqual(names);
    const { workflows } = await conversationWorkflows(app, { conversation_id: conversationId });
    expect(workflows.map(({ spec_id }) => spec_id)).toEqual(names);
    clock.time += 2;
    const sixth = await chat(app, { ...request, workflow_id: "wf-5" });
    const ids = sixth.context.conversation_workflows.map(({ spec_id }) => spec_id);
    expect(ids).toEqual(["wf-5", ...names.slice(0, 4)]);
  });

  it("keeps the workflow that a message names with the message", async () => {
    const { app } = await makeApp();
    const { conversation_id: conversationId } = await chat(app, {
      message: "hello",
      workflow_id: "wf-1",
    });
    const query = { conversationId, before: null, limit: 2 };
    const [user] = (await app.store.listMessages(query)).messages;
    expect(user?.metadata).toEqual({ workflow: "wf-1" });
  });

  it("A-046 A-054 tells the model the workflow that a message names, and counts it apart", async () => {
    const { app, requests } = await makeApp();
    const request = { message: "hello", workflow_id: "wf-1" };
    const { conversation_id, metadata } = await chat(app, request);
    expect(requests[0]?.body).toContain("spec_id: wf-1");
    const { figures } = metadata;
    expect(figures?.workflowTokens).toBeGreaterThan(0);
    expect(figures?.tokens.system).toBeGreaterThan(figures?.workflowTokens ?? 0);
    // It is that message's alone.
    const next = await chat(app, { conversation_id, message: "and now?" });
    expect(requests.at(-1)?.body).not.toContain("spec_id: wf-1");
    expect(next.metadata.figures?.workflowTokens).toBe(0);
  });

  it("A-024 A-030 takes natural words for the workflow of the conversation that they mean", async () => {
    const { app, clock, requests, conversationId: conversation_id } = await makeApp();
    const noted = { conversationId: conversation_id, kind: "workflow", action: "created" } as const;
    for (const [target, name] of [
      ["wf-1", "Task Management"],
      ["wf-2", "Invoices"],
    ] as const) {
      const mentionedAt = clock.time;
      await app.store.references.note({ ...noted, target, name, aliases: [], mentionedAt });
    }
    clock.time += 1;
    const ask = (message: string, id = conversation_id) =>
      chat(app, { conversation_id: id, message });
    const { context } = await ask("update my task workflow");
    expect(context.workflow_spec).toEqual({ spec_id: "wf-1" });
    expect(context.conversation_workflows).toMatchObject([
      { spec_id: "wf-1", name: "Task Management", action: "created" },
      { spec_id: "wf-2" },
    ]);
    expect(requests.at(-1)?.body).toContain("spec_id: wf-1");
    expect(requests.at(-1)?.body).toContain("Task Management (wf-1): created; the message below");
    // Two are named alike, and another conversation knows of none.
    expect((await ask("my task or the invoices?")).context.workflow_spec).toEqual({
      spec_id: "wf-1",
    });
    expect((await ask("my task, my invoices")).context.workflow_spec).toBeNull();
    const other = await chat(app, { message: "update my task workflow" });
    expect(other.context.workflow_spec).toBeNull();
  });

  it("A-025 tells of a workflow its id, name, time, what was done and its other names", async () => {
    const { app, clock, conversationId } = await makeApp();
    const mentions = (["created", "modified", "discussed"] as const).map((action, at) => {
      return { action, target: `wf-${action}`, name: `Plan ${at}`, mentionedAt: clock.time + at };
    });
    for (const one of mentions) {
      const rest = { kind: "workflow" as const, aliases: ["the plan"] };
      await app.store.references.note({ conversationId, ...rest, ...one });
    }
    const { workflows } = await conversationWorkflows(app, { conversation_id: conversationId });
    expect(workflows).toEqual(
      mentions.reverse().map(({ action, target, name, mentionedAt }) => ({
        ...{ spec_id: target, name, mentioned_at: new Date(mentionedAt).toISOString() },
        ...{ action, aliases: expect.arrayContaining(["the plan"]) },
      })),
    );
  });

  it("A-052 A-072 A-073 notes the workflow that a message names, in both directions", async () => {
    const { app } = await makeApp();
    const { conversation_id, context } = await chat(app, { message: "hello", workflow_id: "wf-1" });
    expect(context.workflow_spec).toEqual({ spec_id: "wf-1" });
    expect(context.conversation_workflows).toMatchObject([{ spec_id: "wf-1" }]);
    const { workflows } = await conversationWorkflows(app, { conversation_id });
    expect(workflows.map(({ spec_id }) => spec_id)).toEqual(["wf-1"]);
    const found = await workflowConversations(app, { spec_id: "wf-1" });
    expect(found.conversation_ids).toEqual([conversation_id]);
  });
});
