import { afterEach, describe, expect, it } from "vitest";
import { startOpenaiServer } from "../fakes/openai-server.mjs";

type Server = Awaited<ReturnType<typeof startOpenaiServer>>;
const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

describe("startOpenaiServer", () => {
  it("answers with events that end in usage and [DONE]", async () => {
    const server = await serve();
    server.setScript("reply", { text: "Hi there.", thinking: "Hm." });
    const response = await chat(server);
    expect(response.headers.get("content-type")).toMatch("text/event-stream");
    const events = (await response.text()).trim().split("\n\n");
    expect(events.at(-1)).toBe("data: [DONE]");
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.replace("data: ", "")));
    expect(chunks.map(({ choices }) => choices[0]?.delta)).toEqual([
      { reasoning_content: "Hm." },
      { content: "Hi " },
      { content: "there." },
      {},
      undefined,
    ]);
    expect(chunks.at(-1).usage).toMatchObject({ prompt_tokens: 10, completion_tokens: 3 });
    expect(chunks.at(-2).choices[0].finish_reason).toBe("stop");
  });

  it("lists its models, with their windows where it knows them", async () => {
    const server = await serve({ models: [{ name: "a", window: 4_096 }, { name: "b" }] });
    const { data } = (await (await fetch(`${server.url}/models`)).json()) as { data: unknown[] };
    expect(data).toMatchObject([{ id: "a", context_length: 4_096 }, { id: "b" }]);
    expect(data[1]).not.toHaveProperty("context_length");
  });

  it("keeps to its key, and shows the headers that came", async () => {
    const server = await serve({ needsKey: "sk-right" });
    expect((await chat(server)).status).toBe(401);
    expect((await chat(server, { authorization: "Bearer sk-wrong" })).status).toBe(401);
    expect((await chat(server, { authorization: "Bearer sk-right" })).status).toBe(200);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      "Bearer sk-wrong",
      "Bearer sk-right",
    ]);
  });

  it("knows no other model and no other path", async () => {
    const server = await serve();
    expect((await chat(server, {}, "other")).status).toBe(404);
    expect((await fetch(`${server.url}/embeddings`)).status).toBe(404);
  });

  it("lets a page ask first whether it may", async () => {
    const server = await serve({ needsKey: "sk-right" });
    const response = await fetch(`${server.url}/models`, {
      method: "OPTIONS",
      headers: {
        origin: "chrome-extension://x",
        "access-control-request-headers": "authorization",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toBe("authorization");
  });

  it("begins late and goes slowly where it was told to", async () => {
    const server = await serve({ delayMs: 100, tokensPerSecond: 100 });
    server.setScript("reply", { tokens: 20 });
    const started = performance.now();
    const response = await chat(server);
    expect(performance.now() - started).toBeGreaterThan(90);
    await response.text();
    // 20 tokens, the first of which comes at once, at 100 a second.
    expect(performance.now() - started).toBeGreaterThan(90 + 180);
  });

  it("streams until it is released, and tells who hung up", async () => {
    const server = await serve();
    server.setScript("hold", { tokensPerSecond: 200 });
    const stopped = new AbortController();
    const first = await chat(server, {}, "fake-model", stopped.signal);
    const second = await chat(server);
    stopped.abort();
    await expect(first.text()).rejects.toThrow();
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
    server.release();
    expect(await second.text()).toMatch(/\[DONE\]\n\n$/);
    expect(server.requests.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});

async function serve(options: Parameters<typeof startOpenaiServer>[0] = {}): Promise<Server> {
  const server = await startOpenaiServer(options);
  open.push(server);
  return server;
}

function chat(
  server: Server,
  headers: Record<string, string> = {},
  model = "fake-model",
  signal?: AbortSignal,
) {
  const body = JSON.stringify({ model, stream: true, messages: [] });
  return fetch(`${server.url}/chat/completions`, {
    method: "POST",
    headers,
    body,
    ...(signal === undefined ? {} : { signal }),
  });
}
