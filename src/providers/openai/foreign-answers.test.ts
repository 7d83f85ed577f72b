import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPENAI } from "../../../test/conformance/openai-dialect";
import { ask, callsOf, textOf } from "../../../test/conformance/outcome";
import { RESPONSES } from "../../../test/conformance/responses-dialect";

const HELLO = { choices: [{ index: 0, delta: { content: "hello" }, finish_reason: "stop" }] };
const MESSAGE = {
  choices: [{ index: 0, message: { role: "assistant", content: "hello" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 3, completion_tokens: 2 },
};

function answering(body: string, type = "text/event-stream", dialect = OPENAI) {
  return ask(dialect, async () => new Response(body, { headers: { "content-type": type } }));
}

function chunks(...payloads: readonly object[]): string {
  return `${payloads.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("")}data: [DONE]\n\n`;
}

describe("an answer of a server that speaks like OpenAI", () => {
  it.each(["text/plain", "application/octet-stream", "application/json", ""])(
    "is read by what it holds where its events are called %j",
    async (type) => {
      const { events, error } = await answering(chunks(HELLO), type);
      expect([textOf(events, "text-delta"), error]).toEqual(["hello", null]);
    },
  );

  it.each(["application/json", "text/plain", "text/event-stream"])(
    "is read where it is one whole JSON text, called %s",
    async (type) => {
      const { events, error } = await answering(JSON.stringify(MESSAGE, null, 2), type);
      expect(error).toBeNull();
      expect(events).toEqual([
        { type: "text-delta", text: "hello" },
        { type: "finish", reason: "stop", usage: { promptTokens: 3, replyTokens: 2 } },
      ]);
    },
  );

  it("is malformed where it is a JSON text that is no answer, and says what failed otherwise", async () => {
    expect((await answering("{}", "application/json")).error?.code).toBe("provider-malformed");
    const body = JSON.stringify({ error: { code: "insufficient_quota" } });
    expect((await answering(body, "application/json")).error?.code).toBe("provider-no-credit");
  });

  it("is whole where MiniMax complains of a parameter that it passed over", async () => {
    const base_resp = {
      status_code: 0,
      status_msg: "Invalid parameters detected, json: unknown field",
    };
    for (const body of [
      chunks({ ...HELLO, base_resp }),
      JSON.stringify({ ...MESSAGE, base_resp }),
    ]) {
      const { events, error } = await answering(body);
      expect([textOf(events, "text-delta"), error]).toEqual(["hello", null]);
    }
  });

  it("goes on past what is neither of an answer nor an error", async () => {
    const others = [{ type: "ping" }, { object: "", choices: null }, { message: { role: "x" } }];
    const { events, error } = await answering(
      chunks(...others, { message: "", choices: [] }, HELLO),
    );
    expect([textOf(events, "text-delta"), error]).toEqual(["hello", null]);
  });

  it("keeps what was said before an error, in any form, and is never complete with it", async () => {
    const chunk = { choices: [{ index: 0, delta: { content: "hel" } }] };
    const failures = [
      { error: { message: "boom" } },
      { base_resp: { status_code: 1013, status_msg: "unknown error" } },
      { error_code: 336100, error_msg: "try again" },
      { code: 500, msg: "404 NOT_FOUND", success: false },
      { object: "error", message: "boom", code: 50000 },
      {
        choices: [
          { index: 0, delta: {}, finish_reason: "stop", native_finish_reason: "network_error" },
        ],
      },
    ];
    for (const failure of failures) {
      const { events, error } = await answering(chunks(chunk, failure));
      expect([failure, events.map(({ type }) => type), textOf(events, "text-delta")]).toEqual([
        failure,
        ["text-delta"],
        "hel",
      ]);
      expect(error?.code).toBe("provider-failed");
    }
  });

  it("is a refusal, or too long, in Zhipu's words", async () => {
    const ended = async (finish_reason: string) => {
      const { events } = await answering(
        chunks({ choices: [{ index: 0, delta: {}, finish_reason }] }),
      );
      return events.at(-1);
    };
    expect(await ended("sensitive")).toMatchObject({ type: "finish", reason: "refusal" });
    expect(await ended("model_context_window_exceeded")).toMatchObject({ reason: "length" });
  });

  it("is read where a whole message stands in an event, and once where deltas stand before it", async () => {
    expect(textOf((await answering(chunks(MESSAGE))).events, "text-delta")).toBe("hello");
    const both = await answering(chunks(HELLO, MESSAGE));
    expect(textOf(both.events, "text-delta")).toBe("hello");
  });

  it("has a call once whose item has no id of any kind", async () => {
    const item = { type: "function_call", name: "look" };
    const whole = { ...item, arguments: "{}" };
    const body = chunks(
      { type: "response.output_item.added", output_index: 0, item },
      { type: "response.function_call_arguments.delta", output_index: 0, delta: "{}" },
      { type: "response.output_item.done", output_index: 0, item: whole },
      { type: "response.completed", response: { status: "completed", output: [whole] } },
    );
    const { events } = await answering(body, undefined, RESPONSES);
    expect(callsOf(events)).toMatchObject([{ name: "look" }]);
  });

  it("names a call whose name comes after its first piece", async () => {
    const chunk = (fields: object) => ({
      choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...fields }] } }],
    });
    const { events } = await answering(
      chunks(
        chunk({ id: "c1", function: { arguments: '{"a"' } }),
        chunk({ function: { name: "look", arguments: ":1}" } }),
      ),
    );
    expect(callsOf(events)).toEqual([{ id: "c1", name: "look", arguments: '{"a":1}' }]);
  });

  it("counts what a cache gave where nothing else of the input is told", async () => {
    const usage = {
      cache_read_input_tokens: 90,
      cache_creation_input_tokens: 10,
      output_tokens: 5,
    };
    const { events } = await answering(chunks(HELLO, { choices: [], usage }));
    expect(events.at(-1)).toMatchObject({ usage: { promptTokens: 100, replyTokens: 5 } });
  });

  it.each([
    // xAI's grok-3-mini, as github.com/vercel/ai, pull request 12425, tells it.
    [12, 1, 386, 399, 387],
    // The same numbers as a server tells them whose count of the reply has the thoughts in it.
    [12, 387, 386, 399, 387],
    [12, 1, 386, undefined, 1],
  ])("counts thoughts that its sum has beside the reply: %j", async (...counts) => {
    const [prompt_tokens, completion_tokens, reasoning_tokens, total_tokens, replyTokens] = counts;
    const completion_tokens_details = { reasoning_tokens };
    const usage = { prompt_tokens, completion_tokens, total_tokens, completion_tokens_details };
    const { events } = await answering(chunks(HELLO, { choices: [], usage }));
    expect(events.at(-1)).toMatchObject({ usage: { promptTokens: 12, replyTokens } });
  });

  it("is not complete where the connection broke after a reason to end", async () => {
    const chunks = [new TextEncoder().encode(`data: ${JSON.stringify(HELLO)}\n\n`)];
    const pull = (controller: ReadableStreamDefaultController) => {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.error(new TypeError("reset"));
      else controller.enqueue(chunk);
    };
    const headers = { "content-type": "text/event-stream" };
    const { error } = await ask(
      OPENAI,
      async () => new Response(new ReadableStream({ pull }), { headers }),
    );
    expect(error?.code).toBe("provider-cut-off");
  });
});

