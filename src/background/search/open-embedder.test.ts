import { expect, it } from "vitest";
import { makeHost } from "../../../test/builders/make-search";
import { makeStore } from "../../../test/builders/make-store";
import type { ProviderFetch } from "../../domain/provider";
import { openEmbedder } from "./open-embedder";

const CHOSEN_URL = "http://127.0.0.1:8080/v1";

/** The address that is asked once a connection, chosen where it led to `CHOSEN_URL`, leads to another one. */
async function requestedAfter(url: string): Promise<string> {
  const { store } = await makeStore();
  const made = await store.connections.add({
    kind: "openai",
    preset: null,
    url: CHOSEN_URL,
    key: null,
  });
  const choice = {
    provider: "openai",
    name: "small",
    url: CHOSEN_URL,
    connection: made.id,
  } as const;
  await store.connections.update({ id: made.id, version: made.version, url });
  const requested: string[] = [];
  const fetch: ProviderFetch = async (to) => {
    requested.push(to);
    return Response.json({ data: [{ index: 0, embedding: [1, 0] }] });
  };
  const local = { folder: "store", threads: 1, modelFiles: { listReady: async () => [] } };
  const deps = { store, fetch, compute: makeHost().compute, local };
  const embedder = await openEmbedder(deps, { type: "model", model: choice });
  await embedder?.embed(["hello"], new AbortController().signal);
  return requested.join();
}

it("an embedder follows its connection on the host that the person was told of", async () => {
  expect(await requestedAfter("http://127.0.0.1:8080/v2")).toBe(
    "http://127.0.0.1:8080/v2/embeddings",
  );
  expect(await requestedAfter("http://localhost:9090/v1")).toBe(
    "http://localhost:9090/v1/embeddings",
  );
});

// There its connection does not lead any more, so that nothing is sent (provider-fetch.test.ts).
it("and to no other one: what it would send is everything that is kept here", async () => {
  expect(await requestedAfter("https://api.example.com/v1")).toBe(`${CHOSEN_URL}/embeddings`);
});
