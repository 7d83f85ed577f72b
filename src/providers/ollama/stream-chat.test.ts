import { afterEach, describe, expect, it, vi } from "vitest";
import { startOllamaServer } from "../../../test/fakes/ollama-server.mjs";
import { type Failure, toFailure } from "../../domain/app-error";
import type { ModelEvent, ModelRequest } from "../../domain/provider";
import type { Timeouts } from "../wire/timeouts";
import { createOllamaProvider } from "./create-ollama-provider";

type Server = Awaited<ReturnType<typeof startOllamaServer>>;
type SetScript = Parameters<Server["setScript"]>;

const TEXT = "Grüße, 你好 👋🏽 and good bye.";

const CHUNK = '{"message":{"content":"a"}}\n';
const ENDED = '{"message":{"content":""},"done":true,"done_reason":"stop"}\n';
const NDJSON = { "content-type": "application/x-ndjson" };

const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

describe("a healthy reply", () => {
  const healthy: readonly SetScript[] = [
    ["reply", { text: TEXT }],
    ["reply", { text: TEXT, tokensPerSecond: 500 }],
    ["slow-first-byte", { text: TEXT, ms: 30 }],
    ["byte-by-byte", { text: "Ü 你", ms: 0 }],
    ["split-utf8", { text: TEXT }],
    ["stall", { text: TEXT, ms: 30 }],
  ];

  it.each(healthy)("arrives whole from %s %j", async (script, options) => {
    const { events, failure } = await ask(await serve(script, options));
    const text = script === "stall" ? `${TEXT} And on.` : options?.text;
    expect(textOf(events, "text-delta")).toBe(text);
    expect(events.at(-1)).toMatchObject({ type: "finish", reason: "stop" });
    expect(failure).toBeNull();
  });

  it("keeps thinking apart", async () => {
    const { events } = await ask(await serve("reply", { text: "Yes.", thinking: "Let me see. " }));
    expect(textOf(events, "thinking-delta")).toBe("Let me see. ");
    expect(textOf(events, "text-delta")).toBe("Yes.");
  });

  it("tells that it ended for its length, and what it used", async () => {
    const { events } = await ask(await serve("reply", { tokens: 3, doneReason: "length" }));
    expect(events.at(-1)).toEqual({
      type: "finish",
      reason: "length",
      usage: { promptTokens: 10, replyTokens: 3 },
    });
  });

  it("is asked for with exactly the bytes of the request and no cookie of ours", async () => {
    const server = await serve("reply");
    const body = '{ "model":"llama3.2", "messages":[],\n "x": "\\ud800 ü" }';
    await ask(server, { body });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ method: "POST", path: "/api/chat", body });
    expect(server.requests[0]?.headers["content-type"]).toBe("application/json");
    expect(server.requests[0]?.headers.cookie).toBeUndefined();
  });

  it("is not stored, not redirected and sent without credentials", async () => {
    const seen: RequestInit[] = [];
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      seen.push(init ?? {});
      return new Response("{}", { status: 400 });
    };
    await ask({ url: "http://127.0.0.1:1" }, { fetch });
    expect(seen).toMatchObject([{ redirect: "error", cache: "no-store", credentials: "omit" }]);
  });

  it("calls fetch as a function, which a browser's own insists on", async () => {
    let self: unknown = "not called";
    const fetch = function (this: unknown) {
      self = this;
      return Promise.resolve(new Response("", { status: 500 }));
    };
    await ask({ url: "http://127.0.0.1:1" }, { fetch });
    expect(self).toBeUndefined();
  });
});

