import { describe, expect, it } from "vitest";
import { allCuts, readAnswer } from "../../../test/builders/read-answer";
import * as fc from "../../../test/builders/steady-check";
import { MAX_TOOL_CALLS } from "../../domain/tool-call";
import { createChatDecoder } from "./chat-decoder";

const STOP = { type: "finish", reason: "stop", usage: null };

describe("a healthy answer", () => {
  const answer = [
    ": OPENROUTER PROCESSING\n\n",
    event({ choices: [{ index: 0, delta: { role: "assistant", content: "" } }] }),
    event({ choices: [delta({ reasoning_content: "Hm 🤔" })] }),
    event({ choices: [delta({ content: "Grüße, " })], usage: null }),
    event({ choices: [delta({ content: "你好" })] }),
    event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }),
    event({ choices: [], usage: { prompt_tokens: 3, completion_tokens: 4 } }),
    "data: [DONE]\n\n",
  ].join("");
  const events = [
    { type: "thinking-delta", text: "Hm 🤔" },
    { type: "text-delta", text: "Grüße, " },
    { type: "text-delta", text: "你好" },
    { type: "finish", reason: "stop", usage: { promptTokens: 3, replyTokens: 4 } },
  ];

  it("gives the same events wherever its bytes are cut", () => {
    for (const chunks of allCuts(encode(answer))) expect(readChunks(chunks).events).toEqual(events);
  });

  it("gives the same text whatever is said and wherever it is cut", () => {
    const said = fc.array(fc.string({ unit: "grapheme" }), { maxLength: 5 });
    const offsets = fc.array(fc.nat({ max: 300 }), { maxLength: 5 });
    fc.assert(
      fc.property(said, offsets, (texts, cuts) => {
        const events = texts.map((content) => event({ choices: [delta({ content })] }));
        const bytes = encode(`${events.join("")}data: [DONE]\n\n`);
        const edges = [0, ...cuts, bytes.length].toSorted((left, right) => left - right);
        const chunks = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
        expect(readChunks(chunks)).toEqual(readChunks([bytes]));
        const spoken = readChunks(chunks).events.map((one) => ("text" in one ? one.text : ""));
        expect(spoken.join("")).toBe(texts.join(""));
      }),
    );
  });

  it("ends at its terminal, or at the end of the bytes after a reason", () => {
    const text = event({ choices: [delta({ content: "a" })] });
    const ended = event({ choices: [{ delta: {}, finish_reason: "stop" }] });
    const whole = [{ type: "text-delta", text: "a" }, STOP];
    expect(read(`${text}data: [DONE]`)).toEqual({ events: whole, failure: null });
    expect(read(text + ended)).toEqual({ events: whole, failure: null });
    expect(read(text).failure).toEqual({ code: "provider-cut-off", data: { host: "h:1" } });
  });

  it("keeps inline thinking apart", () => {
    const content = "<think>Hm</think>Yes";
    expect(read(event({ choices: [delta({ content })] })).events).toEqual([
      { type: "thinking-delta", text: "Hm" },
      { type: "text-delta", text: "Yes" },
    ]);
  });

  it.each([
    [{ reasoning: "a" }, "a"],
    [{ reasoning_content: "a", reasoning: "a", reasoning_details: [{ text: "a" }] }, "a"],
    [{ reasoning_details: [{ summary: "a" }, { text: "b" }, { data: "c" }] }, "ab"],
    [{ content: [{ type: "thinking", thinking: [{ type: "text", text: "a" }] }] }, "a"],
  ])("reads thinking from %j", (fields, thinking) => {
    expect(read(event({ choices: [delta(fields)] })).events).toEqual([
      { type: "thinking-delta", text: thinking },
    ]);
  });

  it("reads only the first choice", () => {
    const choices = [{ index: 1, delta: { content: "b" } }, delta({ content: "a" })];
    expect(read(event({ choices })).events).toEqual([{ type: "text-delta", text: "a" }]);
  });

  it("believes the usage that was told last, and no absurd one", () => {
    const usage = (prompt_tokens: unknown, completion_tokens: unknown) =>
      event({ choices: [], usage: { prompt_tokens, completion_tokens } });
    const last = (chunks: string) => read(`${chunks}data: [DONE]\n\n`).events.at(-1);
    expect(last(usage(1, 2) + usage(3, 4))).toMatchObject({
      usage: { promptTokens: 3, replyTokens: 4 },
    });
    expect(last(usage(-1, 1e300))).toMatchObject({ usage: null });
    expect(last(usage("1", 2))).toMatchObject({ usage: { promptTokens: null, replyTokens: 2 } });
  });
});

