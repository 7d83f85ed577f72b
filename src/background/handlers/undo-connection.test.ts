import { describe, expect, it } from "vitest";
import { FROZEN_GRANT } from "../../../test/builders/add-newer";
import { makeApp } from "../../../test/builders/make-app";
import { MAX_CONNECTIONS } from "../../domain/limits";
import type { App } from "../app";
import { createHostLeave } from "../host-leave";
import { connectionAdd, connectionList, connectionRemove } from "./connection-handlers";
import { undoRun } from "./undo-handlers";

const GIVEN = {
  kind: "openai",
  preset: null,
  name: "Mine",
  url: "https://api.example.com",
  key: "sk-secret",
} as const;

/** An app with one connection; what leave is kept for, and how often the rules were applied. */
async function setup() {
  const { app: made } = await makeApp();
  const applied: boolean[] = [];
  const kept: (readonly string[])[] = [];
  const permissions = { keepOnly: async (origins: readonly string[]) => void kept.push(origins) };
  const app = {
    ...made,
    origins: { apply: async () => void applied.push(true), end: async () => {} },
    leave: createHostLeave({ store: made.store, permissions, later: () => {}, onError: () => {} }),
  } as App;
  const connection = await connectionAdd(app, GIVEN);
  return { app, applied, kept, connection, id: connection.id, panelEvents: made.panelEvents };
}

describe("a removed connection", () => {
  it("comes back whole, with its key, and the leave to reach it was never given back", async () => {
    const { app, id, kept, applied, connection, panelEvents } = await setup();
    const undo = crypto.randomUUID();
    expect(await connectionRemove(app, { id, undo })).toEqual({ canUndo: true });
    expect(await connectionRemove(app, { id, undo }), "asked once more").toEqual({ canUndo: true });
    expect(kept).toEqual([["https://api.example.com"]]);
    expect((await connectionList(app)).connections).toEqual([]);
    expect(await app.store.connections.readSecrets(id)).toBeNull();
    // Whatever else is changed meanwhile leaves it, too.
    const other = await connectionAdd(app, { ...GIVEN, url: "https://other.example" });
    await connectionRemove(app, { id: other.id });
    expect(kept.at(-1)).toEqual(["https://api.example.com"]);
    const before = [applied.length, panelEvents.filter(({ type }) => type === "models").length];
    await undoRun(app, { undoId: undo });
    expect([applied.length, panelEvents.filter(({ type }) => type === "models").length]).toEqual(
      before.map((count) => count + 1),
    );
    const { connections } = await connectionList(app);
    const version = expect.any(Number);
    expect(connections).toEqual([{ ...connection, version }]);
    expect(await app.store.connections.readSecrets(id)).toMatchObject({ key: "sk-secret" });
    expect(await app.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    app.undo.end();
    await app.leave.tidy();
    expect(kept.at(-1)).toEqual(["https://api.example.com"]);
  });

  it("keeps the leave for where it has signed in, as long as it may come back", async () => {
    const { app, kept } = await setup();
    const at = { kind: "mcp", preset: null, name: "Tools", url: "https://mcp.example" } as const;
    const { id } = await connectionAdd(app, { ...at, key: null });
    const grant = { ...FROZEN_GRANT, tokenUrl: "https://auth.example/token" };
    await app.store.connections.keepGrant({ id, url: at.url, grant });
    await connectionRemove(app, { id, undo: crypto.randomUUID() });
    expect(kept.at(-1)).toContain("https://auth.example");
    app.undo.end();
    await app.leave.tidy();
    expect(kept.at(-1)).not.toContain("https://auth.example");
  });

  it("loses the leave once it cannot come back any more", async () => {
    const { app, id, kept } = await setup();
    const undo = crypto.randomUUID();
    await connectionRemove(app, { id, undo });
    app.undo.end();
    await app.leave.tidy();
    expect(kept.at(-1)).toEqual([]);
    await expect(undoRun(app, { undoId: undo })).rejects.toMatchObject({ code: "undo-late" });
    expect((await connectionList(app)).connections).toEqual([]);
  });

  it("stays away where its place was taken meanwhile", async () => {
    const { app, id } = await setup();
    const undo = crypto.randomUUID();
    await connectionRemove(app, { id, undo });
    for (let count = 0; count < MAX_CONNECTIONS; count += 1) await connectionAdd(app, GIVEN);
    await expect(undoRun(app, { undoId: undo })).rejects.toMatchObject({ code: "conflict" });
    expect(await app.store.connections.find(id)).toBeNull();
  });
});
