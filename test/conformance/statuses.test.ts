import { describe, expect, it } from "vitest";
import { type Dialect, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { expectedEvents } from "./expected-events";
import { ask } from "./outcome";
import { TEXT } from "./samples";
import type { Script } from "./script-server";
import { answering, keyFetch, withServer } from "./with-server";

const MAX_WAIT_MS = 20_000;

const STATUSES = [
  [400, "provider-failed", 1],
  [401, "provider-auth", 1],
  [402, "provider-no-credit", 1],
  [403, "provider-forbidden", 1],
  [404, "provider-model-missing", 1],
  [405, "provider-failed", 1],
  [408, "provider-failed", 4],
  [413, "provider-too-long", 1],
  [418, "provider-failed", 1],
  [429, "provider-rate-limited", 4],
  [500, "provider-failed", 4],
  [501, "provider-failed", 1],
  [502, "provider-failed", 4],
  [503, "provider-overloaded", 4],
  [504, "provider-failed", 4],
  [529, "provider-overloaded", 4],
] as const;

describe.each(DIALECTS)("a status told by $name", (dialect) => {
  it.each(STATUSES)("of %i is %s after so many requests: %i", async (status, code, requests) => {
    for (const body of ["No.", "", "<h1>No</h1>", "{}", '{"error":null}', "[[["]) {
      const { error, events, arrived, waits } = await askStatus(dialect, [
        { status, steps: [body] },
      ]);
      expect(error).toMatchObject({ code, data: { status } });
      expect(events).toEqual([]);
      expect(arrived).toBe(requests);
      expect(waits).toHaveLength(requests - 1);
      expect(sum(waits)).toBeLessThanOrEqual(MAX_WAIT_MS);
    }
  });

  it.each(dialect.describedErrors)("is $code where $status says $body", async (described) => {
    const headers = { "content-type": "application/json" };
    const script = { status: described.status, headers, steps: [described.body] };
    const { error } = await askStatus(dialect, [script]);
    expect(error).toMatchObject({ code: described.code, data: { status: described.status } });
  });

  it("waits longer each time by itself", async () => {
    const { waits } = await askStatus(dialect, [{ status: 503 }]);
    expect(waits).toHaveLength(3);
    for (const [index, least] of [500, 1_000, 2_000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least * 0.5);
      expect(waits[index]).toBeLessThanOrEqual(least * 1.5);
    }
  });

  it.each([408, 429, 500, 503, 529])(
    "of %i is forgotten where the next try works",
    async (status) => {
      const works = answering(dialect, writeAnswer(dialect, [TEXT]));
      const { error, events, arrived } = await askStatus(dialect, [{ status }, { status }, works]);
      expect(error).toBeNull();
      expect(events).toEqual(expectedEvents(dialect, [TEXT]));
      expect(arrived).toBe(3);
    },
  );

  it("is waited for as long as it asks, in seconds", async () => {
    const { waits } = await askStatus(dialect, [retryAfter("3")]);
    expect(waits).toEqual([3_000, 3_000, 3_000]);
  });

  it("is waited for as long as it asks, as a date", async () => {
    const date = new Date(Date.now() + 4_500).toUTCString();
    const { waits } = await askStatus(dialect, [retryAfter(date)]);
    expect(waits[0]).toBeGreaterThan(2_000);
    expect(waits[0]).toBeLessThanOrEqual(5_000);
  });

  it.each(["8", "19"])("is not waited for beyond 20 s in all (%s s each)", async (seconds) => {
    const { error, waits, arrived } = await askStatus(dialect, [retryAfter(seconds)]);
    expect(sum(waits)).toBeLessThanOrEqual(MAX_WAIT_MS);
    expect(waits.every((ms) => ms === Number(seconds) * 1_000)).toBe(true);
    expect(arrived).toBe(waits.length + 1);
    expect(error?.data).toMatchObject({ retryAfter: Number(seconds) });
  });

  const LONG = ["21", "3600", "99999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"];
  it.each(LONG)("that asks for %s fails at once and tells for how long", async (header) => {
    const { error, waits, arrived } = await askStatus(dialect, [retryAfter(header)]);
    expect(error?.code).toBe("provider-rate-limited");
    expect(error?.data.retryAfter).toBeGreaterThan(20);
    expect(Number.isFinite(error?.data.retryAfter)).toBe(true);
    expect([arrived, waits]).toEqual([1, []]);
  });

  const NONSENSE = ["soon", "-5", "0x10", "", "NaN", "1e999", "Infinity", "1,2", "2 s"];
  const PAST = ["Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 99 Foo 2026 99:99:99 GMT"];
  it.each([...NONSENSE, ...PAST])(
    "that asks for %j is waited for as if it had not",
    async (header) => {
      const { waits, arrived, error } = await askStatus(dialect, [retryAfter(header)]);
      expect(arrived).toBe(4);
      expect(waits[0]).toBeGreaterThanOrEqual(250);
      expect(sum(waits)).toBeLessThan(6_000);
      expect(error?.data.retryAfter).toBeUndefined();
    },
  );

  it("is told even where its body never ends", async () => {
    const script: Script = { status: 400, steps: ["x".repeat(100_000), "hang"] };
    const { error } = await askStatus(dialect, [script]);
    expect(error).toMatchObject({ code: "provider-failed", data: { status: 400 } });
  });

  it("is told even where its body stalls", async () => {
    const script: Script = { status: 401, steps: ["x", "hang"] };
    const { error } = await askStatus(dialect, [script], { firstEventMs: 200 });
    expect(error?.code).toMatch(/^provider-(auth|silent)$/);
  });

  it("is told even where its body breaks off", async () => {
    const { error } = await askStatus(dialect, [{ status: 402, steps: ["x", "reset"] }]);
    expect(error).toMatchObject({ code: "provider-no-credit", data: { status: 402 } });
  });
});

describe.each(DIALECTS)("a redirect of $name", (dialect) => {
  it.each([301, 302, 303, 307, 308])(
    "by %i is refused: nothing arrives elsewhere",
    async (status) => {
      await withServer([answering(dialect, writeAnswer(dialect, [TEXT]))], async (elsewhere) => {
        const headers = { location: `${elsewhere.origin}${dialect.path}` };
        await withServer([{ status, headers }], async (server) => {
          const { error, events } = await ask(dialect, keyFetch, { origin: server.origin });
          expect(error?.code).toMatch(/^provider-/);
          expect(events).toEqual([]);
          expect(server.arrived.length).toBeLessThanOrEqual(4);
        });
        expect(elsewhere.arrived).toEqual([]);
      });
    },
  );
});

async function askStatus(dialect: Dialect, scripts: readonly Script[], timeouts = {}) {
  const waits: number[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  };
  return withServer(scripts, async ({ origin, arrived }) => {
    const outcome = await ask(dialect, keyFetch, { origin, wait, timeouts });
    return { ...outcome, arrived: arrived.length, waits };
  });
}

function retryAfter(header: string): Script {
  return { status: 429, headers: { "retry-after": header } };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
