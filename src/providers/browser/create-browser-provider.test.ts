import { describe, expect, it } from "vitest";
import type { ComputeEvent, ComputeRequest } from "../../domain/compute-protocol";
import type { ModelEvent } from "../../domain/provider";
import { createBrowserProvider } from "./create-browser-provider";

const REQUEST = {
  model: "built-in",
  messages: [{ role: "user", content: "Hello" }],
  maxTokens: 10,
  temperature: 0.5,
  window: 4_096,
};

const { signal } = new AbortController();

function setUp(events: readonly ComputeEvent[], mayBeThere: boolean | null = true) {
  const requests: ComputeRequest[] = [];
  const provider = createBrowserProvider({
    compute: async function* (request) {
      requests.push(request);
      yield* events;
    },
    mayBeThere: async () => mayBeThere,
  });
  return { provider, requests };
}

const state = (availability: "available" | "downloadable", window: number | null = null) =>
  ({ type: "state", availability, window }) as const;

describe("the browser's own model", () => {
  it("is listed where it can answer now, and nowhere else", async () => {
    const { provider } = setUp([state("available", 9_216)]);
    expect(await provider.listModels({ url: "" }, signal)).toMatchObject([
      { provider: "browser", url: "", window: 9_216 },
    ]);
    const other = setUp([state("downloadable")]).provider;
    expect(await other.listModels({ url: "" }, signal)).toEqual([]);
  });

  it("is not asked for where it is known not to be there", async () => {
    const { provider, requests } = setUp([state("available")], false);
    expect(await provider.listModels({ url: "" }, signal)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it("is missing where it is described and cannot answer", async () => {
    const { provider } = setUp([state("downloadable")]);
    const model = { provider: "browser", name: "", url: "", window: null, thinks: false } as const;
    const answer = provider.describeModel(model, signal);
    await expect(answer).rejects.toMatchObject({ code: "provider-model-missing" });
  });

  it("answers with text and an end", async () => {
    const { provider, requests } = setUp([
      { type: "text", text: "Good day" },
      { type: "finish", reason: "stop", promptTokens: 3, replyTokens: null },
    ]);
    const emitted: ModelEvent[] = [];
    const request = { provider: "browser", url: "", body: JSON.stringify(REQUEST) } as const;
    for await (const event of provider.stream(request, signal)) emitted.push(event);
    expect(emitted).toEqual([
      { type: "text-delta", text: "Good day" },
      { type: "finish", reason: "stop", usage: { promptTokens: 3, replyTokens: null } },
    ]);
    expect(requests).toEqual([{ type: "browser.chat", request: REQUEST }]);
  });
});
