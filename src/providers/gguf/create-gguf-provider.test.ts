import { describe, expect, it } from "vitest";
import type { ComputeEvent, ComputeRequest } from "../../domain/compute-protocol";
import type { ModelFile } from "../../domain/model-file";
import type { ModelEvent } from "../../domain/provider";
import { createGgufProvider } from "./create-gguf-provider";

const FILE: ModelFile = {
  id: "5f0c5d5e-0000-4000-8000-000000000001",
  name: "tiny.gguf",
  source: null,
  state: "ready",
  received: 10,
  total: 10,
  sha256: "abc",
  about: { architecture: "llama", title: "Tiny", window: 4_096, hasChatTemplate: true },
  failure: null,
};

const REQUEST = {
  model: "tiny.gguf",
  messages: [{ role: "user", content: "Hello" }],
  maxTokens: 10,
  temperature: 0.5,
  window: 4_096,
};

const FINISH: ComputeEvent = { type: "finish", reason: "length", promptTokens: 4, replyTokens: 2 };

function setUp(events: readonly ComputeEvent[], files: readonly ModelFile[] = [FILE]) {
  const requests: ComputeRequest[] = [];
  const provider = createGgufProvider({
    compute: async function* (request) {
      requests.push(request);
      yield* events;
    },
    folder: "confidant",
    threads: 3,
    listReady: async () => files,
  });
  const { signal } = new AbortController();
  const ask = async (body: unknown = REQUEST) => {
    const emitted: ModelEvent[] = [];
    const request = { provider: "gguf", url: "", body: JSON.stringify(body) } as const;
    for await (const event of provider.stream(request, signal)) emitted.push(event);
    return emitted;
  };
  return { provider, ask, requests, signal };
}

describe("a model file as a provider", () => {
  it("answers from the file of that name, with the whole request", async () => {
    const { ask, requests } = setUp([{ type: "text", text: "Good day" }, FINISH]);
    expect(await ask()).toEqual([
      { type: "text-delta", text: "Good day" },
      { type: "finish", reason: "length", usage: { promptTokens: 4, replyTokens: 2 } },
    ]);
    const location = { folder: "confidant", id: FILE.id };
    expect(requests).toEqual([{ type: "gguf.chat", location, request: REQUEST, threads: 3 }]);
  });

  it("tells inline thinking apart, wherever its pieces are cut", async () => {
    const chunks = ["<th", "ink>I thi", "nk</thi", "nk>So"].map(
      (text) => ({ type: "text", text }) as const,
    );
    const emitted = await setUp([...chunks, FINISH]).ask();
    const join = (type: ModelEvent["type"]) =>
      emitted.map((event) => (event.type === type && "text" in event ? event.text : "")).join("");
    expect(join("thinking-delta")).toBe("I think");
    expect(join("text-delta")).toBe("So");
  });

  it("tells the last words that might have begun a tag", async () => {
    const emitted = await setUp([{ type: "text", text: "<thi" }, FINISH]).ask();
    expect(emitted[0]).toEqual({ type: "text-delta", text: "<thi" });
  });

  it("says that the model is missing where no such file is ready", async () => {
    const { ask, requests } = setUp([], []);
    await expect(ask()).rejects.toMatchObject({
      code: "provider-model-missing",
      data: { provider: "gguf" },
    });
    expect(requests).toEqual([]);
  });

  it("refuses a body that is no request, and an answer without its end", async () => {
    await expect(setUp([FINISH]).ask({})).rejects.toMatchObject({ code: "provider-malformed" });
    await expect(setUp([]).ask()).rejects.toMatchObject({ code: "engine-failed" });
  });

  it("lists the files that are ready, with a window that memory allows", async () => {
    const about = { ...FILE.about, architecture: "llama", title: "", hasChatTemplate: false };
    const big = { ...FILE, name: "big.gguf", about: { ...about, window: 131_072 } };
    const unspecified = { ...FILE, name: "untold.gguf", about: { ...about, window: null } };
    const { provider, signal } = setUp([], [FILE, big, unspecified]);
    const models = await provider.listModels({ url: "" }, signal);
    expect(models.map(({ name, window }) => [name, window])).toEqual([
      ["tiny.gguf", 4_096],
      ["big.gguf", 8_192],
      ["untold.gguf", null],
    ]);
  });
});
