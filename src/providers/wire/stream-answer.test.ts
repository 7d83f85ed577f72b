import { describe, expect, it } from "vitest";
import { AppError, type Failure, toFailure } from "../../domain/app-error";
import type { ModelEvent, ProviderFetch } from "../../domain/provider";
import type { CreateDecoder } from "./decoder";
import { type Answering, streamAnswer } from "./stream-answer";

const REMOTE = "https://api.test/v1/chat";
const LOCAL = "http://127.0.0.1:1/v1/chat";

const EVENTS: readonly ModelEvent[] = [
  { type: "text-delta", text: "a" },
  { type: "finish", reason: "stop", usage: null },
];

describe("a retry", () => {
  it.each([408, 429, 500, 502, 503, 504, 529])(
    "follows the status %d, three times",
    async (status) => {
      const { failure, waits, calls } = await ask([() => new Response("", { status })]);
      expect(calls).toHaveLength(4);
      expect(waits).toHaveLength(3);
      expect(failure?.data).toEqual({ host: "api.test", status, provider: "openai" });
    },
  );

  it.each([400, 401, 402, 403, 404, 413, 422])("does not follow the status %d", async (status) => {
    const { calls } = await ask([() => new Response("", { status })]);
    expect(calls).toHaveLength(1);
  });

  it("may be what succeeds", async () => {
    const broken = () => Promise.reject(new TypeError("reset"));
    const { events, waits } = await ask([broken, busy("2"), () => sse("data: a\n\ndata: end\n\n")]);
    expect(events).toEqual(EVENTS);
    expect(waits[1]).toBe(2_000);
  });

  it("comes as late as the server says, or not at all and says so", async () => {
    expect((await ask([busy("19"), busy("2")])).waits).toEqual([19_000]);
    const { failure, calls } = await ask([busy("21")]);
    expect(calls).toHaveLength(1);
    expect(failure).toEqual({
      code: "provider-rate-limited",
      data: { host: "api.test", status: 429, retryAfter: 21, provider: "openai" },
    });
  });

  it("does not follow what the provider explains otherwise", async () => {
    const readError = () => "provider-no-credit" as const;
    const { failure, calls } = await ask([busy("1")], { readError });
    expect(calls).toHaveLength(1);
    expect(failure?.code).toBe("provider-no-credit");
  });

  it("does not follow a refusal of our own", async () => {
    const refused = () => Promise.reject(new AppError("provider-permission"));
    const { failure, calls } = await ask([refused]);
    expect(calls).toHaveLength(1);
    expect(failure?.code).toBe("provider-permission");
  });

  it("does not follow where nothing listens on this machine", async () => {
    const refused = () => Promise.reject(new TypeError("refused"));
    expect((await ask([refused], {}, LOCAL)).calls).toHaveLength(1);
    expect((await ask([refused])).calls).toHaveLength(4);
  });

  it("follows a connection that broke before the first event, and none after it", async () => {
    const before = await ask([() => breaking("")]);
    expect(before.calls).toHaveLength(4);
    expect(before.failure).toEqual({
      code: "provider-cut-off",
      data: { host: "api.test", provider: "openai" },
    });
    const after = await ask([() => breaking("data: a\n\n")]);
    expect(after.calls).toHaveLength(1);
    expect(after.events).toEqual(EVENTS.slice(0, 1));
    expect(after.failure?.code).toBe("provider-cut-off");
  });
});

