import { describe, expect, it } from "vitest";
import type { ProviderFetch } from "../../domain/provider";
import { deleteModel } from "./delete-model";
import { listInstalled } from "./list-installed";
import { listRunning } from "./list-running";
import { showModel } from "./show-model";

const SERVER = { url: "http://127.0.0.1:1" };

describe("listInstalled", () => {
  it("tells sizes as far as the server does, of every model there is", async () => {
    const details = { parameter_size: "8.0B", quantization_level: "Q4_K_M" };
    const models = [
      { name: "a", size: 7, details },
      { name: "b-embed", size: -1 },
    ];
    expect(await listInstalled(SERVER, answering({ models }))).toEqual([
      { name: "a", bytes: 7, parameters: "8.0B", quantization: "Q4_K_M" },
      { name: "b-embed", bytes: null, parameters: "", quantization: "" },
    ]);
  });
});

describe("listRunning", () => {
  it("tells until when a model stays", async () => {
    const models = [
      { name: "a", size: 7, expires_at: "2026-01-01T00:00:00.5+01:00" },
      { name: "b", expires_at: "never" },
    ];
    expect(await listRunning(SERVER, answering({ models }))).toEqual([
      { name: "a", bytes: 7, until: Date.UTC(2025, 11, 31, 23, 0, 0, 500) },
      { name: "b", bytes: null, until: null },
    ]);
    expect(await listRunning(SERVER, answering({ models: null }))).toEqual([]);
  });
});

describe("showModel", () => {
  it("tells facts, abilities and texts", async () => {
    const shown = {
      details: { family: "llama", families: ["llama"], parent_model: "" },
      model_info: { "llama.context_length": 4096, "tokenizer.ggml.tokens": ["a"] },
      parameters: 'stop    "<|end|>"\nnum_ctx  2048\n',
      capabilities: ["completion", "tools"],
      template: "{{ .Prompt }}",
      license: "MIT",
    };
    expect(await showModel(SERVER, "a", answering(shown))).toEqual({
      facts: [
        { name: "family", value: "llama" },
        { name: "llama.context_length", value: "4096" },
        { name: "stop", value: '"<|end|>"' },
        { name: "num_ctx", value: "2048" },
      ],
      capabilities: ["completion", "tools"],
      template: "{{ .Prompt }}",
      system: "",
      license: "MIT",
    });
  });

  it("cuts what is too long and takes nothing for granted", async () => {
    const shown = { license: "x".repeat(300_000), template: 7, model_info: null };
    const described = await showModel(SERVER, "a", answering(shown));
    expect(described).toMatchObject({ facts: [], template: "", capabilities: [] });
    expect(described.license).toHaveLength(65_536);
  });
});

describe("a hostile description", () => {
  it("is cut before it is split, and says what it shows", async () => {
    const shown = {
      parameters: "a 1\n".repeat(2_000_000),
      details: { "fam\u202Eily": "x\u200By", ...Object.fromEntries(numbered(5_000)) },
      capabilities: [...Array.from({ length: 5_000 }, () => "tools"), "x"],
    };
    const described = await showModel(SERVER, "a", answering(shown));
    expect([described.facts.length, described.capabilities.length]).toEqual([100, 100]);
    expect(described.facts[0]).toEqual({ name: "family", value: "xy" });
  });

  it("does not reach the lists", async () => {
    const details = { parameter_size: `8B\u202E${"x".repeat(99)}`, quantization_level: "Q\n4" };
    const models = [{ name: "a\u200B" }, { name: "b", details }];
    expect(await listInstalled(SERVER, answering({ models }))).toEqual([
      { name: "b", bytes: null, parameters: `8B${"x".repeat(48)}`, quantization: "Q 4" },
    ]);
    expect(await listRunning(SERVER, answering({ models }))).toMatchObject([{ name: "b" }]);
  });
});

function numbered(count: number) {
  return Array.from({ length: count }, (_, index) => [`k${index}`, "v"] as const);
}

describe("deleteModel", () => {
  it("asks for it by name and takes an empty answer", async () => {
    const seen: unknown[] = [];
    const fetch: ProviderFetch = async (url, { method, body }) => {
      seen.push([url, method, body]);
      return new Response("");
    };
    await deleteModel(SERVER, "a:1b", asking(fetch));
    expect(seen).toEqual([["http://127.0.0.1:1/api/delete", "DELETE", '{"model":"a:1b"}']]);
  });

  it("fails where there is none", async () => {
    const fetch = async () => Response.json({ error: "model 'a' not found" }, { status: 404 });
    const deleting = deleteModel(SERVER, "a", asking(fetch));
    await expect(deleting).rejects.toMatchObject({ code: "provider-model-missing" });
  });
});

function asking(fetch: ProviderFetch) {
  return { fetch, timeoutMs: 1_000, signal: new AbortController().signal };
}

function answering(answer: unknown) {
  return asking(async () => Response.json(answer));
}
