import { describe, expect, it } from "vitest";
import { startOllamaServer } from "../../test/fakes/ollama-server.mjs";
import { loopbackFetch } from "./loopback-fetch";

describe("loopbackFetch", () => {
  it("asks a server on this machine", async () => {
    const server = await startOllamaServer();
    expect((await loopbackFetch(`${server.url}/api/tags`)).status).toBe(200);
    await server.close();
  });

  it.each([
    "http://example.com/api/chat",
    "http://192.168.1.5:11434/api/chat",
    "https://127.0.0.1/api/chat",
    "http://127.0.0.1.example.com/api/chat",
  ])("sends nothing to %s", async (url) => {
    await expect(loopbackFetch(url)).rejects.toMatchObject({ code: "bad-request" });
  });
});
