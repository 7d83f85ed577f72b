import { describe, expect, it } from "vitest";
import { OPENAI } from "../../../test/conformance/openai-dialect";
import { ask } from "../../../test/conformance/outcome";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import type { ProviderFetch } from "../../domain/provider";
import { createOpenaiProvider } from "./create-openai-provider";

const never = new AbortController().signal;
const URL = "https://api.test/v1";
const CONNECTION = "0b0f8c1e-5a34-4d60-9f0c-3a1d1a1d1a1d" as Id;

describe("listModels", () => {
  it("asks for the list with the connection and nothing else", async () => {
    const seen: unknown[] = [];
    const fetch: ProviderFetch = async (url, init, connection) => {
      seen.push([url, init.method, init.redirect, connection]);
      return Response.json({ data: [{ id: "a" }] });
    };
    const server = { url: URL, connection: CONNECTION };
    expect(await createOpenaiProvider({ fetch }).listModels(server, never)).toEqual([
      { ...made("a"), connection: CONNECTION },
    ]);
    expect(seen).toEqual([[`${URL}/models`, "GET", "error", CONNECTION]]);
  });

  it.each<[string, object, Partial<Model>]>([
    ["Groq", { context_window: 131_072 }, { window: 131_072 }],
    ["vLLM", { max_model_len: 8_192 }, { window: 8_192 }],
    ["llama.cpp", { meta: { n_ctx_train: 4_096 } }, { window: 4_096 }],
    // Source: 1ay1/agentty#49, of a server that was started with -c 8192.
    ["llama.cpp", { meta: { n_ctx: 8_192, n_ctx_train: 40_960 } }, { window: 8_192 }],
    ["llama.cpp", { meta: { n_ctx: 0, n_ctx_train: 40_960 } }, { window: 40_960 }],
    [
      "LM Studio",
      {
        type: "vlm",
        max_context_length: 32_768,
        loaded_context_length: 4_096,
        capabilities: ["tool_use"],
      },
      { window: 4_096, sees: true, callsTools: true },
    ],
    [
      "Mistral",
      {
        name: "m",
        max_context_length: 32_768,
        capabilities: { completion_chat: true, function_calling: true, vision: false },
      },
      { window: 32_768, sees: false, callsTools: true },
    ],
    [
      "OpenRouter",
      {
        name: "Model M",
        context_length: 200_000,
        pricing: { prompt: "0.0000003", completion: "0.0000151", image: "0" },
        architecture: { input_modalities: ["text", "image"], output_modalities: ["text"] },
        supported_parameters: ["tools", "reasoning"],
      },
      {
        label: "Model M",
        window: 200_000,
        price: { prompt: 0.3, reply: 15.1 },
        sees: true,
        callsTools: true,
        thinks: true,
      },
    ],
    [
      "Together",
      {
        type: "chat",
        display_name: "Model M",
        context_length: 8_192,
        pricing: { input: 0.18, output: 0.59, hourly: 0 },
      },
      { label: "Model M", window: 8_192, price: { prompt: 0.18, reply: 0.59 } },
    ],
    [
      "one that tells nonsense",
      {
        context_length: -1,
        pricing: { prompt: "-1", completion: "-1" },
        capabilities: 7,
        meta: [],
      },
      {},
    ],
  ])("reads what %s tells", async (_, fields, expected) => {
    expect(await list({ data: [{ id: "m", ...fields }] })).toEqual([{ ...made("m"), ...expected }]);
  });

  it("knows by its name what thinks where no list tells it", async () => {
    const models = await list({ data: [{ id: "o3" }, { id: "gpt-4o" }] });
    expect(models.map(({ thinks }) => thinks)).toEqual([true, false]);
  });

  it("takes a bare array, and an entry that nobody understands costs only itself", async () => {
    const models = await list([{ id: "a" }, null, { id: "" }, { name: "b" }, { id: "a" }]);
    expect(models.map(({ name }) => name)).toEqual(["a"]);
  });

  it("leaves out what plainly does not chat", async () => {
    const data = [
      { id: "gpt-x" },
      { id: "text-embedding-3-small" },
      { id: "nomic-embed-text" },
      { id: "whisper-1" },
      { id: "tts-1-hd" },
      { id: "gpt-x-mini-tts" },
      { id: "dall-e-3" },
      { id: "omni-moderation-latest" },
      { id: "jina-reranker" },
      { id: "ttsuki-7b" },
      { id: "a", type: "image" },
      { id: "b", type: "embeddings" },
      { id: "c", capabilities: { completion_chat: false } },
      { id: "d", architecture: { output_modalities: ["image"] } },
    ];
    expect((await list({ data })).map(({ name }) => name)).toEqual(["gpt-x", "ttsuki-7b"]);
  });

  it("is empty where the server has none", async () => {
    expect(await list({ object: "list", data: null })).toEqual([]);
  });

  it.each([
    [() => new Response("<!doctype html>"), "provider-malformed"],
    [() => Response.json({ models: [] }), "provider-malformed"],
    [() => Response.json({ error: { code: "invalid_api_key" } }, { status: 400 }), "provider-auth"],
    [() => new Response("", { status: 404 }), "provider-failed"],
    [() => Promise.reject(new TypeError("no route")), "provider-unreachable"],
  ])("turns answer %# into %s", async (answer, code) => {
    const models = createOpenaiProvider({ fetch: async () => answer() });
    await expect(models.listModels({ url: URL }, never)).rejects.toMatchObject({ code });
  });
});

