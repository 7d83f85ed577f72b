import { describe, expect, it } from "vitest";
import type { ProviderFetch } from "../../src/domain/provider";
import { chunkFetch } from "./chunk-fetch";
import { type Dialect, frame, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { ask, textOf } from "./outcome";
import { CANARY } from "./with-server";

const LIMIT = 10_000_000;
const CHUNK = 16_384;

describe.each(DIALECTS)("the limits of $name", (dialect) => {
  it("let a line of nearly 10,000,000 characters pass, in small pieces, in good time", async () => {
    const { bytes, length } = longAnswer(dialect, LIMIT);
    const begun = performance.now();
    const fetch = chunkFetch(dialect.contentType, inChunks(bytes));
    const { events, error } = await ask(dialect, fetch);
    expect(error).toBeNull();
    expect(textOf(events, "text-delta").length).toBe(length);
    // Far from what a reader needs that looks at all that it holds with each chunk.
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it("end a longer line", async () => {
    const { bytes } = longAnswer(dialect, LIMIT + 1);
    const { error } = await ask(dialect, chunkFetch(dialect.contentType, inChunks(bytes)));
    expect(error?.code).toBe("provider-malformed");
    const whole = await ask(dialect, chunkFetch(dialect.contentType, [bytes]));
    expect(whole.error?.code).toBe("provider-malformed");
  });

  const ENDLESS = {
    "a line without an end": "data: x",
    "a line of nothing known": "x",
    "blanks without an end": " ",
  };
  it.each(Object.entries(ENDLESS))("read no more than is needed of %s", async (_name, start) => {
    const taken = { bytes: 0 };
    const fetch = endlessFetch(dialect.contentType, { start, filler: "x".repeat(CHUNK), taken });
    const { error } = await ask(dialect, fetch);
    expect(error?.code).toBe("provider-malformed");
    expect(taken.bytes).toBeLessThan(LIMIT * 1.2);
  });

  it("read no more than 64 KB of an error", async () => {
    const taken = { bytes: 0 };
    const fetch = endlessFetch("application/json", {
      start: `{"error":"${CANARY}`,
      filler: "x".repeat(CHUNK),
      taken,
      status: 400,
    });
    const { error } = await ask(dialect, fetch);
    expect(error?.code).toBe("provider-failed");
    expect(taken.bytes).toBeLessThanOrEqual(65_536 + 2 * CHUNK);
  });

  it("read nothing of a page without an end", async () => {
    const taken = { bytes: 0 };
    const fetch = endlessFetch("text/html", { start: "<p>", filler: "x".repeat(CHUNK), taken });
    const { error } = await ask(dialect, fetch);
    expect(error?.code).toBe("provider-malformed");
    expect(taken.bytes).toBeLessThanOrEqual(65_536 + 2 * CHUNK);
  });
});

describe.each(DIALECTS.filter(({ format }) => format === "sse"))("an event of $name", (dialect) => {
  it("is not put together from lines without an end", async () => {
    const taken = { bytes: 0 };
    const filler = `data: ${"x".repeat(1_000)}\n`;
    const fetch = endlessFetch(dialect.contentType, { start: "", filler, taken });
    const { error } = await ask(dialect, fetch);
    expect(error?.code).toBe("provider-malformed");
    expect(taken.bytes).toBeLessThan(LIMIT * 1.2);
  });
});

/** An answer whose text stands in one payload of exactly so many characters. */
function longAnswer(dialect: Dialect, length: number) {
  const sample = dialect.say([{ type: "text", chunks: ["|"] }]);
  const index = sample.findIndex(({ data }) => data.includes('"|"'));
  const empty = sample[index]!.data.length - 1;
  const text = "x".repeat(length - empty);
  const payloads = writeAnswer(dialect, [{ type: "text", chunks: [text] }]);
  return { bytes: new TextEncoder().encode(frame(dialect, payloads)), length: text.length };
}

function* inChunks(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK) {
    yield bytes.subarray(start, start + CHUNK);
  }
}

type Endless = {
  readonly start: string;
  readonly filler: string;
  readonly taken: { bytes: number };
  readonly status?: number;
};

/** A body that goes on for 200 MB if nobody stops reading it. */
function endlessFetch(contentType: string, { start, filler, taken, status }: Endless) {
  const encoder = new TextEncoder();
  const chunk = encoder.encode(filler);
  function* chunks() {
    yield encoder.encode(start);
    while (taken.bytes < 200_000_000) {
      taken.bytes += chunk.length;
      yield chunk;
    }
  }
  const answer = chunkFetch(contentType, chunks());
  const fetch: ProviderFetch = async (url, init) => {
    const { body, headers } = await answer(url, init);
    return new Response(body, { headers, status: status ?? 200 });
  };
  return fetch;
}