describe("the sources of an answer", () => {
  const sourcesOf = async (...payloads: readonly object[]) => {
    const { events } = await answering(chunks(...payloads));
    return events.flatMap((event) => (event.type === "source" ? [event.source] : []));
  };

  it("are told once each, in their order, though every chunk lists them", async () => {
    const body = readFileSync("test/recordings/openai/perplexity-citations.sse", "utf8");
    const { events } = await answering(body);
    const urls = events.flatMap((event) => (event.type === "source" ? [event.source.url] : []));
    expect(urls).toHaveLength(7);
    expect(urls.slice(0, 2)).toEqual([
      "https://populationstat.com/united-states/san-francisco",
      "https://en.wikipedia.org/wiki/San_Francisco",
    ]);
  });

  it("have the title that stands beside them, in any of the forms", async () => {
    const url = "https://a.test/x";
    const wanted = [{ url, title: "A page" }];
    const citation = { url, title: "A page" };
    expect(await sourcesOf({ citations: [url], search_results: [citation] })).toEqual(wanted);
    const annotations = [{ type: "url_citation", url_citation: citation }];
    expect(await sourcesOf({ choices: [{ index: 0, delta: { annotations } }] })).toEqual(wanted);
  });

  it("are web pages that say where they lead, and a hundred at most", async () => {
    const odd = ["javascript:alert(1)", "https://bank.test@evil.test/", "no url", 7, null, {}];
    expect(await sourcesOf({ citations: odd })).toEqual([]);
    const many = Array.from({ length: 300 }, (_, index) => `https://a.test/${index}`);
    expect(await sourcesOf({ citations: many })).toHaveLength(100);
  });
});

