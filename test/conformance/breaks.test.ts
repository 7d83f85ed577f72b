import { afterEach, describe, expect, it, vi } from "vitest";
import { frame, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { expectedEvents } from "./expected-events";
import { ask, requestTo } from "./outcome";
import { passTime, stopClock } from "./pass-time";
import { ADD, TEXT, THINKING } from "./samples";
import type { Script } from "./script-server";
import { answering, keyFetch, withServer } from "./with-server";

/** A busy machine is slow, not silent: only what a test is about is short. */
/** By a clock that stands still until the test lets it pass. */
const TIMEOUTS = { firstEventMs: 60_000, idleMs: 20_000 };
const SHORT_PAUSE = { firstEventMs: 20_000, idleMs: 200 };

afterEach(() => vi.useRealTimers());

describe.each(DIALECTS)("an answer of $name that breaks", (dialect) => {
  const headers = { "content-type": dialect.contentType };
  const opening = frame(dialect, dialect.open(null));
  const textSoFar = opening + frame(dialect, dialect.say([TEXT]));
  const events = expectedEvents(dialect, [TEXT]).slice(0, -1);
  const works = answering(dialect, writeAnswer(dialect, [TEXT]));

  it("before its headers is unreachable", async () => {
    await withServer([{ mute: true, steps: ["reset"] }], async ({ origin, arrived }) => {
      const outcome = await ask(dialect, keyFetch, { origin });
      expect(outcome.error?.code).toBe("provider-unreachable");
      expect(outcome.events).toEqual([]);
      expect(arrived.length).toBeLessThanOrEqual(4);
    });
  });

  it("where nobody listens is unreachable after one try on this machine", async () => {
    const origin = await withServer([{}], ({ origin }) => Promise.resolve(origin));
    let tries = 0;
    const counting: typeof keyFetch = (...args) => {
      tries += 1;
      return keyFetch(...args);
    };
    const { error } = await ask(dialect, counting, { origin });
    expect(error?.code).toBe("provider-unreachable");
    expect(tries).toBe(1);
  });

  it("elsewhere, before it has begun, is tried four times with waits between", async () => {
    const waits: number[] = [];
    let tries = 0;
    const fetch = () => {
      tries += 1;
      return Promise.reject(new TypeError("fetch failed"));
    };
    const wait = async (ms: number) => void waits.push(ms);
    const origin = "https://api.example.test";
    const { error } = await ask(dialect, fetch, { origin, wait });
    expect(error?.code).toBe("provider-unreachable");
    expect([tries, waits.length]).toEqual([4, 3]);
  });

  it("after its headers, before the first word, is tried again", async () => {
    const broken: Script = { headers, steps: [opening, "reset"] };
    await withServer([broken, broken, works], async ({ origin, arrived }) => {
      const outcome = await ask(dialect, keyFetch, { origin });
      expect(outcome).toEqual({ events: expectedEvents(dialect, [TEXT]), error: null });
      expect(arrived).toHaveLength(3);
    });
    await withServer([broken], async ({ origin, arrived }) => {
      const outcome = await ask(dialect, keyFetch, { origin });
      expect(outcome.error?.code).toBe("provider-cut-off");
      expect(arrived).toHaveLength(4);
    });
  });

  it.each([
    ["text", TEXT],
    ["a tool call", ADD],
    ["thinking", THINKING],
  ])("after %s is cut off and never asked again", async (_name, part) => {
    const said = opening + frame(dialect, dialect.say([part]));
    const broken: Script = { headers, steps: [said, "reset"] };
    await withServer([broken, works], async ({ origin, arrived }) => {
      const outcome = await ask(dialect, keyFetch, { origin });
      expect(outcome.error?.code).toBe("provider-cut-off");
      expect(outcome.events).toHaveLength(expectedEvents(dialect, [part]).length - 1);
      expect(arrived).toHaveLength(1);
    });
  });

  it("that ends in good order without its terminal is cut off", async () => {
    await withServer([{ headers, steps: [textSoFar] }], async ({ origin, arrived }) => {
      const outcome = await ask(dialect, keyFetch, { origin });
      expect(outcome.error?.code).toBe("provider-cut-off");
      expect(outcome.events).toEqual(events);
      expect(arrived).toHaveLength(1);
    });
  });

  it("by silence from the start, with headers or without, is silent", async () => {
    for (const script of [
      { mute: true, steps: ["hang"] },
      { headers, steps: ["hang"] },
    ] as const) {
      stopClock();
      await withServer([script], async (server) => {
        const { origin, arrived } = server;
        const pending = ask(dialect, keyFetch, { origin, timeouts: TIMEOUTS });
        await passTime(pending, server, TIMEOUTS.firstEventMs);
        const outcome = await pending;
        expect(outcome.error?.code).toBe("provider-silent");
        expect(await arrived[0]?.hungUp).toBe(true);
        expect(arrived).toHaveLength(1);
      });
    }
  });

  it("by silence in its middle is silent, and keeps what came", async () => {
    await withServer([{ headers, steps: [textSoFar, "hang"] }], async ({ origin, arrived }) => {
      const outcome = await ask(dialect, keyFetch, { origin, timeouts: SHORT_PAUSE });
      expect(outcome.error?.code).toBe("provider-silent");
      expect(outcome.events).toEqual(events);
      expect(await arrived[0]?.hungUp).toBe(true);
      expect(arrived).toHaveLength(1);
    });
  });

  it.each([
    ["at once", ""],
    ["after some text", frame(dialect, dialect.say([TEXT]))],
  ])("by an error that is told %s is not asked for again", async (_name, before) => {
    const failing: Script = {
      headers,
      steps: [opening + before + frame(dialect, [dialect.fail("")])],
    };
    await withServer([failing, works], async ({ origin, arrived }) => {
      const outcome = await ask(dialect, keyFetch, { origin });
      expect(outcome.error?.code).toBe("provider-failed");
      expect(arrived).toHaveLength(1);
    });
  });

  it("by saying nothing in many words is silent", async () => {
    const blanks = Array.from({ length: 2_000 }, () => [{ pauseMs: 10 }, "\n"] as const).flat();
    stopClock();
    await withServer([{ headers, steps: blanks }], async (server) => {
      const { origin, arrived } = server;
      let chunks = 0;
      const fetch = countChunks(() => {
        chunks += 1;
      });
      const pending = ask(dialect, fetch, { origin, timeouts: TIMEOUTS });
      // What polls by expect moves a clock that stands still.
      const come = async (count: number) => {
        while (chunks < count) await new Promise((resolve) => setImmediate(resolve));
      };
      await come(2);
      vi.advanceTimersByTime(TIMEOUTS.firstEventMs - 1);
      await come(chunks + 2);
      vi.advanceTimersByTime(1);
      const outcome = await pending;
      expect(outcome.error?.code).toBe("provider-silent");
      expect(await arrived[0]?.hungUp).toBe(true);
    });
  });

  it("is not silent while its reader takes its time", async () => {
    stopClock();
    await withServer([works], async ({ origin }) => {
      const provider = dialect.create({ fetch: keyFetch, timeouts: TIMEOUTS });
      const { signal } = new AbortController();
      const taken: unknown[] = [];
      for await (const event of provider.stream(requestTo(dialect, origin), signal)) {
        if (taken.push(event) < 3) await vi.advanceTimersByTimeAsync(2 * TIMEOUTS.idleMs);
      }
      expect(taken).toEqual(expectedEvents(dialect, [TEXT]));
    });
  });

  it("is not silent while it comes slowly", async () => {
    const bytes = new TextEncoder().encode(frame(dialect, writeAnswer(dialect, [TEXT])));
    const size = Math.ceil(bytes.length / 12);
    const steps = Array.from({ length: 12 }, (_, index) => [
      { pauseMs: 60 },
      bytes.subarray(index * size, (index + 1) * size),
    ]).flat();
    // Shorter than all of it, longer than any pause in it.
    const timeouts = { firstEventMs: 20_000, idleMs: 600 };
    await withServer([{ headers, steps }], async ({ origin }) => {
      const outcome = await ask(dialect, keyFetch, { origin, timeouts });
      expect(outcome).toEqual({ events: expectedEvents(dialect, [TEXT]), error: null });
    });
  });
});

describe.each(DIALECTS)("an answer of $name that is stopped", (dialect) => {
  const headers = { "content-type": dialect.contentType };
  const said = frame(dialect, [...dialect.open(null), ...dialect.say([TEXT])]);

  it("before it was asked for is not asked for", async () => {
    const reason = new Error("stopped by the person");
    await withServer([{}], async ({ origin, arrived }) => {
      const pending = ask(dialect, keyFetch, { origin, signal: AbortSignal.abort(reason) });
      await expect(pending).rejects.toBe(reason);
      expect(arrived).toEqual([]);
    });
  });

  it.each([
    ["while nothing has come", { mute: true, steps: ["hang"] }],
    ["while it waits for the first word", { headers, steps: ["hang"] }],
    ["in its middle", { headers, steps: [said, "hang"] }],
  ] as [string, Script][])("%s ends at the server too", async (_name, script) => {
    const reason = new Error("stopped by the person");
    const stop = new AbortController();
    await withServer([script], async ({ origin, arrived }) => {
      const pending = ask(dialect, keyFetch, { origin, signal: stop.signal });
      const rejected = expect(pending).rejects.toBe(reason);
      await expect.poll(() => arrived.length).toBe(1);
      setTimeout(() => stop.abort(reason), 50);
      await rejected;
      expect(await arrived[0]?.hungUp).toBe(true);
      expect(arrived).toHaveLength(1);
    });
  });

  it("between two tries is not tried again", async () => {
    const reason = new Error("stopped by the person");
    const stop = new AbortController();
    await withServer([{ status: 503 }], async ({ origin, arrived }) => {
      const wait = async (_ms: number, signal: AbortSignal) => {
        stop.abort(reason);
        signal.throwIfAborted();
      };
      const pending = ask(dialect, keyFetch, { origin, signal: stop.signal, wait });
      await expect(pending).rejects.toBe(reason);
      expect(arrived).toHaveLength(1);
    });
  });

  it("while it waits by the clock rejects at once", async () => {
    const reason = new Error("stopped by the person");
    const stop = new AbortController();
    const busy: Script = { status: 429, headers: { "retry-after": "15" } };
    await withServer([busy], async ({ origin, arrived }) => {
      const provider = dialect.create({ fetch: keyFetch });
      const events = provider.stream(requestTo(dialect, origin), stop.signal);
      const begun = performance.now();
      const rejected = expect(drain(events)).rejects.toBe(reason);
      await expect.poll(() => arrived.length).toBe(1);
      setTimeout(() => stop.abort(reason), 50);
      await rejected;
      expect(performance.now() - begun).toBeLessThan(10_000);
    });
  });

  it("by its reader ends at the server too", async () => {
    await withServer([{ headers, steps: [said, "hang"] }], async ({ origin, arrived }) => {
      const provider = dialect.create({ fetch: keyFetch });
      const { signal } = new AbortController();
      for await (const event of provider.stream(requestTo(dialect, origin), signal)) {
        expect(event.type).toBe("text-delta");
        break;
      }
      expect(await arrived[0]?.hungUp).toBe(true);
    });
  });
});

async function drain(events: AsyncIterable<unknown>) {
  for await (const _ of events);
}

/** `keyFetch` that tells of each chunk of a body that has come to the reader's side. */
function countChunks(onChunk: () => void): typeof keyFetch {
  return async (url, init) => {
    const response = await keyFetch(url, init);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        onChunk();
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(counting), response);
  };
}
