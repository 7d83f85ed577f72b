import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chunkFetch } from "./chunk-fetch";
import { type Dialect, frame, USAGE, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { comparable, expectedEvents } from "./expected-events";
import { ask, requestTo } from "./outcome";
import { ADD, ALL, MULTIPLY, TEXT, THINKING } from "./samples";
import { answering, keyFetch, withServer } from "./with-server";

describe.each(DIALECTS)("an answer of $name over a real connection", (dialect) => {
  const calls = lastWord(dialect, "tool-calls") ?? lastWord(dialect, "stop")!;
  const samples = [
    { says: "plain text", parts: [TEXT], word: undefined, reason: "stop" },
    { says: "thinking, then text", parts: [THINKING, TEXT], word: undefined, reason: "stop" },
    { says: "two parallel calls", parts: [ADD, MULTIPLY], word: calls, reason: "tool-calls" },
    { says: "all of it", parts: ALL, word: calls, reason: "tool-calls" },
    { says: "nothing at all", parts: [], word: undefined, reason: "stop" },
  ] as const;

  it.each(samples)("tells $says exactly", async ({ parts, word, reason }) => {
    const payloads = writeAnswer(dialect, parts, word === undefined ? {} : { word });
    await withServer([answering(dialect, payloads)], async ({ origin, arrived }) => {
      const { events, error } = await ask(dialect, keyFetch, { origin });
      expect(error).toBeNull();
      expect(comparable(dialect, events)).toEqual(expectedEvents(dialect, parts, { reason }));
      expect(arrived).toHaveLength(1);
    });
  });

  it("is asked for by one POST with the request's own bytes", async () => {
    const script = answering(dialect, writeAnswer(dialect, [TEXT]));
    await withServer([script], async ({ origin, arrived }) => {
      await ask(dialect, keyFetch, { origin });
      const { body } = requestTo(dialect, origin);
      expect(arrived).toMatchObject([{ method: "POST", path: dialect.path, body }]);
      expect(arrived[0]?.headers["content-type"]).toBe("application/json");
    });
  });

  it("is asked for by its connection, without a cookie, a cache, or a redirect", async () => {
    const fetches: unknown[] = [];
    const answer = chunkFetch(dialect.contentType, []);
    const provider = dialect.create({
      fetch: (url, init, connection) => {
        fetches.push([url, { ...init, signal: undefined }, connection]);
        return answer(url, init);
      },
    });
    const request = { ...requestTo(dialect, "https://api.example.test"), connection: "c" };
    const events = provider.stream(request, new AbortController().signal)[Symbol.asyncIterator]();
    await expect(events.next()).rejects.toMatchObject({ code: "provider-cut-off" });
    const safe = { method: "POST", redirect: "error", cache: "no-store", credentials: "omit" };
    expect(fetches).toMatchObject([[request.url, safe, "c"]]);
  });

  it.each(dialect.reasons)("that ends with %s ends for %s", async (word, reason) => {
    const payloads = writeAnswer(dialect, [TEXT], { word });
    await withServer([answering(dialect, payloads)], async ({ origin }) => {
      const { events } = await ask(dialect, keyFetch, { origin });
      expect(events).toEqual(expectedEvents(dialect, [TEXT], { reason }));
    });
  });

  it("that asked for a tool ends for that, whatever its own word is", async () => {
    const payloads = writeAnswer(dialect, [ADD]);
    const { events } = await askBytes(dialect, frame(dialect, payloads));
    expect(events.at(-1)).toEqual({ type: "finish", reason: "tool-calls", usage: USAGE });
  });

  it("gives each of its calls an id of its own, though the server uses one twice", async () => {
    const payloads = writeAnswer(dialect, [ADD, MULTIPLY, ADD]);
    const { events } = await askBytes(dialect, frame(dialect, payloads));
    const ids = events.flatMap((event) => (event.type === "tool-call-start" ? [event.id] : []));
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain("");
  });

  it("arrives whole when it is compressed", async () => {
    const bytes = gzipSync(frame(dialect, writeAnswer(dialect, [TEXT])));
    const headers = { "content-type": dialect.contentType, "content-encoding": "gzip" };
    const steps = [bytes.subarray(0, 20), { pauseMs: 20 }, bytes.subarray(20)];
    await withServer([{ headers, steps }], async ({ origin }) => {
      const { events, error } = await ask(dialect, keyFetch, { origin });
      expect(error).toBeNull();
      expect(events).toEqual(expectedEvents(dialect, [TEXT]));
    });
  });

  it("is told without usage where none came", async () => {
    const payloads = writeAnswer(dialect, [TEXT], { usage: null });
    const { events } = await askBytes(dialect, frame(dialect, payloads));
    expect(events).toEqual(expectedEvents(dialect, [TEXT], { usage: null }));
  });

  it.each([-1, 1.5, 1e15, 9e99, Number.NaN])("has no count of %s tokens", async (count) => {
    const usage = { promptTokens: count, replyTokens: count };
    const payloads = writeAnswer(dialect, [TEXT], { usage });
    const { events } = await askBytes(dialect, frame(dialect, payloads));
    expect(events).toEqual(expectedEvents(dialect, [TEXT], { usage: null }));
  });

  it("keeps the one count that can be believed", async () => {
    const usage = { promptTokens: -5, replyTokens: 7 };
    const payloads = writeAnswer(dialect, [TEXT], { usage });
    const { events } = await askBytes(dialect, frame(dialect, payloads));
    const kept = { promptTokens: null, replyTokens: 7 };
    expect(events.at(-1)).toEqual({ type: "finish", reason: "stop", usage: kept });
  });

  it("is whole at its terminal, though the connection stays open", async () => {
    const { headers, steps = [] } = answering(dialect, writeAnswer(dialect, [TEXT]));
    const script = { headers: headers ?? {}, steps: [...steps, "hang" as const] };
    await withServer([script], async ({ origin, arrived }) => {
      // Some servers keep the connection after the last event; what counts is that event.
      const timeouts = dialect.endsWithBytes ? { idleMs: 300 } : {};
      const { events, error } = await ask(dialect, keyFetch, { origin, timeouts });
      expect(error).toBeNull();
      expect(events).toEqual(expectedEvents(dialect, [TEXT]));
      expect(await arrived[0]?.hungUp).toBe(true);
    });
  });

  it.skipIf(dialect.endsWithBytes)("has nothing after its terminal", async () => {
    const whole = frame(dialect, writeAnswer(dialect, [TEXT]));
    const { events, error } = await askBytes(dialect, `${whole}${whole}${"x".repeat(10)}\n\n`);
    expect(error).toBeNull();
    expect(events).toEqual(expectedEvents(dialect, [TEXT]));
  });
});

function askBytes(dialect: Dialect, text: string) {
  return ask(dialect, chunkFetch(dialect.contentType, [new TextEncoder().encode(text)]));
}

function lastWord(dialect: Dialect, wanted: string) {
  return dialect.reasons.find(([, reason]) => reason === wanted)?.[0];
}
