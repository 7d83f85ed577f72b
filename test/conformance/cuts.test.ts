import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { chunkFetch, cutAt, eachByte, seededOffsets } from "./chunk-fetch";
import { type Dialect, frame, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { comparable, expectedEvents } from "./expected-events";
import { ask } from "./outcome";
import { ALL } from "./samples";
import { keyFetch, withServer } from "./with-server";

const LINE_ENDS = [
  ["LF", "\n"],
  ["CR LF", "\r\n"],
  ["CR", "\r"],
] as const;

describe.each(DIALECTS)("the bytes of $name", (dialect) => {
  const expected = expectedEvents(dialect, ALL, { reason: "tool-calls" });

  describe.each(LINE_ENDS)("with lines that end in %s", (_name, lineEnd) => {
    const bytes = toBytes(frame(dialect, writeAnswer(dialect, ALL), lineEnd));

    it("give the same events cut in two at every place", async () => {
      for (let offset = 1; offset < bytes.length; offset += 1) {
        await expectSame(dialect, cutAt(bytes, [offset]), expected, offset);
      }
    });

    it("give the same events one at a time", async () => {
      await expectSame(dialect, eachByte(bytes), expected);
    });

    it("give the same events with empty pieces between them", async () => {
      const chunks = [...eachByte(bytes)].flatMap((chunk) => [new Uint8Array(0), chunk]);
      await expectSame(dialect, chunks, expected);
    });

    it("give the same events without the last line break", async () => {
      const trimmed = bytes.subarray(0, bytes.length - lineEnd.length * endsOf(dialect));
      await expectSame(dialect, [trimmed], expected);
      await expectSame(dialect, eachByte(trimmed), expected);
    });
  });

  const plain = frame(dialect, writeAnswer(dialect, ALL));

  it("may begin with a byte order mark, whole or cut", async () => {
    const bytes = toBytes(`\uFEFF${plain}`);
    expect(bytes.subarray(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    await expectSame(dialect, [bytes], expected);
    await expectSame(dialect, eachByte(bytes), expected);
  });

  it("give the same events over a real connection, cut anywhere", async () => {
    const bytes = toBytes(plain);
    const scripts = [1, 2, 3, 4, 5].map((seed) => {
      const offsets = seededOffsets(bytes.length, 12, seed);
      const steps = cutAt(bytes, offsets).flatMap((chunk) => [chunk, { pauseMs: 1 }]);
      return { headers: { "content-type": dialect.contentType }, steps };
    });
    await withServer(scripts, async ({ origin }) => {
      for (const _ of scripts) {
        const { events } = await ask(dialect, keyFetch, { origin });
        expect(comparable(dialect, events)).toEqual(expected);
      }
    });
  });

  it("give the same events over a real connection, one at a time", async () => {
    const steps = eachByte(toBytes(plain));
    const headers = { "content-type": dialect.contentType };
    await withServer([{ headers, steps }], async ({ origin }) => {
      const { events } = await ask(dialect, keyFetch, { origin });
      expect(comparable(dialect, events)).toEqual(expected);
    });
  });

  it("never end in `finish` when they are cut off before the terminal", async () => {
    const said = [...dialect.open(null), ...dialect.say(ALL)];
    const bytes = toBytes(frame(dialect, said));
    const wrong: unknown[] = [];
    for (let end = 0; end <= bytes.length; end += 1) {
      const fetch = chunkFetch(dialect.contentType, [bytes.subarray(0, end)]);
      const { events, error } = await ask(dialect, fetch);
      if (error?.code !== "provider-cut-off") wrong.push({ end, code: error?.code });
      if (events.some(({ type }) => type === "finish")) wrong.push({ end, finish: true });
    }
    expect(wrong).toEqual([]);
  });
});

async function expectSame(
  dialect: Dialect,
  chunks: readonly Uint8Array[],
  expected: readonly unknown[],
  offset = -1,
) {
  const { events, error } = await ask(dialect, chunkFetch(dialect.contentType, chunks));
  // Each byte is a case: only what is not the same is worth a matcher, which tells the difference.
  if (error === null && isDeepStrictEqual(comparable(dialect, events), expected)) return;
  expect({ offset, code: error?.code }).toEqual({ offset, code: undefined });
  expect(comparable(dialect, events)).toEqual(expected);
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Line breaks at the very end. */
function endsOf({ format }: Dialect): number {
  return format === "sse" ? 2 : 1;
}
