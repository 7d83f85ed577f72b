import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { ProviderFetch } from "../../domain/provider";
import { queryServer } from "./query-server";

const never = new AbortController().signal;

function ask(answer: () => Response, seen: string[] = []) {
  return queryServer({
    fetch: async () => answer(),
    timeoutMs: 60_000,
    signal: never,
    readError: (_status, body) => {
      seen.push(body);
      return null;
    },
    provider: "ollama",
    url: "http://127.0.0.1:1/api",
    schema: z.object({}),
  });
}

/** A body that gives its chunks and then stays open, or never ends where they go on. */
function endless(chunk: string, times = Number.POSITIVE_INFINITY) {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (given >= times) return new Promise(() => {});
      given += 1;
      controller.enqueue(new TextEncoder().encode(chunk));
      return undefined;
    },
  });
  return { body, given: () => given };
}

describe("queryServer", () => {
  it("tells which kind of server failed", async () => {
    await expect(ask(() => new Response("", { status: 403 }))).rejects.toMatchObject({
      code: "provider-forbidden",
      data: { host: "127.0.0.1:1", status: 403, provider: "ollama" },
    });
    await expect(ask(() => new Response("no"))).rejects.toMatchObject({
      code: "provider-malformed",
      data: { provider: "ollama" },
    });
  });

  it("sends no half of a character, which strict servers refuse with all around it", async () => {
    const bodies: unknown[] = [];
    const fetch: ProviderFetch = async (_url, { body }) => {
      bodies.push(body);
      return new Response("{}");
    };
    const body = { input: ["half \ud83d of one", "\\ud83d as written", "\u{1f600}"] };
    const options = { fetch, timeoutMs: 60_000, signal: never, schema: z.object({}), body };
    await queryServer({ ...options, provider: "openai", url: "http://127.0.0.1:1/v1/embeddings" });
    expect(JSON.parse(String(bodies[0]))).toEqual({
      input: ["half \ufffd of one", "\\ud83d as written", "\u{1f600}"],
    });
  });

  it("reads no more than 65,536 bytes of what explains an error", async () => {
    const seen: string[] = [];
    const { body, given } = endless("x".repeat(10_000));
    const pending = ask(() => new Response(body, { status: 500 }), seen);
    await expect(pending).rejects.toMatchObject({ code: "provider-failed", data: { status: 500 } });
    expect(seen[0]).toHaveLength(65_536);
    expect(given()).toBeLessThan(10);
  });

  it("waits no longer than 5 s for it, and goes by what came", async () => {
    vi.useFakeTimers();
    try {
      const seen: string[] = [];
      const { body } = endless("half", 1);
      const pending = ask(() => new Response(body, { status: 429 }), seen);
      const refused = expect(pending).rejects.toMatchObject({ code: "provider-rate-limited" });
      await vi.advanceTimersByTimeAsync(4_900);
      expect(seen).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      await refused;
      expect(seen).toEqual(["half"]);
    } finally {
      vi.useRealTimers();
    }
  });
});
