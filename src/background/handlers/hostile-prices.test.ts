import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import { createOpenaiProvider } from "../../providers/openai/create-openai-provider";
import type { App } from "../app";
import { connectionTest } from "./connection-test";
import { modelChoose } from "./model-choose";

const RULE = { text: "Zanzibar", kind: "word", when: "stored" } as const;

const PRICES = ["1e300", "1e308", "Infinity", "NaN", "-1", "", 1e300, null, {}, "0.5"];

/** An app whose one connection has a server that tells these prices. */
async function setup() {
  const { app: made, harness } = await makeApp();
  const data = PRICES.map((price, index) => ({
    id: `m${index}`,
    pricing: { prompt: price, completion: "0.000001" },
  }));
  data.push({ id: "good", pricing: { prompt: "0.000001", completion: "0.1" } });
  const openai = createOpenaiProvider({ fetch: async () => Response.json({ data }) });
  const app = {
    ...made,
    providers: fakeProviders({ openai }),
    origins: { apply: async () => {}, end: async () => {} },
  } as App;
  const { store } = app;
  await store.settings.update((current) => ({
    ...current,
    prompt: { ...current.prompt, redactions: [RULE] },
  }));
  const { connections } = store;
  const url = "https://api.example.com";
  const { id } = await connections.add({ kind: "openai", preset: null, url, key: "sk-secret" });
  return { app, harness, id };
}

describe("a list with hostile prices", () => {
  it("leaves connection, settings and redactions readable", async () => {
    const { app, harness, id } = await setup();
    expect((await connectionTest(app, { id })).failure).toBeNull();
    for (const name of ["good", ...PRICES.map((_, index) => `m${index}`)]) {
      await modelChoose(app, { provider: "openai", name, url: null, connectionId: id });
    }
    const store = harness.restart();
    expect((await store.settings.read()).prompt.redactions).toEqual([RULE]);
    const connection = await store.connections.find(id);
    expect(connection?.models).toHaveLength(PRICES.length + 1);
    const priced = connection?.models.filter(({ price }) => price !== undefined);
    expect(priced?.map(({ name, price }) => [name, price])).toEqual([
      ["good", { prompt: 1, reply: 100_000 }],
    ]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });
});