describe("listModels on this machine", () => {
  const studio = { data: [{ id: "vl", type: "vlm", state: "not-loaded", max_context_length: 9 }] };
  const plain = { data: [{ id: "m", meta: { n_ctx_train: 131_072 } }] };

  it("takes LM Studio's own list, which tells windows and abilities", async () => {
    const data = [
      { id: "a", type: "llm", max_context_length: 32_768, loaded_context_length: 4_096 },
      { id: "embed", type: "embeddings", max_context_length: 2_048 },
      ...studio.data,
      7,
    ];
    const { models, paths } = await listNear("/v1", { "/api/v0/models": { data } });
    expect(models).toEqual([
      { ...near("a"), window: 4_096, sees: false },
      { ...near("vl"), window: 9, sees: true },
    ]);
    expect(paths).toEqual(["/api/v0/models"]);
  });

  it("asks llama.cpp with which window its model runs", async () => {
    const props = { default_generation_settings: { n_ctx: 8_192 }, modalities: { vision: true } };
    const { models, paths } = await listNear("/v1", { "/v1/models": plain, "/props": props });
    expect(models).toEqual([{ ...near("m"), window: 8_192, sees: true }]);
    expect(paths).toEqual(["/api/v0/models", "/v1/models", "/props"]);
  });

  it("takes the list as it is where neither is told", async () => {
    const other = { "/api/v0/models": { data: [{ id: "x", type: "model" }] }, "/props": {} };
    const { models } = await listNear("/v1", { ...other, "/v1/models": plain });
    expect(models).toEqual([{ ...near("m"), window: 131_072 }]);
  });

  it("asks nothing beside the list of a server elsewhere", async () => {
    const urls: string[] = [];
    const fetch: ProviderFetch = async (url) => {
      urls.push(url);
      return Response.json(plain);
    };
    await createOpenaiProvider({ fetch }).listModels({ url: URL }, never);
    expect(urls).toEqual([`${URL}/models`]);
  });

  it("stops with the signal's reason, also while it asks beside", async () => {
    const stop = new AbortController();
    const fetch: ProviderFetch = async () => {
      stop.abort(new Error("enough"));
      throw new TypeError("gone");
    };
    const models = createOpenaiProvider({ fetch }).listModels({ url: NEAR }, stop.signal);
    await expect(models).rejects.toThrow("enough");
  });
});

const NEAR = "http://127.0.0.1:1234/v1";

function near(name: string): Model {
  return { ...made(name), url: NEAR };
}

async function listNear(base: string, answers: Readonly<Record<string, unknown>>) {
  const paths: string[] = [];
  const origin = NEAR.replace(/\/v1$/, "");
  const fetch: ProviderFetch = async (url) => {
    const path = url.slice(origin.length);
    paths.push(path);
    return path in answers ? Response.json(answers[path]) : new Response("", { status: 404 });
  };
  const provider = createOpenaiProvider({ fetch });
  return { models: await provider.listModels({ url: `${origin}${base}` }, never), paths };
}

describe("stream", () => {
  // Sources: musistudio/claude-code-router#1271, earendil-works/pi#7954.
  it("ends behind a reason to end where the server then holds the connection without a word", async () => {
    const choices = [{ index: 0, delta: { content: "hello" }, finish_reason: "stop" }];
    const said = [{ choices }, { choices: [], usage: { prompt_tokens: 3, completion_tokens: 2 } }];
    const start = (controller: ReadableStreamDefaultController) => {
      for (const one of said) controller.enqueue(utf8(`data: ${JSON.stringify(one)}\n\n`));
    };
    const fetch = async () => new Response(new ReadableStream({ start }));
    const { events, error } = await ask(OPENAI, fetch, { timeouts: { idleMs: 1_000 } });
    expect(error).toBeNull();
    expect(events).toEqual([
      { type: "text-delta", text: "hello" },
      { type: "finish", reason: "stop", usage: { promptTokens: 3, replyTokens: 2 } },
    ]);
  });

  it.each([
    ["stop", ["a", "b"], ["c"]],
    ["stop", [""], ["a"]],
    ["going", ["a"], ["b"]],
  ])(
    "goes on behind a pause where a reason to end (%s) stands on every chunk",
    async (finish_reason, before, behind) => {
      const say = (controller: ReadableStreamDefaultController, said: readonly string[]) => {
        for (const content of said) {
          const choices = [{ index: 0, delta: { content }, finish_reason }];
          controller.enqueue(utf8(`data: ${JSON.stringify({ choices })}\n\n`));
        }
      };
      const start = async (controller: ReadableStreamDefaultController) => {
        say(controller, before);
        await new Promise((resolve) => setTimeout(resolve, 300));
        say(controller, behind);
        controller.close();
      };
      const fetch = async () => new Response(new ReadableStream({ start }));
      const { events, error } = await ask(OPENAI, fetch, { timeouts: { idleMs: 500 } });
      expect(error).toBeNull();
      const texts = events.map((event) => (event.type === "text-delta" ? event.text : ""));
      expect(texts.join("")).toBe([...before, ...behind].join(""));
    },
  );
});

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe("describeModel", () => {
  it("tells the model as it is listed now, and keeps one that is not listed", async () => {
    const fetch = async () => Response.json({ data: [{ id: "a", context_length: 7 }] });
    const provider = createOpenaiProvider({ fetch });
    expect(await provider.describeModel(made("a"), never)).toEqual({ ...made("a"), window: 7 });
    expect(await provider.describeModel(made("b"), never)).toEqual(made("b"));
  });
});

function list(answer: unknown): Promise<readonly Model[]> {
  const fetch = async () => Response.json(answer);
  return createOpenaiProvider({ fetch }).listModels({ url: URL }, never);
}

function made(name: string): Model {
  return { provider: "openai", name, url: URL, window: null, thinks: false };
}
