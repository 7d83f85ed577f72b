import { describe, expect, it } from "vitest";
import { makeStore } from "../../test/builders/make-store";
import { createHiddenOrigins } from "./hidden-origins";

async function setup({ refusals = 0 } = {}) {
  const { store } = await makeStore();
  const told: (readonly string[])[] = [];
  let left = refusals;
  const rules = {
    hideOriginFrom: async (origins: readonly string[]) => {
      left -= 1;
      if (left >= 0) throw new Error("the browser refuses");
      told.push(origins);
    },
  };
  const origins = createHiddenOrigins({ store, rules });
  const hide = () => store.settings.update((current) => ({ ...current, hidesOrigin: true }));
  return { store, origins, told, hide };
}

const OLLAMA = { kind: "ollama", preset: null, key: null } as const;

describe("createHiddenOrigins", () => {
  it("hides nothing until the person wants it", async () => {
    const { store, origins, told } = await setup();
    await store.connections.add({ ...OLLAMA, url: "http://127.0.0.1:2" });
    await origins.apply();
    expect(told).toEqual([[]]);
  });

  it("tells the origins of the built-in server and of connections, each once", async () => {
    const { store, origins, told, hide } = await setup();
    for (const url of ["http://127.0.0.1:2/a", "http://127.0.0.1:2/b", "http://127.0.0.1:3"]) {
      const { id } = await store.connections.add({ ...OLLAMA, url });
      if (!url.endsWith("3")) {
        await store.connections.update({ id, version: 1, hidesOrigin: true });
      }
    }
    await hide();
    await origins.apply();
    expect(told).toEqual([["http://127.0.0.1:2", "http://127.0.0.1:11434"]]);
  });

  it("keeps to a no of either place where two lead to the same server", async () => {
    const { store, origins, told, hide } = await setup();
    const { id } = await store.connections.add({ ...OLLAMA, url: "http://127.0.0.1:11434" });
    await store.connections.update({ id, version: 1, hidesOrigin: true });
    await store.settings.update((current) => ({ ...current, hidesOrigin: false }));
    await origins.apply();
    await store.connections.update({ id, version: 2, hidesOrigin: false });
    await hide();
    await origins.apply();
    expect(told).toEqual([[], []]);
  });

  it("begins once, and again where the browser refused", async () => {
    const { origins, told } = await setup({ refusals: 1 });
    await expect(Promise.all([origins.begin(), origins.begin()])).rejects.toThrow("refuses");
    expect(told).toEqual([]);
    await Promise.all([origins.begin(), origins.begin()]);
    await origins.begin();
    expect(told).toEqual([[]]);
  });

  it("hides nothing once the vault is locked, whatever was still under way", async () => {
    const { origins, told, hide } = await setup();
    await hide();
    await Promise.all([origins.apply(), origins.end(), origins.apply()]);
    expect(told.at(-1)).toEqual([]);
  });
});
