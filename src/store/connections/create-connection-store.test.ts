import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore, rawRows } from "../../../test/builders/make-store";
import { MAX_CONNECTIONS } from "../../domain/limits";
import type { NewConnection } from "./add-connection";

const GIVEN: NewConnection = {
  kind: "openai",
  preset: "openrouter",
  url: "https://openrouter.ai/api/v1/chat/completions",
  key: " sk-secret ",
  headers: [{ name: "X-Title", value: "Confidant" }],
};
const MODEL = { provider: "openai", name: "m", url: "x", window: 1_000, thinks: false } as const;

async function setup(over: Partial<NewConnection> = {}) {
  const harness = await makeStore();
  const { connections } = harness.store;
  const connection = await connections.add({ ...GIVEN, ...over });
  return { ...harness, connections, connection, id: connection.id };
}

describe("connections.add", () => {
  it("keeps the secrets apart from what may be told", async () => {
    const { connection, restart, clock, id } = await setup();
    expect(connection).toEqual({
      id,
      version: 1,
      kind: "openai",
      preset: "openrouter",
      name: "OpenRouter",
      url: "https://openrouter.ai/api/v1",
      hasKey: true,
      headerNames: ["X-Title"],
      models: [],
      listedAt: null,
      createdAt: clock.now(),
    });
    const again = restart();
    expect(await again.connections.list()).toEqual([connection]);
    expect(await again.connections.find(id)).toEqual(connection);
    expect(await again.connections.readSecrets(id)).toEqual({
      origin: "https://openrouter.ai",
      key: "sk-secret",
      headers: GIVEN.headers,
    });
    expect(await again.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("keeps by which API it asks, until that is changed or taken back", async () => {
    const { connections, connection, id } = await setup({ api: "responses" });
    expect(connection.api).toBe("responses");
    const renamed = await connections.update({ id, version: 1, name: "Other" });
    expect(renamed.api).toBe("responses");
    const chat = await connections.update({ id, version: renamed.version, api: "chat" });
    expect(chat.api).toBe("chat");
    await connections.update({ id, version: chat.version, api: null });
    expect((await connections.find(id))?.api).toBeUndefined();
  });

  it("has no row of secrets where there are none", async () => {
    const { connections, database, id } = await setup({ key: "", headers: [] });
    expect(await connections.readSecrets(id)).toBeNull();
    expect(await rawRows(database, "secrets")).toEqual([]);
  });

  it("is called as it was named, as its preset, or as its host; a name may be there twice", async () => {
    const { connections } = await setup();
    const named = await connections.add({ ...GIVEN, name: " OpenRouter " });
    const host = await connections.add({ ...GIVEN, preset: "other", url: "localhost:1234" });
    expect(named.name).toBe("OpenRouter");
    expect(host.name).toBe("localhost:1234");
  });

  it("refuses a key that would cross a network in clear, and stores nothing", async () => {
    const { connections } = await setup();
    const given = { ...GIVEN, url: "http://192.168.1.7:1234" };
    const refused = { code: "bad-request", data: { reason: "key-in-clear" } };
    await expect(connections.add(given)).rejects.toMatchObject(refused);
    const plain = await connections.add({ ...given, key: null, headers: [] });
    expect(plain).toMatchObject({ url: "http://192.168.1.7:1234/v1", hasKey: false });
    expect(await connections.list()).toHaveLength(2);
  });

  it("has a limit", async () => {
    const { connections } = await setup();
    for (let made = 1; made < MAX_CONNECTIONS; made += 1) await connections.add(GIVEN);
    await expect(connections.add(GIVEN)).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "connections", max: MAX_CONNECTIONS },
    });
  });
});

