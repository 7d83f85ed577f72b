import { afterEach, describe, expect, it } from "vitest";
import { MAX_ARGUMENTS_LENGTH, MAX_TOOL_CALLS } from "../../src/domain/tool-call";
import { ANTHROPIC, delta, event } from "./anthropic-dialect";
import { chunkFetch } from "./chunk-fetch";
import { type Dialect, frame, type Part, type Payload, wordFor, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { candidate, GEMINI } from "./gemini-dialect";
import { line, OLLAMA } from "./ollama-dialect";
import { chunk, OPENAI } from "./openai-dialect";
import { ask, callsOf } from "./outcome";
import { ADD, MULTIPLY } from "./samples";

const INDEXES = [-1, 1.5, 2 ** 53, -0, "__proto__", "constructor", "0", null, {}, [], undefined];

// Whatever a server writes, nothing of it becomes a property of every object.
afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

/** The wire of one call under an index of the server's, cut into two chunks. */
type CallAt = (index: unknown) => readonly Payload[];

const openaiCall: CallAt = (index) => [
  toolDelta({ index, id: "call_1", type: "function", function: { name: "add", arguments: "" } }),
  toolDelta({ index, function: { arguments: '{"a":' } }),
  toolDelta({ index, function: { arguments: "2}" } }),
];

const anthropicCall: CallAt = (index) => [
  event("content_block_start", {
    index,
    content_block: { type: "tool_use", id: "call_1", name: "add", input: {} },
  }),
  delta(index, { type: "input_json_delta", partial_json: '{"a":' }),
  delta(index, { type: "input_json_delta", partial_json: "2}" }),
  event("content_block_stop", { index }),
];

describe.each([
  [OPENAI, openaiCall],
  [ANTHROPIC, anthropicCall],
] as const)("an index of $name's", (dialect, callAt) => {
  it.each(INDEXES)("of %j never breaks more than its call", async (index) => {
    const { events, error } = await askAll(dialect, callAt(index));
    if (error !== null) expect(error.code).toBe("provider-malformed");
    else expect(callsOf(events)).toEqual([{ id: "call_1", name: "add", arguments: '{"a":2}' }]);
  });

  it.each([0, 5, 1_000_000])("of %i is the first call's all the same", async (index) => {
    const { events, error } = await askAll(dialect, callAt(index));
    expect(error).toBeNull();
    expect(callsOf(events)).toEqual([{ id: "call_1", name: "add", arguments: '{"a":2}' }]);
  });

  it("tells pieces of two calls apart that come by turns", async () => {
    const first = callAt(7);
    const second = callAt(3);
    const mixed = first.flatMap((payload, index) => [payload, second[index]!]);
    const { events, error } = await askAll(dialect, mixed);
    expect(error).toBeNull();
    const call = { id: "call_1", name: "add", arguments: '{"a":2}' };
    expect(callsOf(events)).toMatchObject([
      { ...call, id: expect.any(String) },
      { ...call, id: expect.any(String) },
    ]);
  });

  it("of a call that never began is no reason to break", async () => {
    const { events } = await askAll(dialect, callAt(4).slice(1));
    expect(callsOf(events).length).toBeLessThanOrEqual(1);
  });

  it("whose pieces come twice has them twice", async () => {
    const [start, chunk, ...rest] = callAt(0);
    const { events } = await askAll(dialect, [start!, chunk!, chunk!, ...rest]);
    expect(callsOf(events)).toEqual([{ id: "call_1", name: "add", arguments: '{"a":{"a":2}' }]);
  });
});

describe.each(DIALECTS)("the calls of $name", (dialect) => {
  it("may have any name and any argument", async () => {
    for (const name of ["__proto__", "constructor", "toString", "a b\n", "ü".repeat(200)]) {
      const text = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
      const part: Part = { type: "call", id: "__proto__", name, chunks: [text] };
      const { events, error } = await askAll(dialect, dialect.say([part]));
      expect(error).toBeNull();
      expect(callsOf(events)).toMatchObject([{ name, arguments: text }]);
    }
  });

  it("are as many as are allowed, and not one more", async () => {
    const calls = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...ADD, id: `call_${index}` }) as Part);
    const most = await askAll(dialect, dialect.say(calls(MAX_TOOL_CALLS)));
    expect(most.error).toBeNull();
    expect(callsOf(most.events)).toHaveLength(MAX_TOOL_CALLS);
    const more = await askAll(dialect, dialect.say(calls(MAX_TOOL_CALLS + 1)));
    expect(more.error?.code).toBe("provider-malformed");
  });

  it("have arguments up to the limit, and no longer", async () => {
    const call = (length: number): Part => {
      const body = "x".repeat(length - 8);
      const half = Math.floor(body.length / 2);
      const chunks = [`{"a": "${body.slice(0, half)}`, `${body.slice(half)}"}`];
      return { type: "call", id: "call_1", name: "add", chunks };
    };
    const { error } = await askAll(dialect, dialect.say([call(MAX_ARGUMENTS_LENGTH - 10)]));
    expect(error).toBeNull();
    const more = await askAll(dialect, dialect.say([call(MAX_ARGUMENTS_LENGTH + 10)]));
    expect(more.error?.code).toBe("provider-malformed");
  });

  it("count from 0 and begin before their pieces", async () => {
    const payloads = writeAnswer(dialect, [ADD, MULTIPLY, ADD]);
    const { events } = await askPayloads(dialect, payloads);
    let begun = -1;
    for (const event of events) {
      if (event.type === "tool-call-start") expect(event.call).toBe(++begun);
      if (event.type === "tool-call-delta") expect(event.call).toBeLessThanOrEqual(begun);
    }
    expect(begun).toBeGreaterThanOrEqual(1);
  });
});