describe("an answer of the Responses API", () => {
  const streamEvents = (...events: readonly { readonly type: string }[]) =>
    answering(
      events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(""),
      undefined,
      RESPONSES,
    );

  const DONE = { type: "response.completed", response: { status: "completed" } };

  it.each([
    { error: { message: "insufficient balance (1008)" } },
    { base_resp: { status_code: 1008, status_msg: "insufficient balance" } },
    { code: "Arrearage", message: "Access denied" },
  ])("says what failed where a proxy tells an error as it does elsewhere: %j", async (failure) => {
    const body = `data: ${JSON.stringify(failure)}\n\n`;
    expect((await answering(body, undefined, RESPONSES)).error?.code).toBe("provider-no-credit");
  });

  it("is a refusal where the model refused, with its words", async () => {
    const refusal = { type: "response.refusal.delta", delta: "No." };
    const { events } = await streamEvents(refusal, DONE);
    expect(textOf(events, "text-delta")).toBe("No.");
    expect(events.at(-1)).toMatchObject({ reason: "refusal" });
  });

  it("fails where it failed, by the code that is told", async () => {
    const error = { code: "rate_limit_exceeded", message: "Rate limit reached" };
    const { error: failure } = await streamEvents({
      type: "response.failed",
      response: { error },
    } as never);
    expect(failure?.code).toBe("provider-rate-limited");
    const flat = { type: "error", code: "server_error", message: "The server had an error" };
    expect((await streamEvents(flat)).error?.code).toBe("provider-failed");
  });

  it("names its sources, each once", async () => {
    const annotation = { type: "url_citation", url: "https://a.test/", title: "A" };
    const added = { type: "response.output_text.annotation.added", annotation };
    const { events } = await streamEvents(added, added, DONE);
    expect(events.filter(({ type }) => type === "source")).toHaveLength(1);
  });

  it("is read where it is one whole JSON text", async () => {
    const content = [{ type: "output_text", text: "hello", annotations: [] }];
    const output = [{ type: "message", content }];
    const usage = { input_tokens: 9, output_tokens: 2 };
    const whole = { object: "response", status: "completed", output, usage };
    const { events } = await answering(JSON.stringify(whole), "application/json", RESPONSES);
    expect(events).toEqual([
      { type: "text-delta", text: "hello" },
      { type: "finish", reason: "stop", usage: { promptTokens: 9, replyTokens: 2 } },
    ]);
  });
});

/** As z.ai's servers were seen to send it: github.com/anomalyco/opencode, issues 8282 and 23442. */
describe("an event that breaks off, with the answer begun anew on its line", () => {
  const chunk = (id: string, said: object) =>
    JSON.stringify({ id, object: "chat.completion.chunk", choices: [{ index: 0, delta: said }] });
  const torn = chunk("a", { role: "assistant", content: "" });
  const again = `data: ${chunk("b", { role: "assistant", content: "Two" })}\n\n${chunks()}`;
  const upTo = (end: string) => `data: ${torn.slice(0, torn.indexOf(end) + end.length)}`;

  it.each(['"chat.c', '"role":"a', '"role', '"content":"'])(
    "is read from there on, where nothing was said before: …%s",
    async (end) => {
      const { events, error } = await answering(`${upTo(end)}${again}`);
      expect([textOf(events, "text-delta"), error]).toEqual(["Two", null]);
    },
  );

  it("is a reply that was cut off where something was said before", async () => {
    const said = `data: ${chunk("a", { content: "One" })}\n\n`;
    const { events, error } = await answering(`${said}${upTo('"chat.c')}${again}`);
    expect([textOf(events, "text-delta"), error?.code]).toEqual(["One", "provider-cut-off"]);
  });

  it("is malformed where what stands behind is no chunk, and whole where a text says so", async () => {
    const { error } = await answering('data: {"choices":[data: {"a":1}\n\n');
    expect(error?.code).toBe("provider-malformed");
    const text = 'data: {"choices":[]}';
    const quoted = await answering(`data: ${chunk("a", { content: text })}\n\n${chunks()}`);
    expect([textOf(quoted.events, "text-delta"), quoted.error]).toEqual([text, null]);
  });
});
