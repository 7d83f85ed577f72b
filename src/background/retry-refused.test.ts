import { describe, expect, it } from "vitest";
import { makeStore } from "../../test/builders/make-store";
import type { Connection } from "../domain/connection";
import type { Store } from "../store/create-store";
import { createHiddenOrigins } from "./hidden-origins";
import { createRetryRefused } from "./retry-refused";

const HERE = "http://127.0.0.1:11434";
const NEAR = "http://127.0.0.1:2";

type Given = {
  /** What the server answers: as Ollama does that was told of no extension, where left out. */
  readonly answer?: (isHidden: boolean) => number;
  /** Happens while the second request is on its way. */
  readonly meanwhile?: () => Promise<unknown>;
  /** What a worker before this one has left; a new one where left out. */
  readonly store?: Store;
};

const refuseOrigin = (isHidden: boolean) => (isHidden ? 200 : 403);

async function setup({ answer = refuseOrigin, meanwhile, store: kept }: Given = {}) {
  const store = kept ?? (await makeStore()).store;
  let rules: readonly string[] = [];
  const applied: (readonly string[])[] = [];
  const origins = createHiddenOrigins({
    store,
    rules: {
      hideOriginFrom: async (next) => {
        rules = next;
        applied.push(next);
      },
    },
  });
  // As a worker does that has not only woken.
  if (kept === undefined) {
    await origins.begin();
    applied.length = 0;
  }
  const errors: unknown[] = [];
  const retryRefused = createRetryRefused({
    store,
    origins,
    onError: (error) => errors.push(error),
  });
  /** Whether each request came without our origin. */
  const heard: boolean[] = [];
  const ask = (url = HERE, connection: Pick<Connection, "id" | "kind"> | null = null) =>
    retryRefused({ url: `${url}/api/chat`, connection }, async () => {
      const isHidden = rules.includes(url);
      heard.push(isHidden);
      if (isHidden) await meanwhile?.();
      return new Response("", { status: answer(isHidden) });
    }).then(({ status }) => status);
  const add = (url: string, kind: "ollama" | "openai" = "ollama") =>
    store.connections.add({ kind, preset: null, url, key: null });
  return { store, origins, errors, heard, applied, ask, add, rules: () => rules };
}

describe("a server that is not to be told which extension asks", () => {
  it("is sent nothing while the browser refuses the rule for that, and is with the next that it takes", async () => {
    const { store, ask: first } = await setup();
    await first();
    const state = { refuses: true };
    const origins = createHiddenOrigins({
      store,
      rules: {
        hideOriginFrom: async () => {
          if (state.refuses) throw new Error("no rule");
        },
      },
    });
    const sent: string[] = [];
    const retryRefused = createRetryRefused({ store, origins, onError: () => {} });
    const ask = (url: string) =>
      retryRefused({ url: `${url}/api/chat`, connection: null }, async () => {
        sent.push(url);
        return new Response("");
      });
    await expect(ask(HERE)).rejects.toMatchObject({ code: "provider-unreachable" });
    // No rule is wanted for this one.
    await ask(NEAR);
    state.refuses = false;
    await ask(HERE);
    expect(sent).toEqual([NEAR, HERE]);
  });
});

