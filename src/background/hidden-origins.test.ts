import { describe, expect, it } from "vitest";
import { makeStore } from "../../test/builders/make-store";
import { createHiddenOrigins } from "./hidden-origins";

async function setup({ refusals = 0 } = {}) {
  const { store } = await makeStore();
  const applied: (readonly string[])[] = [];
  let left = refusals;
  const rules = {
    hideOriginFrom: async (origins: readonly string[]) => {
      left -= 1;
      if (left >= 0) throw new Error("the browser refuses");
      applied.push(origins);
    },
  };
  const origins = createHiddenOrigins({ store, rules });
  const hide = () => store.settings.update((current) => ({ ...current, hidesOrigin: true }));
  return { store, origins, applied, hide };
}

const OLLAMA = { kind: "ollama", preset: null, key: null } as const;

describe("createHiddenOrigins", () => {
  it("hides nothing until the person wants it", async () => {
    const { store, origins, applied } = await setup();
    await store.connections.add({ ...OLLAMA, url: "http://127.0.0.1:2" });
    await origins.apply();
    expect(applied).toEqual([[]]);
  });

  it("tells the origins of the built-in server and of connections, each once", async () => {
    const { store, origins, applied, hide } = await setup();
    for (const url of ["http://127.0.0.1:2/a", "http://127.0.0.1:2/b", "http://127.0.0.1:3"]) {
      const { id } = await store.connections.add({ ...OLLAMA, url });
      if (!url.endsWith("3")) {
        await store.connections.update({ id, version: 1, hidesOrigin: true });
      }
    }
    await hide();
    await origins.apply();
    expect(applied).toEqual([["http://127.0.0.1:2", "http://127.0.0.1:11434"]]);
  });

  it("keeps to a no of either place where two lead to the same server", async () => {
    const { store, origins, applied, hide } = await setup();
    const { id } = await store.connections.add({ ...OLLAMA, url: "http://127.0.0.1:11434" });
    await store.connections.update({ id, version: 1, hidesOrigin: true });
    await store.settings.update((current) => ({ ...current, hidesOrigin: false }));
    await origins.apply();
    await store.connections.update({ id, version: 2, hidesOrigin: false });
    await hide();
    await origins.apply();
    expect(applied).toEqual([[], []]);
  });

  it("begins once, and again where the browser refused", async () => {
    const { origins, applied } = await setup({ refusals: 1 });
    await expect(Promise.all([origins.begin(), origins.begin()])).rejects.toThrow("refuses");
    expect(applied).toEqual([]);
    await Promise.all([origins.begin(), origins.begin()]);
    await origins.begin();
    expect(applied).toEqual([[]]);
  });

  it("hides nothing once the vault is locked, whatever was still under way", async () => {
    const { origins, applied, hide } = await setup();
    await hide();
    await Promise.all([origins.apply(), origins.end(), origins.apply()]);
    expect(applied.at(-1)).toEqual([]);
  });
});
