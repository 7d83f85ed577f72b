import { describe, expect, it } from "vitest";
import type { ProviderFetch } from "../../src/domain/provider";
import { createGeminiEmbedder } from "../../src/providers/gemini/create-gemini-embedder";
import { createOllamaEmbedder } from "../../src/providers/ollama/create-ollama-embedder";
import { createOpenaiEmbedder } from "../../src/providers/openai/create-openai-embedder";

const never = new AbortController().signal;
const connection = crypto.randomUUID();
const MODEL = { name: "small embed", url: "https://h.test/base", connection };

const DIALECTS = {
  ollama: {
    create: createOllamaEmbedder,
    path: "/api/embed",
    body: { model: "small embed", input: ["one", "two"], truncate: true },
    answer: (vectors: unknown[]) => ({ model: "small embed", embeddings: vectors }),
    refusal: { error: "model not found, try pulling it first" },
  },
  openai: {
    create: createOpenaiEmbedder,
    path: "/embeddings",
    body: { model: "small embed", input: ["one", "two"] },
    // They may come in any order.
    answer: (vectors: unknown[]) => ({
      object: "list",
      data: vectors.map((embedding, index) => ({ index, embedding })).reverse(),
    }),
    refusal: { error: { message: "no", code: "model_not_found" } },
  },
  gemini: {
    create: createGeminiEmbedder,
    path: "/models/small%20embed:batchEmbedContents",
    body: {
      requests: ["one", "two"].map((text) => ({
        model: "models/small embed",
        content: { parts: [{ text }] },
      })),
    },
    answer: (vectors: unknown[]) => ({ embeddings: vectors.map((values) => ({ values })) }),
    refusal: { error: { status: "NOT_FOUND", message: "no" } },
  },
} as const;

describe.each(Object.entries(DIALECTS))("an embedder of %s", (kind, dialect) => {
  const embedder = (fetch: ProviderFetch) => dialect.create(MODEL, fetch);
  const answering = (body: unknown, status = 200) =>
    embedder(async () => Response.json(body, { status }));

  it("asks for all texts at once and gives their vectors in order, at length 1", async () => {
    const requests: unknown[] = [];
    const { embed } = embedder(async (url, init, by) => {
      requests.push({ url, by, body: JSON.parse(String(init.body)) });
      return Response.json(
        dialect.answer([
          [3, 4],
          [0, -2],
        ]),
      );
    });
    const vectors = await embed(["one", "two"], never);
    expect(vectors.map((vector) => [...vector])).toEqual([
      [Math.fround(0.6), Math.fround(0.8)],
      [0, -1],
    ]);
    expect(requests).toEqual([
      { url: MODEL.url + dialect.path, by: connection, body: dialect.body },
    ]);
  });

  it.each([
    ["too few", [[1, 2]]],
    ["too many", [[1], [1], [1]]],
    ["several lengths", [[1, 2], [1]]],
    [
      "one that points nowhere",
      [
        [0, 0],
        [1, 0],
      ],
    ],
    ["no numbers", [["a"], ["b"]]],
    ["none", []],
  ])("calls an answer with %s malformed", async (_, vectors) => {
    const { embed } = answering(dialect.answer(vectors));
    await expect(embed(["one", "two"], never)).rejects.toMatchObject({
      code: "provider-malformed",
      data: { host: "h.test", provider: kind },
    });
  });

  it("tells what a refusal means, without its words", async () => {
    const { embed } = answering(dialect.refusal, 404);
    const error = await embed(["one"], never).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "provider-model-missing" });
    expect(JSON.stringify(error)).not.toContain("pulling");
  });

  it("stops with the caller's reason", async () => {
    const stop = new AbortController();
    const { embed } = embedder((_url, { signal }) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    });
    const waiting = embed(["one"], stop.signal);
    stop.abort(new Error("locked"));
    await expect(waiting).rejects.toThrow("locked");
  });

  it("has another id for another model or server", () => {
    const fetch: ProviderFetch = () => Promise.reject(new Error("unasked"));
    const ids = [MODEL, { ...MODEL, name: "other" }, { ...MODEL, url: "https://i.test" }].map(
      (model) => dialect.create(model, fetch).id,
    );
    expect(new Set(ids).size).toBe(3);
  });
});
