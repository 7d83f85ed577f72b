import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import { AppError } from "../../domain/app-error";
import type { Model } from "../../domain/model";
import type { Provider } from "../../domain/provider";
import { refusedOrigins } from "../../domain/refused-origins";
import type { App } from "../app";
import { createHostLeave } from "../host-leave";
import {
  connectionAdd,
  connectionHideOrigin,
  connectionList,
  connectionRemove,
  connectionUpdate,
} from "./connection-handlers";
import { connectionTest } from "./connection-test";

const GIVEN = {
  kind: "openai",
  preset: null,
  name: "Mine",
  url: "https://api.example.com",
  key: "sk-secret",
} as const;

function openaiModel(name: string, over: Partial<Model> = {}): Model {
  return { provider: "openai", name, url: "", window: null, thinks: false, ...over };
}

/** An app with one connection whose server lists what `listed` holds then. */
async function setup() {
  const { app: made, clock } = await makeApp();
  const requests: unknown[] = [];
  const server = {
    listed: async (): Promise<readonly Model[]> => [openaiModel("gpt")],
  };
  const openai: Provider = {
    id: "openai",
    stream: () => {
      throw new Error("not asked here");
    },
    listModels: async (at) => {
      requests.push(at);
      clock.time += 40;
      return server.listed();
    },
    describeModel: async (model) => ({ ...model, window: 8_192 }),
  };
  const applied: boolean[] = [];
  const kept: (readonly string[])[] = [];
  const permissions = { keepOnly: async (origins: readonly string[]) => void kept.push(origins) };
  const app = {
    ...made,
    providers: fakeProviders({ openai }),
    origins: { apply: async () => void applied.push(true), end: async () => {} },
    leave: createHostLeave({ store: made.store, permissions, later: () => {}, onError: () => {} }),
  } as App;
  const connection = await connectionAdd(app, GIVEN);
  return {
    app,
    requests,
    server,
    applied,
    kept,
    connection,
    id: connection.id,
    panelEvents: made.panelEvents,
  };
}

describe("connection.list", () => {
  it("tells no secret, and whether the built-in server is told who asks", async () => {
    const { app, connection } = await setup();
    const list = await connectionList(app);
    expect(list).toEqual({ connections: [connection], hidesOrigin: false });
    expect(JSON.stringify(list)).not.toContain("sk-secret");
  });
});

describe("connection.update", () => {
  it("gives back the leave to talk to a server that nothing leads to any more", async () => {
    const { app, id, kept, applied } = await setup();
    await connectionUpdate(app, { id, version: 1, url: "https://api.example.com/other" });
    expect(kept.at(-1)).toEqual(["https://api.example.com"]);
    await connectionUpdate(app, { id, version: 2, url: "https://other.example" });
    expect(kept.at(-1)).toEqual(["https://other.example"]);
    expect(applied).toHaveLength(2);
  });

  it("gives back the leave that was given for a change that could not be made", async () => {
    const { app, id, kept } = await setup();
    const change = { id, version: 7, url: "https://other.example" };
    await expect(connectionUpdate(app, change)).rejects.toMatchObject({ code: "conflict" });
    expect(kept).toEqual([["https://api.example.com"]]);
  });
});

describe("connection.add", () => {
  it("gives back the leave that was given for what could not be made", async () => {
    const { app, kept } = await setup();
    const given = { ...GIVEN, url: "http://plain.example" };
    await expect(connectionAdd(app, given)).rejects.toMatchObject({ code: "bad-request" });
    expect(kept).toEqual([["https://api.example.com"]]);
  });
});

