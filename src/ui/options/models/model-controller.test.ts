import { describe, expect, it } from "vitest";
import { makeConnection, makeServerModel } from "../../../../test/builders/make-connection";
import { makeContext } from "../../../../test/builders/make-context";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import { GUIDE_MODEL, type Model } from "../../../domain/model";
import { chosenOf, createModelController } from "./model-controller";

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
  return { ...fake, controller: createModelController({ client: fake.client }) };
}

describe("createModelController", () => {
  it("chooses in general, and for a context where one is aimed at, with its connection", async () => {
    const { controller, named } = start(LOCAL);
    await controller.look();
    await controller.choose(REMOTE);
    controller.aim(idOf(5));
    await controller.choose(LOCAL);
    expect(named("model.choose").map(({ input }) => input)).toEqual([
      { provider: "openai", name: "calm-1", url: null, connectionId: idOf(1), contextId: null },
      { provider: "ollama", name: "calm:1b", url: null, connectionId: null, contextId: idOf(5) },
    ]);
  });

  it("knows what answers in general and in the context that is aimed at", async () => {
    const { controller } = start(REMOTE);
    await controller.look();
    expect(chosenOf(controller.state.get())).toEqual(REMOTE);
    controller.aim(idOf(5));
    expect(chosenOf(controller.state.get())).toEqual(LOCAL);
    controller.aim(idOf(6));
    expect(chosenOf(controller.state.get()), "a context without a model of its own").toBeNull();
  });

  it("chooses in general once the context that was aimed at is not there any more", async () => {
    let contexts = [{ context: makeContext({ id: idOf(5) }) }];
    const { controller, named } = start(LOCAL, { "context.list": () => ({ contexts }) });
    await controller.look();
    controller.aim(idOf(5));
    contexts = [];
    await controller.refresh();
    await controller.choose(REMOTE);
    expect(controller.state.get().target).toBeNull();
    expect(named("model.choose")[0]?.input).toMatchObject({ contextId: null });
  });

  it("keeps what answers where the built-in server moves, unless it was of that server", async () => {
    const remote = start(REMOTE, {
      "model.choose": () => ({ model: LOCAL, ollamaUrl: LOCAL.url, isOwn: false }),
    });
    await remote.controller.look();
    await remote.controller.moveOllama("127.0.0.1:9999");
    expect(remote.named("model.choose").map(({ input }) => input)).toEqual([
      { provider: "ollama", name: "", url: "127.0.0.1:9999" },
      { provider: "openai", name: "calm-1", url: null, connectionId: idOf(1) },
    ]);
    const local = start(LOCAL);
    await local.controller.look();
    await local.controller.moveOllama("127.0.0.1:9999");
    expect(local.named("model.choose")).toHaveLength(1);
  });

  it("keeps what was chosen elsewhere while the moved server was asked", async () => {
    const { controller, named } = start(REMOTE, {
      "model.choose": () => ({ model: GUIDE_MODEL, ollamaUrl: LOCAL.url, isOwn: false }),
    });
    await controller.look();
    await controller.moveOllama("127.0.0.1:9999");
    expect(named("model.choose")).toHaveLength(1);
  });

  it("reads what another window chose, and asks no server for that", async () => {
    let general: Model = REMOTE;
    const { controller, named } = start(LOCAL, {
      "model.status": () => ({ model: general, ollamaUrl: LOCAL.url, isOwn: false }),
    });
    await controller.refresh();
    general = LOCAL;
    await controller.refresh();
    expect(controller.state.get().general).toEqual(LOCAL);
    expect(named("model.list")).toEqual([]);
  });

  it("tells whoever chose why that did not hold, and nobody else", async () => {
    const { controller } = start(LOCAL, {
      "model.choose": () => {
        throw new AppError("connection-gone");
      },
    });
    await expect(controller.choose(REMOTE)).rejects.toMatchObject({ code: "connection-gone" });
    const moving = controller.moveOllama("127.0.0.1:9999");
    await expect(moving).rejects.toMatchObject({ code: "connection-gone" });
    expect(controller.state.get()).toMatchObject({ looking: false, failure: null });
  });

  it("tells why it could not look, and forgets that with the next look", async () => {
    let isLocked = true;
    const { controller } = start(LOCAL, {
      "model.list": () => {
        if (isLocked) throw new AppError("locked");
        return { models: [], failure: null, connections: [] };
      },
    });
    await controller.look();
    expect(controller.state.get()).toMatchObject({ looking: false, failure: { code: "locked" } });
    isLocked = false;
    await controller.look();
    expect(controller.state.get().failure).toBeNull();
  });

  it("tests no server while a model is chosen", async () => {
    const { controller } = start(LOCAL);
    const choosing = controller.choose(REMOTE);
    expect(controller.state.get().looking).toBe(false);
    await choosing;
  });
});
