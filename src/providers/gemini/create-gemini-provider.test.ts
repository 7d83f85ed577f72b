import { describe, expect, it } from "vitest";
import { GEMINI } from "../../../test/conformance/gemini-dialect";
import { ask, textOf } from "../../../test/conformance/outcome";
import type { ModelRequest, ProviderFetch } from "../../domain/provider";
import { createGeminiProvider } from "./create-gemini-provider";

const never = new AbortController().signal;
const connection = crypto.randomUUID();
const SERVER = { url: "https://h.test/v1beta", connection };

describe("listModels", () => {
  it("names what chats, with its window and whether it thinks", async () => {
    const requests: unknown[] = [];
    const fetch: ProviderFetch = async (url, init, by) => {
      requests.push([url, init.method, by]);
      return Response.json({
        models: [
          {
            name: "models/gemini-3.5-flash",
            displayName: "Gemini 3.5 Flash",
            inputTokenLimit: 1_048_576,
            supportedGenerationMethods: ["generateContent", "countTokens"],
            thinking: true,
          },
          { name: "models/gemma-3-27b-it", supportedGenerationMethods: ["generateContent"] },
          { name: "models/embedding-001", supportedGenerationMethods: ["embedContent"] },
          { name: "models/gemini-3-tts-preview", supportedGenerationMethods: ["generateContent"] },
          { name: "models/untold" },
        ],
      });
    };
    const models = await createGeminiProvider({ fetch }).listModels(SERVER, never);
    const usual = { provider: "gemini", url: SERVER.url, connection };
    expect(models).toEqual([
      {
        ...usual,
        name: "gemini-3.5-flash",
        label: "Gemini 3.5 Flash",
        window: 1_048_576,
        thinks: true,
      },
      { ...usual, name: "gemma-3-27b-it", window: null, thinks: false },
    ]);
    expect(requests).toEqual([["https://h.test/v1beta/models?pageSize=1000", "GET", connection]]);
  });

  it.each([
    [() => new Response("<!doctype html>"), "provider-malformed"],
    [() => Response.json({ models: {} }), "provider-malformed"],
    [() => Response.json({}, { status: 404 }), "provider-failed"],
    [
      () => Response.json([{ error: { status: "UNAUTHENTICATED" } }], { status: 400 }),
      "provider-auth",
    ],
  ])("turns answer %# into %s", async (answer, code) => {
    const provider = createGeminiProvider({ fetch: async () => answer() });
    await expect(provider.listModels(SERVER, never)).rejects.toMatchObject({ code });
  });
});

describe("stream", () => {
  it("reads a list of responses, which is no stream, as it is", async () => {
    const request: ModelRequest = {
      provider: "gemini",
      url: "https://h.test/v1beta/x",
      body: "{}",
    };
    const answer = [{ candidates: [{ finishReason: "STOP" }] }];
    const provider = createGeminiProvider({ fetch: async () => Response.json(answer) });
    const first = await provider.stream(request, never)[Symbol.asyncIterator]().next();
    expect(first.value).toEqual({ type: "finish", reason: "stop", usage: null });
  });

  it("is not complete where the connection broke, though every chunk named a reason to end", async () => {
    const said = (text: string) => {
      const content = { parts: [{ text }], role: "model" };
      const chunk = { candidates: [{ content, finishReason: "STOP" }] };
      return new TextEncoder().encode(`data: ${JSON.stringify(chunk)}\r\n\r\n`);
    };
    const chunks = [said("a"), said("b")];
    const pull = (controller: ReadableStreamDefaultController) => {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.error(new TypeError("reset"));
      else controller.enqueue(chunk);
    };
    const headers = { "content-type": "text/event-stream" };
    const fetch = async () => new Response(new ReadableStream({ pull }), { headers });
    const { events, error } = await ask(GEMINI, fetch);
    expect(textOf(events, "text-delta")).toBe("ab");
    expect(events.at(-1)?.type).toBe("text-delta");
    expect(error?.code).toBe("provider-cut-off");
  });
});
