import { describe, expect, it } from "vitest";
import { chunkFetch, seededOffsets } from "./chunk-fetch";
import { type Dialect, frame, type Payload, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { ask, callsOf, type Outcome } from "./outcome";
import { ALL } from "./samples";

/** What a value is replaced by: every kind of JSON, and what JavaScript trips over. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  "",
  "__proto__",
  [],
  [null],
  [[]],
  {},
  { length: 3 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  "x".repeat(5_000),
];

const RANDOM_CHANGES = 1_000;

const LISTS = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const OBJECTS = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
const CALL = `{"name":"x","args":${OBJECTS},"arguments":${OBJECTS}}`;

/** One JSON text instead of a stream; what is written or walked again may overflow a stack. */
const DEEP: Readonly<Record<string, string>> = {
  "a deep list": LISTS,
  "a list of deep objects": `[${OBJECTS}]`,
  "a list with deep fields": `[{"choices":${LISTS},"candidates":${LISTS},"output":${LISTS}}]`,
  "a call with deep arguments, of Gemini": `{"candidates":[{"content":{"parts":[{"functionCall":${CALL}}]},"finishReason":"STOP"}]}`,
  "a call with deep arguments, of Ollama": `{"message":{"content":"","tool_calls":[{"function":${CALL}}]},"done":true}`,
  "a call with deep arguments, of OpenAI": `{"choices":[{"message":{"tool_calls":[{"id":"a","function":${CALL}}]},"finish_reason":"stop"}]}`,
  "a million entries": `[${"{},".repeat(999_999)}{}]`,
};

describe.each(DIALECTS)("a hostile server that speaks like $name", (dialect) => {
  const payloads = writeAnswer(dialect, ALL);

  it("never does more than fail, whichever value it replaces", async () => {
    let tried = 0;
    for (const [index, payload] of payloads.entries()) {
      if (!payload.data.startsWith("{")) continue;
      for (const changed of variants(JSON.parse(payload.data))) {
        const data = JSON.stringify(changed);
        const spoiled = payloads.toSpliced(index, 1, { ...payload, data });
        expectSound(await askPayloads(dialect, spoiled));
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(payloads.length * ODD.length);
  });

  it("never does more than fail, whichever payload it leaves out, doubles or moves", async () => {
    for (let index = 0; index < payloads.length; index += 1) {
      const without = payloads.toSpliced(index, 1);
      const payload = payloads[index]!;
      expectSound(await askPayloads(dialect, without));
      expectSound(await askPayloads(dialect, payloads.toSpliced(index, 0, payload)));
      expectSound(await askPayloads(dialect, [payload, ...without]));
      expectSound(await askPayloads(dialect, [...without, payload]));
    }
    expectSound(await askPayloads(dialect, payloads.toReversed()));
  });

  it("never does more than fail, whichever bytes it changes", async () => {
    const bytes = new TextEncoder().encode(frame(dialect, payloads));
    const offsets = seededOffsets(bytes.length, RANDOM_CHANGES, 6);
    for (const [index, offset] of offsets.entries()) {
      const spoiled = Uint8Array.from(bytes);
      spoiled[offset] = (index * 37 + offset) & 0xff;
      spoiled[(offset * 7) % bytes.length] = 0x22;
      expectSound(await ask(dialect, chunkFetch(dialect.contentType, [spoiled])));
    }
  });

  it("never does more than fail where its JSON is deep", async () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const data = `{"choices":${deep},"delta":${deep},"message":${deep},"candidates":${deep}}`;
    expectSound(await askPayloads(dialect, [{ data }, ...payloads]));
  });

  it.each(Object.entries(DEEP))(
    "never does more than fail where its whole answer is %s",
    async (_, body) => {
      for (const type of ["application/json", dialect.contentType]) {
        const outcome = await ask(dialect, chunkFetch(type, [new TextEncoder().encode(body)]));
        expectSound(outcome);
        expect(outcome.error?.code).toMatch(/^provider-/);
      }
    },
  );
});

/** An end is one and the last; calls count from 0; nothing has become a property of every object. */
function expectSound({ events, error }: Outcome) {
  const ends = events.flatMap(({ type }, index) => (type === "finish" ? [index] : []));
  expect(ends).toEqual(error === null ? [events.length - 1] : []);
  expect([...callsOf(events)]).not.toContain(undefined);
  for (const event of events) {
    if ("text" in event) expect(typeof event.text).toBe("string");
    if (event.type === "tool-call-start") {
      expect([typeof event.id, typeof event.name]).toEqual(["string", "string"]);
    }
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

/** The value with one of its parts replaced, for each of its parts and each odd value. */
function* variants(value: unknown): Iterable<unknown> {
  yield* ODD;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const changed of variants(part)) {
      if (Array.isArray(value)) yield value.toSpliced(Number(key), 1, changed);
      else yield { ...value, [key]: changed };
    }
  }
}

function askPayloads(dialect: Dialect, payloads: readonly Payload[]) {
  const bytes = new TextEncoder().encode(frame(dialect, payloads));
  return ask(dialect, chunkFetch(dialect.contentType, [bytes]));
}
