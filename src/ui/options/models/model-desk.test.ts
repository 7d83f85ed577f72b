import { describe, expect, it } from "vitest";
import { makeConnection, makeServerModel } from "../../../../test/builders/make-connection";
import { makeContext } from "../../../../test/builders/make-context";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import type { Model } from "../../../domain/model";
import { chosenOf, createModelDesk } from "./model-desk";

const REMOTE = makeServerModel(makeConnection(1));
const LOCAL: Model = {
  provider: "ollama",
  name: "calm:1b",
  url: "http://127.0.0.1:11434",
  window: 4_096,
  thinks: false,
};

function start(general: Model, answers: Record<string, (input: never) => unknown> = {}) {
  const context = makeContext({ id: idOf(5), name: "Work", model: LOCAL });
  const fake = createFakeClient({
    "model.status": () => ({ model: general, ollamaUrl: LOCAL.url, isOwn: false }),
    "model.choose": () => ({ model: general, ollamaUrl: LOCAL.url, isOwn: false }),
    "context.list": () => ({
      contexts: [{ context, lastChatAt: null, expiry: { at: 0, state: "fresh" } }],
      total: 1,
      tags: [],
    }),
    ...answers,
  });
  return { ...fake, desk: createModelDesk({ client: fake.client }) };
}

describe("createModelDesk", () => {
  it("chooses in general, and for a context where one is aimed at, with its connection", async () => {
    const { desk, named } = start(LOCAL);
    await desk.look();
    await desk.choose(REMOTE);
    desk.aim(idOf(5));
    await desk.choose(LOCAL);
    expect(named("model.choose").map(({ input }) => input)).toEqual([
      { provider: "openai", name: "calm-1", url: null, connectionId: idOf(1), contextId: null },
      { provider: "ollama", name: "calm:1b", url: null, connectionId: null, contextId: idOf(5) },
    ]);
  });

  it("knows what answers in general and in the context that is aimed at", async () => {
    const { desk } = start(REMOTE);
    await desk.look();
    expect(chosenOf(desk.state.get())).toEqual(REMOTE);
    desk.aim(idOf(5));
    expect(chosenOf(desk.state.get())).toEqual(LOCAL);
    desk.aim(idOf(6));
    expect(chosenOf(desk.state.get()), "a context without a model of its own").toBeNull();
  });

  it("keeps what answers where the built-in server moves, unless it was of that server", async () => {
    const remote = start(REMOTE);
    await remote.desk.look();
    await remote.desk.moveOllama("127.0.0.1:9999");
    expect(remote.named("model.choose").map(({ input }) => input)).toEqual([
      { provider: "ollama", name: "", url: "127.0.0.1:9999" },
      { provider: "openai", name: "calm-1", url: null, connectionId: idOf(1) },
    ]);
    const local = start(LOCAL);
    await local.desk.look();
    await local.desk.moveOllama("127.0.0.1:9999");
    expect(local.named("model.choose")).toHaveLength(1);
  });

  it("reads what another window chose, and asks no server for that", async () => {
    let general: Model = REMOTE;
    const { desk, named } = start(LOCAL, {
      "model.status": () => ({ model: general, ollamaUrl: LOCAL.url, isOwn: false }),
    });
    await desk.refresh();
    general = LOCAL;
    await desk.refresh();
    expect(desk.state.get().general).toEqual(LOCAL);
    expect(named("model.list")).toEqual([]);
  });

  it("tells whoever chose why that did not hold, and nobody else", async () => {
    const { desk } = start(LOCAL, {
      "model.choose": () => {
        throw new AppError("connection-gone");
      },
    });
    await expect(desk.choose(REMOTE)).rejects.toMatchObject({ code: "connection-gone" });
    const moving = desk.moveOllama("127.0.0.1:9999");
    await expect(moving).rejects.toMatchObject({ code: "connection-gone" });
    expect(desk.state.get()).toMatchObject({ looking: false, failure: null });
  });

  it("tells why it could not look, and forgets that with the next look", async () => {
    let isLocked = true;
    const { desk } = start(LOCAL, {
      "model.list": () => {
        if (isLocked) throw new AppError("locked");
        return { models: [], failure: null, connections: [] };
      },
    });
    await desk.look();
    expect(desk.state.get()).toMatchObject({ looking: false, failure: { code: "locked" } });
    isLocked = false;
    await desk.look();
    expect(desk.state.get().failure).toBeNull();
  });

  it("tests no server while a model is chosen", async () => {
    const { desk } = start(LOCAL);
    const choosing = desk.choose(REMOTE);
    expect(desk.state.get().looking).toBe(false);
    await choosing;
  });
});
