import { expect, it } from "vitest";
import { toBase64 } from "../../domain/base64";
import type { ComputeRequest, ComputeStream } from "../../domain/compute-protocol";
import type { ModelFile } from "../../domain/model-file";
import { createFileEmbedder } from "./file-embedder";

const ID = "5f0c5d5e-0000-4000-8000-000000000001";
const FILE: ModelFile = {
  ...{ id: ID, name: "small-embed.gguf", source: null, state: "ready" },
  ...{ received: 10, total: 10, sha256: "abc", failure: null },
  about: { architecture: "bert", title: "Small", window: 256, hasChatTemplate: false },
};

function setUp(files: readonly ModelFile[]) {
  const requests: ComputeRequest[] = [];
  const compute: ComputeStream = async function* (request) {
    requests.push(request);
    const vectors = [toBase64(new Uint8Array(new Float32Array([0.5]).buffer))];
    yield { type: "found", answer: { vectors } };
  };
  const local = { folder: "confidant", threads: 3, modelFiles: { listReady: async () => files } };
  return { requests, embedder: createFileEmbedder({ compute, local }, { id: ID, name: "a" }) };
}

const { signal } = new AbortController();

it.each([
  [256, 256],
  [8_192, 512],
  [null, 512],
])(
  "has the compute host read a file with a window of %s with %s tokens",
  async (reported, window) => {
    const about = { architecture: "bert", title: "", hasChatTemplate: false, window: reported };
    const { embedder, requests } = setUp([{ ...FILE, about }]);
    expect(await embedder.embed(["rain"], signal)).toEqual([new Float32Array([0.5])]);
    const file = { location: { folder: "confidant", id: ID }, window, threads: 3 };
    expect(requests).toEqual([{ type: "search", ask: { type: "embed", texts: ["rain"], file } }]);
  },
);

it("says that the model is missing where its file is gone, and keeps its name", async () => {
  const { embedder, requests } = setUp([]);
  await expect(embedder.embed(["rain"], signal)).rejects.toMatchObject({
    code: "provider-model-missing",
    data: { provider: "gguf" },
  });
  expect(requests).toEqual([]);
  expect(embedder.id).toBe(setUp([FILE]).embedder.id);
});