describe("a reply that fails", () => {
  const bad: readonly [...SetScript, string, string][] = [
    ["not-json-line", { text: "a b" }, "provider-malformed", "a b"],
    ["html-200", {}, "provider-malformed", ""],
    ["no-done", { text: "a b" }, "provider-cut-off", "a b"],
    ["reset", { text: "a b" }, "provider-cut-off", "a b"],
    ["refuse", {}, "provider-unreachable", ""],
    ["error-line", { text: "a", body: "out of memory" }, "provider-cannot-run", "a"],
    ["error-line", { text: "a", body: "model 'x' not found" }, "provider-model-missing", "a"],
    ["status", { status: 400 }, "provider-failed", ""],
    ["status", { status: 401 }, "provider-auth", ""],
    ["status", { status: 403 }, "provider-forbidden", ""],
    ["status", { status: 404 }, "provider-model-missing", ""],
    ["status", { status: 429 }, "provider-rate-limited", ""],
    ["status", { status: 500 }, "provider-failed", ""],
    ["status", { status: 503 }, "provider-overloaded", ""],
  ];

  it.each(bad)("from %s %j is %s after %j", async (script, options, code, text) => {
    const server = await serve(script, options);
    const { events, failure } = await ask(server);
    expect(textOf(events, "text-delta")).toBe(text);
    expect(failure?.code).toBe(code);
    expect(failure?.data).toMatchObject({ host: new URL(server.url).host });
  });

  it("tells the status and nothing of the body", async () => {
    const server = await serve("status", { status: 500, body: '{"error":"canary"}' });
    const { failure } = await ask(server);
    expect(failure?.data).toEqual({
      host: new URL(server.url).host,
      status: 500,
      provider: "ollama",
    });
  });

  it("is unreachable where nothing listens", async () => {
    const server = await serve("reply");
    await server.close();
    open.pop();
    expect((await ask(server)).failure?.code).toBe("provider-unreachable");
  });

  it("is forbidden to an origin that the server does not allow", async () => {
    const server = await serve("reply", {}, ["chrome-extension://good"]);
    const from = (origin: string) => (url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...init?.headers, origin } });
    const refused = await ask(server, { fetch: from("chrome-extension://bad") });
    expect(refused.failure?.code).toBe("provider-forbidden");
    const allowed = await ask(server, { fetch: from("chrome-extension://good") });
    expect(allowed.failure).toBeNull();
  });
});

describe("a silent server", () => {
  it("is given up when no first event comes in time", async () => {
    const server = await serve("slow-first-byte", { ms: 60_000 });
    const { failure } = await ask(server, { timeouts: { firstEventMs: 30 } });
    expect(failure).toEqual({
      code: "provider-silent",
      data: { host: new URL(server.url).host, seconds: 0, provider: "ollama" },
    });
  });

  it("is given up when it stops in the middle, and what came is kept", async () => {
    const server = await serve("stall", { text: "a b" });
    const { events, failure } = await ask(server, { timeouts: { idleMs: 30 } });
    expect(textOf(events, "text-delta")).toBe("a b");
    expect(failure?.code).toBe("provider-silent");
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
  });

  it("is alive as long as single bytes come", async () => {
    const fetch = async () => inBytes(`${CHUNK}${ENDED}`, 199);
    const { failure } = await askByClock({ fetch, timeouts: { idleMs: 200 } });
    expect(failure).toBeNull();
    const slower = async () => inBytes(`${CHUNK}${ENDED}`, 201);
    const late = await askByClock({ fetch: slower, timeouts: { idleMs: 200 } });
    expect(late.failure?.code).toBe("provider-silent");
  });

  it("is not blamed for the time that the caller takes", async () => {
    const fetch = async () => new Response(`${CHUNK}${CHUNK}${ENDED}`, { headers: NDJSON });
    const { events, failure } = await askByClock({
      fetch,
      timeouts: { idleMs: 60 },
      thinkMs: 120,
    });
    expect(textOf(events, "text-delta")).toBe("aa");
    expect(failure).toBeNull();
  });
});

