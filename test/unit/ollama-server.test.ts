import { afterEach, describe, expect, it } from "vitest";
import { startOllamaServer } from "../fakes/ollama-server.mjs";

type Server = Awaited<ReturnType<typeof startOllamaServer>>;
const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

describe("startOllamaServer", () => {
  it("takes no longer for many tokens than for few, where it was told to, and is never faster", async () => {
    const server = await serve();
    const secondsFor = async (tokens: number) => {
      // A fifth of a second each.
      server.setScript("reply", { tokens, tokensPerSecond: tokens * 5 });
      const started = performance.now();
      const lines = (await (await chat(server)).text()).trim().split("\n");
      expect(lines).toHaveLength(tokens + 1);
      return (performance.now() - started) / 1_000;
    };
    const [few, many] = [await secondsFor(100), await secondsFor(2_000)];
    expect(Math.min(few, many)).toBeGreaterThan(0.18);
    // A timer for each would take twenty times as long.
    expect(many / few).toBeLessThan(5);
  });

  it("streams until it is released", async () => {
    const server = await serve();
    server.setScript("hold", { tokensPerSecond: 200 });
    const reply = (await chat(server)).text();
    const second = chat(server);
    await second;
    expect(server.requests.map(({ openCount, open }) => [openCount, open])).toEqual([
      [1, true],
      [2, true],
    ]);
    server.release();
    expect(await reply).toMatch(/"done":true.*\n$/);
    await (await second).text();
    expect(server.requests.map(({ open, aborted }) => open || aborted)).toEqual([false, false]);
  });

  it("says of a connection it broke itself that the client did not", async () => {
    const server = await serve();
    server.setScript("refuse");
    await expect(chat(server)).rejects.toThrow(TypeError);
    expect(server.requests[0]).toMatchObject({ aborted: false });
  });

  it("keeps bodies as they were sent and knows its models by their short names", async () => {
    const server = await serve();
    expect((await chat(server, "llama3.2")).status).toBe(200);
    expect((await chat(server, "other")).status).toBe(404);
    expect(server.requests.map(({ body }) => body)).toEqual([
      '{"model":"llama3.2"}',
      '{"model":"other"}',
    ]);
  });

  it("answers any path to an origin that it does not allow with 403", async () => {
    const server = await serve({ origins: ["chrome-extension://good"] });
    const status = async (origin: string) =>
      (await fetch(`${server.url}/api/tags`, { headers: { origin } })).status;
    expect(await status("chrome-extension://bad")).toBe(403);
    expect(await status("chrome-extension://good")).toBe(200);
  });

  it("refuses a script that it does not have", async () => {
    const server = await serve();
    // @ts-expect-error no such name
    expect(() => server.setScript("toString2")).toThrow("no script");
  });
});

async function serve(options: Parameters<typeof startOllamaServer>[0] = {}) {
  const server = await startOllamaServer(options);
  open.push(server);
  return server;
}

function chat(server: Server, model = "llama3.2:latest") {
  return fetch(`${server.url}/api/chat`, { method: "POST", body: JSON.stringify({ model }) });
}
