import { expect, it } from "vitest";
import { makeStore } from "../../../test/builders/make-store";
import { createFakeProvider } from "../../../test/fakes/fake-provider";
import { fakeProviders } from "../../../test/fakes/fake-providers";
import type { EmbeddingModel } from "../../domain/embedder-choice";
import type { Model } from "../../domain/model";
import { searchEmbedder, searchSetEmbedder } from "./embedder-handlers";

const NEAR: EmbeddingModel = { provider: "ollama", name: "mine", url: "http://127.0.0.1:11434" };

/** Ollama has the model run where it is told; what was tried is told. */
async function setup(remoteHost?: string) {
  const { store } = await makeStore();
  const tried: unknown[] = [];
  const requests: Model[] = [];
  const describeModel = async (model: Model) => {
    requests.push(model);
    return remoteHost === undefined ? model : { ...model, remoteHost };
  };
  const ollama = { ...createFakeProvider(() => []).provider, describeModel };
  const search = {
    embedding: () => null,
    lookAgain: () => {},
    tryEmbedder: async (choice: unknown) => void tried.push(choice),
  };
  const { signal } = new AbortController();
  const providers = fakeProviders({ ollama });
  const app = { store, providers, signal, search: () => search };
  const use = (model: EmbeddingModel) =>
    searchSetEmbedder(app, { choice: { type: "model", model } });
  const chosen = async () => (await searchEmbedder(app)).choice.type;
  return { tried, requests, use, chosen, store };
}

it("a model that is said to stay on this machine embeds nothing where its server passes it on", async () => {
  const { tried, use, chosen } = await setup("https://ollama.com:443");
  const refused = { code: "bad-request", data: { reason: "passed-on" } };
  await expect(use(NEAR)).rejects.toMatchObject(refused);
  expect([tried, await chosen()]).toEqual([[], "packaged"]);
});

it("one that stays is tried and used, and asked for where its server is now", async () => {
  const { requests, tried, use, chosen, store } = await setup();
  const ollamaUrl = "http://127.0.0.1:4321";
  await store.settings.update((current) => ({ ...current, ollamaUrl }));
  await use(NEAR);
  expect(requests).toMatchObject([{ name: "mine", url: ollamaUrl }]);
  expect([tried.length, await chosen()]).toEqual([1, "model"]);
});

it("one whose name tells that it is passed on is used: the person was told of the host", async () => {
  const { use, chosen } = await setup("https://ollama.com:443");
  await use({ ...NEAR, name: "embed-cloud" });
  expect(await chosen()).toBe("model");
});