describe("stopping", () => {
  it("E-025 ends the stream with the signal's reason and hangs up", async () => {
    const server = await serve("hold");
    const stop = new AbortController();
    const reason = new Error("stopped");
    const run = async () => {
      for await (const event of provider().stream(requestTo(server), stop.signal)) {
        if (event.type === "text-delta") stop.abort(reason);
      }
    };
    await expect(run()).rejects.toBe(reason);
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
  });

  it("gives nothing more of a piece that had already arrived", async () => {
    const fetch = async () => new Response(CHUNK.repeat(3), { headers: NDJSON });
    const stop = new AbortController();
    const request = requestTo({ url: "http://127.0.0.1:1" });
    const events = provider({ fetch }).stream(request, stop.signal)[Symbol.asyncIterator]();
    expect(await events.next()).toMatchObject({ value: { text: "a" } });
    stop.abort(new Error("stopped"));
    await expect(events.next()).rejects.toThrow("stopped");
  });

  it("ends a wait for the first byte", async () => {
    const server = await serve("slow-first-byte", { ms: 60_000 });
    const signal = AbortSignal.timeout(30);
    const events = provider().stream(requestTo(server), signal);
    await expect(collect(events, [])).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("asks nothing where the signal was aborted before", async () => {
    const server = await serve("reply");
    const events = provider().stream(requestTo(server), AbortSignal.abort(new Error("no")));
    await expect(collect(events, [])).rejects.toThrow("no");
    expect(server.requests).toHaveLength(0);
  });

  it("hangs up when the reader walks away", async () => {
    const server = await serve("hold");
    for await (const _ of provider().stream(requestTo(server), new AbortController().signal)) break;
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
  });
});

async function serve(...[script, options, origins]: [...SetScript, origins?: readonly string[]]) {
  const server = await startOllamaServer(origins === undefined ? {} : { origins });
  server.setScript(script, options);
  open.push(server);
  return server;
}

type Asking = {
  readonly body?: string;
  readonly fetch?: typeof fetch;
  readonly timeouts?: Partial<Timeouts>;
  /** What the caller does with each event takes so long. */
  readonly thinkMs?: number;
};

function provider({ fetch = globalThis.fetch, timeouts = {} }: Asking = {}) {
  return createOllamaProvider({ fetch, timeouts, wait: async () => {} });
}

function requestTo(server: { readonly url: string }, body?: string): ModelRequest {
  const usual = JSON.stringify({ model: "llama3.2", messages: [], stream: true });
  return { provider: "ollama", url: `${server.url}/api/chat`, body: body ?? usual };
}

async function ask(server: { readonly url: string }, asking: Asking = {}) {
  const events: ModelEvent[] = [];
  let failure: Failure | null = null;
  const signal = new AbortController().signal;
  try {
    const stream = provider(asking).stream(requestTo(server, asking.body), signal);
    await collect(stream, events, asking.thinkMs);
  } catch (error) {
    failure = toFailure(error);
  }
  return { events, failure };
}

/** As `ask`, with a clock that goes on once nothing else is left to do. */
async function askByClock(asking: Asking) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const pending = ask({ url: "http://127.0.0.1:1" }, asking);
    await vi.runAllTimersAsync();
    return await pending;
  } finally {
    vi.useRealTimers();
  }
}

/** An answer that comes byte by byte, so many milliseconds apart. */
function inBytes(text: string, ms: number): Response {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    controller.enqueue(bytes.slice(sent, sent + 1));
    sent += 1;
    if (sent === bytes.length) controller.close();
  };
  return new Response(new ReadableStream({ pull }), { headers: NDJSON });
}

async function collect(stream: AsyncIterable<ModelEvent>, into: ModelEvent[], thinkMs = 0) {
  for await (const event of stream) {
    into.push(event);
    if (thinkMs > 0) await new Promise((resolve) => setTimeout(resolve, thinkMs));
  }
}

function textOf(events: readonly ModelEvent[], type: "text-delta" | "thinking-delta"): string {
  return events.map((event) => (event.type === type ? event.text : "")).join("");
}
