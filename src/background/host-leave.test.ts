import { describe, expect, it } from "vitest";
import { makeStore } from "../../test/builders/make-store";
import type { StoredModelFile } from "../domain/model-file";
import { createHostLeave } from "./host-leave";

async function setUp() {
  const { store } = await makeStore();
  const kept: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const fault: { error: Error | null } = { error: null };
  const leave = createHostLeave({
    store,
    permissions: {
      keepOnly: async (origins) => {
        if (fault.error !== null) throw fault.error;
        kept.push(origins);
      },
    },
    later: () => {},
    onError: (error) => errors.push(error),
  });
  const add = (url: string) =>
    store.connections.add({ kind: "openai", preset: null, key: null, url });
  return { store, leave, kept, errors, fault, add };
}

function fileFrom(url: string | undefined, state: StoredModelFile["state"]): StoredModelFile {
  const id = crypto.randomUUID();
  const nothing = { received: 0, total: null, sha256: null, about: null, failure: null };
  const from = url === undefined ? {} : { url };
  return { id, name: `${id}.gguf`, state, source: null, validator: null, ...nothing, ...from };
}

describe("createHostLeave", () => {
  it("keeps leave for what connections lead to, each origin once", async () => {
    const { leave, kept, add } = await setUp();
    await add("https://a.example/v1");
    await add("https://a.example/v2");
    await add("https://a.example:8443");
    await leave.tidy();
    expect(kept.map((origins) => [...origins].sort())).toEqual([
      ["https://a.example", "https://a.example:8443"],
    ]);
  });

  it("keeps leave for downloads that are not whole, and for no other file", async () => {
    const { store, leave, kept } = await setUp();
    for (const state of ["arriving", "checking", "paused", "failed", "ready"] as const) {
      await store.modelFiles.add(fileFrom(`https://${state}.example/a.gguf?key=1`, state));
    }
    await store.modelFiles.add(fileFrom(undefined, "failed"));
    await leave.tidy();
    expect(new Set(kept[0])).toEqual(
      new Set(["arriving", "checking", "paused", "failed"].map((one) => `https://${one}.example`)),
    );
  });

  it("gives nothing back where it cannot tell what is needed", async () => {
    const { leave, kept, errors, store } = await setUp();
    const list = store.connections.list;
    Object.assign(store.connections, {
      list: async () => {
        throw new Error("no store");
      },
    });
    await leave.tidy();
    expect({ kept, errors: errors.length }).toEqual({ kept: [], errors: 1 });
    Object.assign(store.connections, { list });
    await leave.tidy();
    expect(kept).toEqual([[]]);
  });

  it("never fails where the browser does", async () => {
    const { leave, errors, fault } = await setUp();
    fault.error = new Error("no permissions");
    await leave.tidy();
    expect(errors).toEqual([fault.error]);
  });
});
