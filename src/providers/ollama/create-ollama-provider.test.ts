import { afterEach, describe, expect, it } from "vitest";
import { startOllamaServer } from "../../../test/fakes/ollama-server.mjs";
import type { Model } from "../../domain/model";
import { createOllamaProvider } from "./create-ollama-provider";

const never = new AbortController().signal;

type Server = Awaited<ReturnType<typeof startOllamaServer>>;
const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

describe("listModels", () => {
  it("names what chats on that machine and leaves out the rest", async () => {
    const server = await serve([
      { name: "qwen3:4b", family: "qwen3" },
      { name: "nomic-embed-text:latest", family: "nomic-bert" },
      { name: "all-minilm:latest", family: "bert" },
      { name: "qwen3-embedding:0.6b", family: "qwen3" },
      { name: "big:1t-cloud", remoteHost: "https://ollama.com:443" },
      { name: "llama3.2:latest" },
    ]);
    expect(await provider().listModels({ url: server.url }, never)).toEqual([
      makeModel(server, "qwen3:4b"),
      makeModel(server, "llama3.2:latest"),
    ]);
  });

  it("leaves out names that do not show what they are, and what is beyond a thousand", async () => {
    const bad = ["", "x\u202Ey", "a\nb", "n".repeat(301)].map((name) => ({ name }));
    const good = Array.from({ length: 1_200 }, (_, index) => ({ name: `m${index}` }));
    const fetch = async () => Response.json({ models: [...bad, ...good] });
    const at = { url: "http://127.0.0.1:1" };
    const models = await createOllamaProvider({ fetch }).listModels(at, never);
    expect([models.length, models[0]?.name, models[999]?.name]).toEqual([1_000, "m0", "m999"]);
  });

  it("gives an empty list where no model is installed", async () => {
    const server = await serve([]);
    expect(await provider().listModels({ url: server.url }, never)).toEqual([]);
  });

  it.each([
    [() => new Response("<!doctype html>"), "provider-malformed"],
    [() => Response.json({ models: {} }), "provider-malformed"],
    [() => new Response("", { status: 403 }), "provider-forbidden"],
    [() => new Response("", { status: 404 }), "provider-failed"],
    [() => Promise.reject(new TypeError("no route")), "provider-unreachable"],
  ])("turns answer %# into %s", async (answer, code) => {
    const fetch = async () => answer();
    const models = createOllamaProvider({ fetch }).listModels({ url: "http://127.0.0.1:1" }, never);
    await expect(models).rejects.toMatchObject({ code });
  });

  it("waits no longer than it was told", async () => {
    const models = hanging(5).listModels({ url: "http://127.0.0.1:1" }, never);
    await expect(models).rejects.toMatchObject({ code: "provider-unreachable" });
  });

  it("ends with the reason of the signal", async () => {
    const signal = AbortSignal.timeout(5);
    const models = hanging(60_000).listModels({ url: "http://127.0.0.1:1" }, signal);
    await expect(models).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

describe("describeModel", () => {
  it("fills in the window and whether the model thinks", async () => {
    const server = await serve([
      { name: "qwen3:4b", family: "qwen3", window: 40_960, thinks: true },
    ]);
    const model = makeModel(server, "qwen3:4b");
    expect(await provider().describeModel(model, never)).toEqual({
      ...model,
      window: 40_960,
      thinks: true,
      sees: false,
      callsTools: false,
    });
    expect(server.requests[0]?.json).toEqual({ model: "qwen3:4b" });
  });

  it.each([
    [
      { remote_host: "https://ollama.com:443", remote_model: "gpt-oss:120b" },
      "https://ollama.com:443",
    ],
    [{ remote_host: "", remote_model: "gpt-oss:120b" }, "ollama.com"],
    [{ remote_host: 7, remote_model: null }, undefined],
    [{}, undefined],
  ])("tells from %j where a model runs, whatever its name", async (shown, remoteHost) => {
    const fetch = async () => Response.json(shown);
    const model = { provider: "ollama", name: "mine", url: "http://127.0.0.1:1" } as const;
    const listed = { ...model, window: null, thinks: false, remoteHost: "before" };
    const described = await createOllamaProvider({ fetch }).describeModel(listed, never);
    expect(described.remoteHost).toBe(remoteHost);
  });

  it("fails where the server has no such model", async () => {
    const server = await serve([]);
    const described = provider().describeModel(makeModel(server, "none"), never);
    await expect(described).rejects.toMatchObject({ code: "provider-model-missing" });
  });

  it.each([
    [{}, null],
    [{ model_info: { "general.architecture": "a", "clip.context_length": 77 } }, null],
    [{ model_info: { "a.context_length": 4096 } }, 4096],
    [{ model_info: { "general.architecture": "a", "a.context_length": -1 } }, null],
    [{ model_info: { "general.architecture": "a", "a.context_length": "9" } }, null],
  ])("takes %j for a window of %j", async (answer, window) => {
    const fetch = async () => Response.json(answer);
    const model = makeModel({ url: "http://127.0.0.1:1" }, "m");
    expect(await createOllamaProvider({ fetch }).describeModel(model, never)).toEqual({
      ...model,
      window,
    });
  });
});

async function serve(models: NonNullable<Parameters<typeof startOllamaServer>[0]>["models"]) {
  const server = await startOllamaServer(models === undefined ? {} : { models });
  open.push(server);
  return server;
}

function provider() {
  return createOllamaProvider({ fetch });
}

/** A provider whose server never answers. */
function hanging(queryMs: number) {
  const fetch: typeof globalThis.fetch = (_url, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  return createOllamaProvider({ fetch, timeouts: { queryMs } });
}

function makeModel(server: { readonly url: string }, name: string): Model {
  return { provider: "ollama", name, url: server.url, window: null, thinks: false };
}