describe("the reason to end", () => {
  it.each([
    ["stop", "stop"],
    ["length", "length"],
    ["model_length", "length"],
    ["content_filter", "refusal"],
    ["tool_calls", "tool-calls"],
    ["function_call", "tool-calls"],
    ["eos", "stop"],
  ])("is told as %s", (finish_reason, reason) => {
    const text = event({ choices: [{ index: 0, delta: {}, finish_reason }] });
    expect(read(text).events).toEqual([{ type: "finish", reason, usage: null }]);
  });

  it("is a refusal where the model refused", () => {
    const refused = event({ choices: [delta({ refusal: "No." })] });
    const ended = event({ choices: [{ delta: {}, finish_reason: "stop" }] });
    expect(read(refused + ended).events).toEqual([
      { type: "text-delta", text: "No." },
      { type: "finish", reason: "refusal", usage: null },
    ]);
  });

  it.each(["error", "insufficient_system_resource"])("is a failure for %s", (finish_reason) => {
    const text = event({ choices: [{ index: 0, delta: { content: "a" }, finish_reason }] });
    const { events, failure } = read(text);
    expect(events).toEqual([{ type: "text-delta", text: "a" }]);
    expect(failure?.code).toMatch(/^provider-(failed|overloaded)$/);
  });
});

describe("tool calls", () => {
  const started = (call: number, id: string, name: string) => {
    return { type: "tool-call-start", call, id, name };
  };
  const more = (call: number, text: string) => ({ type: "tool-call-delta", call, text });
  const ended = { type: "finish", reason: "tool-calls", usage: null };

  it("are followed through their pieces, in parallel", () => {
    const chunks = [
      { index: 0, id: "x", function: { name: "a", arguments: "" } },
      { index: 1, id: "y", function: { name: "b", arguments: "[" } },
      { index: 0, function: { arguments: "{" } },
      { index: 1, function: { arguments: "]" } },
      { index: 0, id: "x", function: { name: "a", arguments: "}" } },
    ];
    expect(callsOf(chunks)).toEqual([
      started(0, "x", "a"),
      started(1, "y", "b"),
      more(1, "["),
      more(0, "{"),
      more(1, "]"),
      more(0, "}"),
      ended,
    ]);
  });

  it.each([-1, 1e300, 0.5, "__proto__", "constructor", null, undefined, {}])(
    "are told apart by the index %j as little as it can",
    (index) => {
      const chunks = [
        { index, id: "x", function: { name: "a", arguments: "{" } },
        { index, function: { arguments: "}" } },
      ];
      expect(callsOf(chunks)).toEqual([started(0, "x", "a"), more(0, "{"), more(0, "}"), ended]);
      expect(({} as { id?: unknown }).id).toBeUndefined();
    },
  );

  it("are several where one index has several names and ids", () => {
    const chunks = ["x", "y"].map((id) => {
      return { index: 0, id, function: { name: "a", arguments: "{}" } };
    });
    expect(callsOf(chunks)).toEqual([
      started(0, "x", "a"),
      more(0, "{}"),
      started(1, "y", "a"),
      more(1, "{}"),
      ended,
    ]);
  });

  it("are one where every piece has another id", () => {
    const chunks = [
      { index: 0, id: "x", function: { name: "a", arguments: "{" } },
      { index: 0, id: "y", function: { arguments: "}" } },
    ];
    expect(callsOf(chunks)).toEqual([started(0, "x", "a"), more(0, "{"), more(0, "}"), ended]);
  });

  it("have an id of their own where the server doubles it or tells none", () => {
    const chunks = [
      { index: 0, id: "x", function: { name: "a" } },
      { index: 1, id: "x", function: { name: "b" } },
      { function: { name: "c", arguments: { d: 1 } } },
    ];
    expect(callsOf(chunks)).toEqual([
      started(0, "x", "a"),
      started(1, "x-1", "b"),
      started(2, "call-2", "c"),
      more(2, '{"d":1}'),
      ended,
    ]);
  });

  it("are read in their old form", () => {
    const chunks = [{ name: "a", arguments: "{" }, { arguments: "}" }].map((function_call) =>
      event({ choices: [delta({ function_call })] }),
    );
    expect(read(`${chunks.join("")}data: [DONE]\n\n`).events).toEqual([
      started(0, "call-0", "a"),
      more(0, "{"),
      more(0, "}"),
      ended,
    ]);
  });

  it("come after the text that stood before them", () => {
    const tool_calls = [{ index: 0, id: "x", function: { name: "a" } }];
    const { events } = read(event({ choices: [delta({ content: "<", tool_calls })] }));
    expect(events).toEqual([{ type: "text-delta", text: "<" }, started(0, "x", "a")]);
  });

  it("are not followed beyond the limit", () => {
    const tool_calls = Array.from({ length: MAX_TOOL_CALLS + 1 }, (_, index) => ({
      index,
      function: { name: "a" },
    }));
    const { events, failure } = read(event({ choices: [delta({ tool_calls })] }));
    expect(events).toHaveLength(MAX_TOOL_CALLS);
    expect(failure?.code).toBe("provider-malformed");
  });

  function callsOf(deltas: readonly object[]) {
    const chunks = deltas.map((one) => event({ choices: [delta({ tool_calls: [one] })] }));
    return read(`${chunks.join("")}data: [DONE]\n\n`).events;
  }
});

