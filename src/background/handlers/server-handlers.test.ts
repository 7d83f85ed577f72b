import { afterEach, describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeToolServers } from "../../../test/builders/make-tool-servers";
import { connectionTest } from "./connection-test";
import { serverAttach, serverOffers } from "./server-handlers";

const open: { readonly close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

const REVIEW = { name: "review", arguments: [{ name: "of", required: true }] };
const NOTES = { uri: "file:///notes", name: "Notes" };

/** An app that has asked a real server of MCP for what it offers. */
async function setup() {
  const world = await makeToolServers({ offers: { prompts: [REVIEW], resources: [NOTES] } });
  open.push(world);
  const made = await makeApp(undefined, undefined, undefined, () => world.servers);
  const { app, conversationId } = made;
  const about = { kind: "mcp", preset: null, name: "Files", key: null } as const;
  const { id } = await app.store.connections.add({ ...about, url: world.server.url });
  const tested = await connectionTest(app, { id });
  const attach = (what: Parameters<typeof serverAttach>[1]["what"]) =>
    serverAttach(app, { id: crypto.randomUUID(), conversationId, server: id, what });
  return { ...made, ...world, connectionId: id, tested, attach };
}

describe("what a server of MCP offers for messages", () => {
  it("is kept when it is tested, and told without asking it", async () => {
    const { app, server, connectionId, tested } = await setup();
    expect(tested.failure).toBeNull();
    const before = server.requests.length;
    const { servers } = await serverOffers(app);
    expect(servers).toMatchObject([
      {
        ...{ id: connectionId, name: "Files", host: new URL(server.url).host },
        prompts: [{ name: "review", arguments: [{ name: "of", required: true }] }],
        resources: [{ uri: "file:///notes", name: "Notes" }],
      },
    ]);
    expect(server.requests.length).toBe(before);
  });

  it("becomes a file of the draft that says where it is from, and is untrusted", async () => {
    const { app, conversationId, attach, server } = await setup();
    await attach({ kind: "resource", uri: "file:///notes" });
    await attach({ kind: "prompt", name: "review", arguments: { of: "my plan" } });
    const draft = await app.store.attachments.listDraft(conversationId);
    const { host } = new URL(server.url);
    const resource = `Resource: file:///notes\nServer: ${host}\n\nWhat file:///notes says.`;
    expect(draft).toMatchObject([
      { kind: "text", name: "Notes", taint: ["tool"], text: resource },
      {
        ...{ kind: "text", name: "review", taint: ["tool"] },
        text: `Prompt: review\nServer: ${host}\n\nreview: {"of":"my plan"}`,
      },
    ]);
  });

  it("is not asked for of a server that is gone, or of one that answers messages", async () => {
    const { app, attach, connectionId } = await setup();
    await app.store.connections.remove({ id: connectionId });
    await expect(attach({ kind: "resource", uri: "file:///notes" })).rejects.toMatchObject({
      code: "not-found",
    });
    expect((await serverOffers(app)).servers).toEqual([]);
  });
});