describe("a refusal of the built-in server", () => {
  it("is mended by one more request, and kept for those after it and after a restart", async () => {
    const { ask, heard, rules, store, errors } = await setup();
    expect(await ask()).toBe(200);
    expect(await ask()).toBe(200);
    expect(heard).toEqual([false, true, true]);
    expect(rules()).toEqual([HERE]);
    expect((await store.settings.read()).hidesOrigin).toBe(true);
    expect(errors).toEqual([]);
  });

  it("is none for a worker that has only just woken: what is hidden is known before anything is sent", async () => {
    const { ask, store } = await setup();
    await ask();
    const woken = await setup({ store });
    expect(await woken.ask()).toBe(200);
    expect(woken.heard).toEqual([true]);
  });

  it("is kept only once that has helped: a worker that dies before leaves nothing", async () => {
    let kept: boolean | undefined = true;
    const given: Given = {
      meanwhile: async () => {
        kept = (await harness.store.settings.read()).hidesOrigin;
      },
    };
    const harness = await setup(given);
    expect(await harness.ask()).toBe(200);
    expect(kept).toBeUndefined();
  });

  it("is told as it is where that does not help, and the rule is gone", async () => {
    const { ask, heard, rules, store } = await setup({ answer: () => 403 });
    expect(await ask()).toBe(403);
    expect(heard).toEqual([false, true]);
    expect(rules()).toEqual([]);
    expect((await store.settings.read()).hidesOrigin).toBeUndefined();
  });

  it.each([401, 500, 502])(
    "is not taken for mended by an answer of %i, which is no help",
    async (status) => {
      const { ask, rules, store } = await setup({
        answer: (isHidden) => (isHidden ? status : 403),
      });
      expect(await ask()).toBe(status);
      expect(rules()).toEqual([]);
      expect((await store.settings.read()).hidesOrigin).toBeUndefined();
    },
  );

  it("leaves no rule where the second request does not arrive", async () => {
    const { ask, rules, store } = await setup({
      meanwhile: () => Promise.reject(new TypeError("hung up")),
    });
    await expect(ask()).rejects.toThrow("hung up");
    expect(rules()).toEqual([]);
    expect((await store.settings.read()).hidesOrigin).toBeUndefined();
  });

  it("is told where the person has said no, and nothing is sent again", async () => {
    const { ask, heard, applied, store } = await setup();
    await store.settings.update((current) => ({ ...current, hidesOrigin: false }));
    expect(await ask()).toBe(403);
    expect(heard).toEqual([false]);
    expect(applied).toEqual([]);
  });

  it("stays the person's no where that was said while it was mended", async () => {
    const given: Given = {
      meanwhile: () =>
        harness.store.settings.update((current) => ({ ...current, hidesOrigin: false })),
    };
    const harness = await setup(given);
    expect(await harness.ask()).toBe(200);
    expect(harness.rules()).toEqual([]);
    expect((await harness.store.settings.read()).hidesOrigin).toBe(false);
  });

  it("is mended by one rule for two requests at once", async () => {
    const { ask, rules, applied } = await setup();
    expect(await Promise.all([ask(), ask()])).toEqual([200, 200]);
    expect(rules()).toEqual([HERE]);
    for (const origins of applied) expect(origins).toEqual([HERE]);
  });

  it("is mended for an address that is only tried, and not kept", async () => {
    const { ask, rules, store } = await setup();
    expect(await ask(NEAR)).toBe(200);
    expect(rules()).toEqual([]);
    expect((await store.settings.read()).hidesOrigin).toBeUndefined();
  });

  it("is told once the vault is locked", async () => {
    const { ask, heard, origins, rules } = await setup();
    await origins.end();
    expect(await ask()).toBe(403);
    expect(heard).toEqual([false]);
    expect(rules()).toEqual([]);
  });

  it.each([200, 400, 401, 404, 500])("is none with the status %i", async (status) => {
    const { ask, heard } = await setup({ answer: () => status });
    expect(await ask()).toBe(status);
    expect(heard).toEqual([false]);
  });
});

describe("a refusal of a connection", () => {
  it("is mended where it is an Ollama of this machine, and kept with that connection", async () => {
    const { ask, add, heard, rules, store } = await setup();
    const { id, kind } = await add(NEAR);
    expect(await ask(NEAR, { id, kind })).toBe(200);
    expect(heard).toEqual([false, true]);
    expect(rules()).toEqual([NEAR]);
    expect((await store.connections.find(id))?.hidesOrigin).toBe(true);
    expect((await store.settings.read()).hidesOrigin).toBeUndefined();
  });

  it.each([
    ["ollama", "http://192.168.1.7:11434"],
    ["ollama", "https://ollama.example.com"],
    ["ollama", "http://localhost.example.com:11434"],
    ["openai", NEAR],
  ] as const)("is told where it is %s at %s", async (kind, url) => {
    const { ask, add, heard, applied } = await setup();
    const { id } = await add(url, kind);
    expect(await ask(url, { id, kind })).toBe(403);
    expect(heard).toEqual([false]);
    expect(applied).toEqual([]);
  });

  it("is told where the person has said no of the same server elsewhere", async () => {
    const { ask, add, heard, store } = await setup();
    await add(HERE).then(({ id }) =>
      store.connections.update({ id, version: 1, hidesOrigin: false }),
    );
    const { id, kind } = await add(HERE);
    expect(await ask(HERE, { id, kind })).toBe(403);
    expect(await ask()).toBe(403);
    expect(heard).toEqual([false, false]);
  });
});