describe("an answer", () => {
  it("is read to its terminal and no further", async () => {
    const { events } = await ask([() => sse("data: a\n\ndata: end\n\ndata: bad\n\n")]);
    expect(events).toEqual(EVENTS);
  });

  it("may end without a line break, but not in the middle", async () => {
    expect((await ask([() => sse("data: a\n\ndata: end")])).failure).toBeNull();
    expect((await ask([() => sse("data: a\n\ndata: ba")])).failure?.code).toBe("provider-cut-off");
  });

  it("is malformed as a page, and what it says as JSON", async () => {
    const page = new Response("<p>", { headers: { "content-type": "text/html" } });
    expect((await ask([() => page])).failure?.code).toBe("provider-malformed");
    const readError = (_: number, body: string) => (body === "{}" ? "provider-auth" : null);
    const json = () => Response.json({});
    expect((await ask([json], { readError })).failure?.code).toBe("provider-auth");
    expect((await ask([json])).failure?.code).toBe("provider-malformed");
  });

  it("reads no more of an error than it needs", async () => {
    let pulled = 0;
    let size = 0;
    const endless = () => {
      const pull = (controller: ReadableStreamDefaultController) => {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode("x".repeat(1_024)));
      };
      return new Response(new ReadableStream({ pull }), { status: 400 });
    };
    const readError = (_: number, body: string) => {
      size = body.length;
      return null;
    };
    await ask([endless], { readError });
    expect(size).toBe(65_536);
    expect(pulled).toBeLessThan(70);
  });

  it("holds no key in its failure, whatever the server and fetch say", async () => {
    const echo = () => new Response("canary", { status: 401 });
    const quoting = () => Promise.reject(new TypeError("bad header value canary"));
    for (const answer of [echo, quoting]) {
      const { error } = await ask([answer]);
      expect(`${JSON.stringify(error)}${String(error)}${String(error?.cause)}`).not.toContain(
        "canary",
      );
    }
  });
});

describe("stopping", () => {
  it("ends a wait for the next try with the signal's reason", async () => {
    const stop = new AbortController();
    const wait = async () => stop.abort(new Error("stopped"));
    const { error, calls } = await ask([busy("1")], { wait }, REMOTE, stop.signal);
    expect(error?.message).toBe("stopped");
    expect(calls).toHaveLength(1);
  });

  it("ends a body that does not follow the signal", async () => {
    let cancelled = false;
    const cancel = () => {
      cancelled = true;
    };
    const stuck = () =>
      new Response(new ReadableStream({ cancel }), {
        headers: { "content-type": "text/event-stream" },
      });
    const { failure } = await ask([stuck], { timeouts: { firstEventMs: 20, idleMs: 20 } });
    expect(failure?.code).toBe("provider-silent");
    expect(cancelled).toBe(true);
  });
});

/** `a` is text, `end` the terminal, all else malformed. */
const createDecoder: CreateDecoder = (host) => ({
  push: function* (data) {
    if (data === "a") yield { type: "text-delta", text: "a" };
    else if (data === "end") yield { type: "finish", reason: "stop", usage: null };
    else throw new AppError("provider-malformed", { data: { host } });
  },
  end: () => {
    throw new AppError("provider-cut-off", { data: { host } });
  },
});

type Answer = () => Response | Promise<Response>;

/** What comes of a request whose tries are answered in turn; the last answer is repeated. */
async function ask(
  answers: readonly [Answer, ...Answer[]],
  changes: Partial<Answering> = {},
  url = REMOTE,
  signal = new AbortController().signal,
) {
  const calls: RequestInit[] = [];
  const waits: number[] = [];
  const fetch: ProviderFetch = async (_url, init) => {
    calls.push(init);
    return (answers[calls.length - 1] ?? answers[answers.length - 1] ?? answers[0])();
  };
  const wait = async (ms: number) => void waits.push(ms);
  const events: ModelEvent[] = [];
  let failure: Failure | null = null;
  let error: Error | null = null;
  const timeouts = { firstEventMs: 5_000, idleMs: 5_000 };
  const request = { provider: "openai", url, body: "{}" } as const;
  const usual = { fetch, request, format: "sse", createDecoder, timeouts, wait } as const;
  try {
    const readError = () => null;
    for await (const event of streamAnswer({ ...usual, readError, ...changes }, signal)) {
      events.push(event);
    }
  } catch (caught) {
    failure = toFailure(caught);
    error = caught as Error;
  }
  return { events, failure, error, waits, calls };
}

function busy(retryAfter: string): Answer {
  return () => new Response("", { status: 429, headers: { "retry-after": retryAfter } });
}

function sse(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

/** An answer whose connection breaks after the text. */
function breaking(text: string): Response {
  const chunks = text === "" ? [] : [new TextEncoder().encode(text)];
  const pull = (controller: ReadableStreamDefaultController) => {
    const chunk = chunks.shift();
    if (chunk === undefined) controller.error(new TypeError("reset"));
    else controller.enqueue(chunk);
  };
  return new Response(new ReadableStream({ pull }), {
    headers: { "content-type": "text/event-stream" },
  });
}
