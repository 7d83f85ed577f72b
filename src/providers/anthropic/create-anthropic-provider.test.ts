import { describe, expect, it } from "vitest";
import type { ModelRequest, ProviderFetch } from "../../domain/provider";
import { createAnthropicProvider } from "./create-anthropic-provider";

const never = new AbortController().signal;
const connection = crypto.randomUUID();
const SERVER = { url: "https://h.test", connection };

describe("listModels", () => {
  it("tells what the server tells of each model, and asks it by its connection", async () => {
    const requests: unknown[] = [];
    const fetch: ProviderFetch = async (url, init, by) => {
      requests.push([url, init.method, by]);
      return Response.json({
        data: [
          {
            id: "claude-opus-5-5",
            display_name: "Claude Opus 5.5",
            max_input_tokens: 1_000_000,
            capabilities: { image_input: { supported: true }, thinking: { supported: true } },
          },
          { id: "old", display_name: 1, max_input_tokens: 0, capabilities: { thinking: 1 } },
          // As a proxy tells it, which knows nothing of abilities.
          { id: "claude-opus-5" },
          { id: "glm-4.6" },
          { id: "claude-opus-4-6-thinking" },
        ],
      });
    };
    const models = await createAnthropicProvider({ fetch }).listModels(SERVER, never);
    const usual = { provider: "anthropic", url: SERVER.url, connection };
    expect(models).toEqual([
      {
        ...usual,
        name: "claude-opus-5-5",
        label: "Claude Opus 5.5",
        window: 1_000_000,
        thinks: true,
        sees: true,
      },
      { ...usual, name: "old", window: null, thinks: false },
      { ...usual, name: "claude-opus-5", window: null, thinks: true },
      { ...usual, name: "glm-4.6", window: null, thinks: false },
      { ...usual, name: "claude-opus-4-6-thinking", window: null, thinks: false },
    ]);
    expect(requests).toEqual([["https://h.test/v1/models?limit=1000", "GET", connection]]);
  });

  it.each([
    [() => new Response("<!doctype html>"), "provider-malformed"],
    [() => Response.json({ data: {} }), "provider-malformed"],
    [() => Response.json({}, { status: 404 }), "provider-failed"],
    [
      () => Response.json({ error: { type: "authentication_error" } }, { status: 400 }),
      "provider-auth",
    ],
    [() => Promise.reject(new TypeError("no route")), "provider-unreachable"],
  ])("turns answer %# into %s", async (answer, code) => {
    const provider = createAnthropicProvider({ fetch: async () => answer() });
    await expect(provider.listModels(SERVER, never)).rejects.toMatchObject({ code });
  });
});

describe("stream", () => {
  const request: ModelRequest = {
    provider: "anthropic",
    url: "https://h.test/v1/messages",
    body: '{"stream":true}',
    connection,
  };

  it("M-009 O-018 answers through the one interface that every provider has", async () => {
    const text = [
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "Hi" } },
      { type: "message_stop" },
    ]
      .map((event) => `data: ${JSON.stringify(event)}\n\n`)
      .join("");
    const headers = { "content-type": "text/event-stream" };
    const fetch: ProviderFetch = async (url, init, by) => {
      expect([url, init.body, by]).toEqual([request.url, request.body, connection]);
      return new Response(text, { headers });
    };
    const events = [];
    for await (const event of createAnthropicProvider({ fetch }).stream(request, never)) {
      events.push(event);
    }
    expect(events).toEqual([
      { type: "text-delta", text: "Hi" },
      { type: "finish", reason: "stop", usage: null },
    ]);
  });

  it("E-025 asks nothing once it is stopped, and fails with the signal's reason", async () => {
    let requestCount = 0;
    const fetch: ProviderFetch = async () => {
      requestCount += 1;
      return new Response();
    };
    const stopped = AbortSignal.abort(new Error("stop"));
    const stream = createAnthropicProvider({ fetch }).stream(request, stopped);
    await expect(stream[Symbol.asyncIterator]().next()).rejects.toThrow("stop");
    expect(requestCount).toBe(0);
  });
});