describe("connections.update", () => {
  it("changes what is given and nothing else", async () => {
    const { connections, connection, id } = await setup();
    const changed = await connections.update({ id, version: 1, name: "Mine", hidesOrigin: true });
    expect(changed).toEqual({ ...connection, version: 2, name: "Mine", hidesOrigin: true });
    expect(await connections.find(id)).toEqual(changed);
    expect((await connections.readSecrets(id))?.key).toBe("sk-secret");
  });

  it("replaces the key and leaves the headers, or takes both away", async () => {
    const { connections, database, id } = await setup();
    expect((await connections.update({ id, version: 1, key: "sk-2" })).hasKey).toBe(true);
    expect(await connections.readSecrets(id)).toMatchObject({ key: "sk-2", ...headers() });
    const none = await connections.update({ id, version: 2, key: null, headers: [] });
    expect(none).toMatchObject({ hasKey: false, headerNames: [] });
    expect(await rawRows(database, "secrets")).toEqual([]);
  });

  it.each(["https://evil.example/api/v1", "https://openrouter.ai:8443/api/v1", "localhost:1/v1"])(
    "gives nothing of the former server's to %s",
    async (url) => {
      const { connections, database, id } = await setup();
      const moved = await connections.update({ id, version: 1, url });
      expect(moved).toMatchObject({ hasKey: false, headerNames: [] });
      expect(await rawRows(database, "secrets")).toEqual([]);
    },
  );

  it("tells another server who asks, unless that is hidden from it, too", async () => {
    const { connections, id } = await setup();
    await connections.update({ id, version: 1, hidesOrigin: true });
    const near = await connections.update({ id, version: 2, url: "https://openrouter.ai/v2" });
    expect(near.hidesOrigin).toBe(true);
    const moved = await connections.update({ id, version: 3, url: "https://other.example" });
    expect(moved.hidesOrigin).toBeUndefined();
    const given = { id, version: 4, url: "https://third.example", hidesOrigin: true };
    expect((await connections.update(given)).hidesOrigin).toBe(true);
  });

  it("hides who asks from the server it was found for, unless the person has said so or not", async () => {
    const { connections, id } = await setup();
    const kept = async () => (await connections.find(id))?.hidesOrigin;
    await connections.hideOrigin({ id, origin: "https://other.example" });
    expect(await kept()).toBeUndefined();
    await connections.hideOrigin({ id, origin: "https://openrouter.ai" });
    expect(await kept()).toBe(true);
    await connections.update({ id, version: 2, hidesOrigin: false });
    await connections.hideOrigin({ id, origin: "https://openrouter.ai" });
    expect(await kept()).toBe(false);
    await connections.remove({ id });
    await expect(connections.hideOrigin({ id, origin: "https://x.example" })).resolves.toBe(
      undefined,
    );
  });

  it("gives another server what is given for it, and no more", async () => {
    const { connections, id } = await setup();
    await connections.update({ id, version: 1, url: "https://other.example", key: "sk-other" });
    expect(await connections.readSecrets(id)).toEqual({
      origin: "https://other.example",
      key: "sk-other",
      headers: [],
    });
  });

  it("keeps the secrets at another path of the same origin, and forgets the models", async () => {
    const { connections, connection, id } = await setup();
    await connections.keepModels({ source: connection, models: [MODEL] });
    const moved = await connections.update({ id, version: 2, url: "https://openrouter.ai/v2" });
    expect(moved).toMatchObject({ hasKey: true, models: [], listedAt: null });
    expect((await connections.readSecrets(id))?.key).toBe("sk-secret");
  });

  it("refuses a key for plain http beyond this machine", async () => {
    const { connections, connection, id } = await setup();
    const change = { id, version: 1, url: "http://h.example", key: "sk" };
    await expect(connections.update(change)).rejects.toMatchObject({
      data: { reason: "key-in-clear" },
    });
    expect(await connections.find(id)).toEqual(connection);
  });

  it("tells of a change that was made meanwhile, and of a connection that is gone", async () => {
    const { connections, id } = await setup();
    await connections.update({ id, version: 1, name: "Mine" });
    const late = connections.update({ id, version: 1, name: "Yours" });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    const gone = connections.update({ id: crypto.randomUUID(), version: 1 });
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("connections.remove", () => {
  it("leaves nothing, whether the rows open or not", async () => {
    const { connections, database, id, restart } = await setup();
    const other = await connections.add(GIVEN);
    await flipRow(database, "secrets", id);
    await connections.remove({ id });
    expect(await connections.find(id)).toBeNull();
    expect((await rawRows(database, "secrets")).map((row) => row.id)).toEqual([other.id]);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
    await expect(connections.remove({ id })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("connections.keepModels", () => {
  it("keeps what was listed, with the time", async () => {
    const { connections, connection, clock, id } = await setup();
    const models = [{ ...MODEL, url: connection.url, connection: id }];
    const kept = await connections.keepModels({ source: connection, models });
    expect(kept).toEqual({ ...connection, version: 2, models, listedAt: clock.now() });
    expect(await connections.find(id)).toEqual(kept);
  });

  it("does not take one server's models for another's", async () => {
    const { connections, connection, id } = await setup();
    const moved = await connections.update({ id, version: 1, url: "https://other.example" });
    expect(await connections.keepModels({ source: connection, models: [MODEL] })).toEqual(moved);
  });
});

describe("a connection whose secrets do not open", () => {
  it("says so instead of being used without them, until they are given anew", async () => {
    const { connections, database, id } = await setup();
    await flipRow(database, "secrets", id);
    await expect(connections.readSecrets(id)).rejects.toMatchObject({ code: "row-tampered" });
    const name = connections.update({ id, version: 1, name: "Mine" });
    await expect(name).rejects.toMatchObject({ code: "row-tampered" });
    await connections.update({ id, version: 1, key: "sk-2", headers: [] });
    expect((await connections.readSecrets(id))?.key).toBe("sk-2");
  });
});

function headers() {
  return { headers: GIVEN.headers };
}