describe("an error in the middle", () => {
  const before = event({ choices: [delta({ content: "a" })] });

  it.each([
    [{ message: "canary" }, "provider-failed"],
    ["canary", "provider-failed"],
    [{ code: 429, message: "canary" }, "provider-rate-limited"],
    [{ code: "502" }, "provider-failed"],
    [{ code: 503 }, "provider-overloaded"],
    [{ code: "context_length_exceeded" }, "provider-too-long"],
  ])("of %j fails as %s after what came", (error, code) => {
    const { events, failure } = read(before + event({ error, choices: [] }));
    expect(events).toEqual([{ type: "text-delta", text: "a" }]);
    expect(failure).toEqual({ code, data: { host: "h:1" } });
  });

  it("may be an event of that name", () => {
    const { failure } = read(`${before}event: error\ndata: canary\n\n`);
    expect(failure).toEqual({ code: "provider-failed", data: { host: "h:1" } });
  });
});

describe("what is no answer", () => {
  it.each(["<p>", "[]", "1", "null", '{"choices":1}', '{"choices":[{"delta":{"content":1}}]}'])(
    "is malformed: %s",
    (data) => {
      expect(read(`data: ${data}\n\n`).failure).toEqual({
        code: "provider-malformed",
        data: { host: "h:1" },
      });
    },
  );

  it("is passed by where it is an event of another name, an empty one or holds no choices", () => {
    const dirt = 'event: ping\ndata: now\n\ndata:\n\ndata: {}\n\ndata: {"choices":null}\n\n';
    expect(read(`${dirt}data: [DONE]\n\n`)).toEqual({ events: [STOP], failure: null });
  });
});

function event(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

function delta(fields: object) {
  return { index: 0, delta: fields, finish_reason: null };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function read(text: string) {
  return readChunks([encode(text)]);
}

function readChunks(chunks: readonly Uint8Array[]) {
  return readAnswer({ format: "sse", createDecoder: createChatDecoder, chunks });
}