describe("a call in another shape than the usual", () => {
  it("of OpenAI's kin may come whole, with its arguments as an object", async () => {
    const invocation = { name: "add", arguments: { a: 2 } };
    const { events } = await askAll(OPENAI, [
      toolDelta({ index: 0, id: "c", function: invocation }),
    ]);
    expect(callsOf(events)).toEqual([{ id: "c", name: "add", arguments: '{"a":2}' }]);
  });

  it("of OpenAI's kin may repeat its id and name with each piece", async () => {
    const chunk = (text: string) =>
      toolDelta({ index: 0, id: "c", function: { name: "add", arguments: text } });
    const { events } = await askAll(OPENAI, [chunk('{"a"'), chunk(":2}")]);
    expect(callsOf(events)).toEqual([{ id: "c", name: "add", arguments: '{"a":2}' }]);
  });

  it("of an old OpenAI server is a `function_call`", async () => {
    const { events } = await askAll(OPENAI, [
      chunk({ function_call: { name: "add", arguments: "" } }),
      chunk({ function_call: { arguments: '{"a":2}' } }),
    ]);
    expect(callsOf(events)).toMatchObject([{ name: "add", arguments: '{"a":2}' }]);
  });

  it("of Gemini may have no arguments at all", async () => {
    const { events } = await askAll(GEMINI, [candidate([{ functionCall: { name: "now" } }])]);
    expect(callsOf(events)).toMatchObject([
      { name: "now", arguments: expect.stringMatching(/^(\{\})?$/) },
    ]);
  });

  it("of OpenAI's kin may be one of several under the same index", async () => {
    const whole = (id: string, name: string) =>
      toolDelta({ index: 0, id, type: "function", function: { name, arguments: '{"a":2}' } });
    const { events } = await askAll(OPENAI, [whole("c1", "add"), whole("c2", "multiply")]);
    expect(callsOf(events)).toEqual([
      { id: "c1", name: "add", arguments: '{"a":2}' },
      { id: "c2", name: "multiply", arguments: '{"a":2}' },
    ]);
  });

  it("of Anthropic may be told whole at its beginning", async () => {
    const content_block = { type: "tool_use", id: "c", name: "add", input: { a: 2 } };
    const { events } = await askAll(ANTHROPIC, [
      event("content_block_start", { index: 0, content_block }),
      event("content_block_stop", { index: 0 }),
    ]);
    expect(callsOf(events)).toEqual([{ id: "c", name: "add", arguments: '{"a":2}' }]);
  });

  it("of Anthropic that runs at the server is none of ours", async () => {
    const content_block = { type: "server_tool_use", id: "s", name: "web_search", input: {} };
    const { events, error } = await askAll(ANTHROPIC, [
      event("content_block_start", { index: 0, content_block }),
      delta(0, { type: "input_json_delta", partial_json: '{"query":"x"}' }),
      event("content_block_stop", { index: 0 }),
    ]);
    expect(error).toBeNull();
    expect(events).toEqual([{ type: "finish", reason: "stop", usage: null }]);
  });

  it("of Ollama may stand in the closing line, beside others", async () => {
    const tool_calls = ["add", "multiply"].map((name) => ({
      function: { name, arguments: { a: 2 } },
    }));
    const message = { role: "assistant", content: "", tool_calls };
    const closing = line({ message, done: true, done_reason: "stop" });
    const { events } = await askPayloads(OLLAMA, [closing]);
    expect(callsOf(events)).toMatchObject([
      { name: "add", arguments: '{"a":2}' },
      { name: "multiply", arguments: '{"a":2}' },
    ]);
    expect(events.at(-1)).toMatchObject({ type: "finish", reason: "tool-calls" });
  });
});

function toolDelta(call: object): Payload {
  return chunk({ tool_calls: [call] });
}

/** A whole answer that holds these payloads. */
function askAll(dialect: Dialect, payloads: readonly Payload[]) {
  const close = dialect.close(wordFor(dialect, "stop"), null);
  return askPayloads(dialect, [...dialect.open(null), ...payloads, ...close]);
}

function askPayloads(dialect: Dialect, payloads: readonly Payload[]) {
  const bytes = new TextEncoder().encode(frame(dialect, payloads));
  return ask(dialect, chunkFetch(dialect.contentType, [bytes]));
}