describe("connection.remove", () => {
  it("takes the header rule along, and the leave unless another connection needs it", async () => {
    const { app, id, kept, applied } = await setup();
    const other = await connectionAdd(app, { ...GIVEN, url: "https://api.example.com/two" });
    await connectionRemove(app, { id });
    expect(kept.at(-1)).toEqual(["https://api.example.com"]);
    await connectionRemove(app, { id: other.id });
    expect(kept.at(-1)).toEqual([]);
    expect(applied).toHaveLength(2);
    expect((await connectionList(app)).connections).toEqual([]);
    await expect(connectionRemove(app, { id })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("connection.hideOrigin", () => {
  it("is kept, and done at once", async () => {
    const { app, applied } = await setup();
    expect(await connectionHideOrigin(app, { on: true })).toEqual({ hidesOrigin: true });
    expect(applied).toHaveLength(1);
    expect((await connectionList(app)).hidesOrigin).toBe(true);
    await connectionHideOrigin(app, { on: false });
    expect((await connectionList(app)).hidesOrigin).toBe(false);
  });
});

describe("two ways to the same Ollama server", () => {
  async function setupTwoRoutes() {
    const made = await setup();
    const { ollamaUrl: url } = await made.app.store.settings.read();
    const { id } = await connectionAdd(made.app, { ...GIVEN, kind: "ollama", url, key: null });
    const say = async (hidesOrigin: boolean) => {
      const { version = 0 } = (await made.app.store.connections.find(id)) ?? {};
      await connectionUpdate(made.app, { id, version, hidesOrigin });
    };
    const readHidesOrigin = async () => {
      const { connections, hidesOrigin } = await connectionList(made.app);
      return [hidesOrigin, connections.find((one) => one.id === id)?.hidesOrigin];
    };
    return { ...made, id, say, readHidesOrigin };
  }

  it("keep the person's no where the one that it was said of is removed", async () => {
    const { app, id, say } = await setupTwoRoutes();
    await say(false);
    await connectionRemove(app, { id });
    expect((await connectionList(app)).hidesOrigin).toBe(false);
  });

  it("keep the person's no where the one that it was said of leads elsewhere, or is gone, until a yes", async () => {
    const { app, id } = await setup();
    const url = "http://127.0.0.1:7";
    const refused = async () => {
      const settings = await app.store.settings.read();
      return [...refusedOrigins({ settings, connections: await app.store.connections.list() })];
    };
    const said = await connectionUpdate(app, { id, version: 1, url, hidesOrigin: false });
    await connectionUpdate(app, { id, version: said.version, url: "http://127.0.0.1:8" });
    expect(await refused()).toEqual([url]);
    await connectionRemove(app, { id });
    expect(await refused()).toEqual([url]);
    const again = await connectionAdd(app, { ...GIVEN, url });
    await connectionUpdate(app, { id: again.id, version: 1, hidesOrigin: true });
    expect(await refused()).toEqual([]);
  });

  it("have the newest answer of the person, whichever place it was given in", async () => {
    const { app, say, readHidesOrigin } = await setupTwoRoutes();
    await say(true);
    await connectionHideOrigin(app, { on: true });
    await connectionHideOrigin(app, { on: false });
    expect(await readHidesOrigin()).toEqual([false, false]);
    await say(true);
    expect(await readHidesOrigin()).toEqual([true, true]);
    await say(false);
    expect(await readHidesOrigin()).toEqual([false, false]);
    await connectionHideOrigin(app, { on: true });
    expect(await readHidesOrigin()).toEqual([true, true]);
  });

  it("are told as they hold where one says no and the other yes", async () => {
    const { app, id, readHidesOrigin } = await setupTwoRoutes();
    const { store } = app;
    await store.settings.update((current) => ({ ...current, hidesOrigin: true }));
    await store.connections.update({ id, version: 1, hidesOrigin: false });
    expect(await readHidesOrigin()).toEqual([false, false]);
    await store.connections.update({ id, version: 2, hidesOrigin: true });
    await store.settings.update((current) => ({ ...current, hidesOrigin: false }));
    expect(await readHidesOrigin()).toEqual([false, false]);
  });
});

describe("connection.test", () => {
  it("keeps the models as the connection's own, and tells how long it took", async () => {
    const { app, id, requests, connection } = await setup();
    const tested = await connectionTest(app, { id });
    const { url } = connection;
    expect(requests).toEqual([{ url, connection: id }]);
    expect(tested).toMatchObject({ latencyMs: 40, failure: null });
    const models = [openaiModel("gpt", { url, connection: id })];
    expect(tested.connection).toMatchObject({ version: 2, models });
    expect((await connectionList(app)).connections).toEqual([tested.connection]);
  });

  it("tells why it failed, and keeps what was listed before", async () => {
    const { app, id, server } = await setup();
    const { connection } = await connectionTest(app, { id });
    server.listed = async () => {
      throw new AppError("provider-auth", { data: { host: "api.example.com" } });
    };
    expect(await connectionTest(app, { id })).toEqual({
      connection,
      latencyMs: null,
      keyTried: false,
      failure: { code: "provider-auth", data: { host: "api.example.com" } },
    });
  });

  it("asks OpenRouter about the key, whose list is open to everybody", async () => {
    const { app, server } = await setup();
    const { id } = await connectionAdd(app, { ...GIVEN, url: "https://openrouter.ai/api/v1" });
    const requests: unknown[] = [];
    let answer = () => Response.json({ data: {} });
    const fetch: App["fetch"] = async (url, _init, by) => {
      requests.push([url, by]);
      return answer();
    };
    const asking = { ...app, fetch };
    expect(await connectionTest(asking, { id })).toMatchObject({ keyTried: true, failure: null });
    expect(requests).toEqual([["https://openrouter.ai/api/v1/key", id]]);
    answer = () => Response.json({ error: { code: 401 } }, { status: 401 });
    server.listed = async () => [openaiModel("other")];
    const refused = await connectionTest(asking, { id });
    expect(refused).toMatchObject({ keyTried: false, failure: { code: "provider-auth" } });
    expect(refused.connection.models.map(({ name }) => name)).toEqual(["gpt"]);
    answer = () => new Response("", { status: 500 });
    expect(await connectionTest(asking, { id })).toMatchObject({ keyTried: false, failure: null });
  });

  it("tells whether the list alone has shown that the key is taken", async () => {
    const { app, id } = await setup();
    expect(await connectionTest(app, { id })).toMatchObject({ keyTried: false, failure: null });
    const url = "https://api.openai.com/v1";
    const known = await connectionAdd(app, { ...GIVEN, url });
    expect(await connectionTest(app, { id: known.id })).toMatchObject({ keyTried: true });
    const bare = await connectionAdd(app, { ...GIVEN, url, key: null });
    expect(await connectionTest(app, { id: bare.id })).toMatchObject({ keyTried: false });
  });

  it("tells anew what is known of the general choice", async () => {
    const { app, id, connection } = await setup();
    const model = openaiModel("gpt", { url: connection.url, connection: id });
    await app.store.settings.update((current) => ({ ...current, model }));
    await connectionTest(app, { id });
    expect((await app.store.settings.read()).model).toEqual({ ...model, window: 8_192 });
  });

  it("says that there is no such connection, also where it was removed meanwhile", async () => {
    const { app, id, server } = await setup();
    const gone = { code: "not-found" };
    await expect(connectionTest(app, { id: crypto.randomUUID() })).rejects.toMatchObject(gone);
    server.listed = async () => {
      await connectionRemove(app, { id });
      return [];
    };
    await expect(connectionTest(app, { id })).rejects.toMatchObject(gone);
  });
});

describe("every window", () => {
  it("is told to look again after a connection was changed, tested or removed", async () => {
    const { app, id, panelEvents } = await setup();
    const counts: number[] = [];
    const note = () => counts.push(panelEvents.filter(({ type }) => type === "lists").length);
    note();
    await connectionUpdate(app, { id, version: 1, name: "Other" });
    note();
    await connectionTest(app, { id });
    note();
    await connectionRemove(app, { id });
    note();
    const [before = 0, ...after] = counts;
    expect(after.map((count) => count - before)).toEqual([1, 2, 3]);
  });
});
