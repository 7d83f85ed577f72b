import { expect, it } from "vitest";
import { makeLookingTools } from "../../../test/builders/make-looking-tools";
import { makeHost } from "../../../test/builders/make-search";
import { embedConcepts } from "../../../test/fakes/concept-embedder.mjs";
import type { ProviderFetch } from "../../domain/provider";
import type { Store } from "../../store/create-store";
import { createSearch } from "../search/create-search";

const MODEL = { provider: "ollama", name: "small-embed", url: "http://127.0.0.1:11434" } as const;

/** Tools of a conversation where a server says what texts mean, and all that it is asked. */
async function setup(isTemporary: boolean) {
  const inputs: string[] = [];
  const fetch: ProviderFetch = async (_url, init) => {
    const { input } = JSON.parse(String(init.body)) as { input: string[] };
    inputs.push(...input);
    return Response.json({ embeddings: input.map(embedConcepts) });
  };
  const search = (store: Store) =>
    createSearch({
      ...{ store, storeName: "store", compute: makeHost().compute, fetch },
      local: { folder: "store", threads: 1, modelFiles: { listReady: async () => [] } },
      signal: new AbortController().signal,
      keepAlive: () => () => {},
      // Nothing is embedded but what is looked for.
      isBusy: () => true,
      later: () => {},
      onError: () => {},
    });
  const made = await makeLookingTools((_, store) => search(store), { isTemporary });
  await made.harness.store.settings.update((current) => {
    return { ...current, embedder: { type: "model", model: MODEL } };
  });
  return { ...made, inputs };
}

const ASKS = [
  ["history_search", "my secret violin"],
  ["archival_search", "my secret viola"],
] as const;

it.each(ASKS)(
  "%s asks a server what is looked for means, and in a temporary conversation no server",
  async (tool, query) => {
    const lasting = await setup(false);
    await lasting.ask(tool, { query });
    expect(lasting.inputs).toContain(query);
    const temporary = await setup(true);
    expect((await temporary.ask(tool, { query })).failed).toBeUndefined();
    expect(temporary.inputs).toEqual([]);
  },
);

it("finds by words in a temporary conversation", async () => {
  const { ask, inputs } = await setup(true);
  await expect
    .poll(async () => (await ask("history_search", { query: "violin" })).text)
    .toContain("Where is the violin?");
  expect(inputs).toEqual([]);
});
