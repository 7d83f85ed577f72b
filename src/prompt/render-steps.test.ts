import { describe, expect, it } from "vitest";
import { makePrompt, makeRenderOptions } from "../../test/builders/make-prompt";
import type { PlannedStep } from "../domain/prompt-plan";
import { renderPrompt } from "./render-prompt";

const TOOL = { name: "get_weather", description: "Weather.", parameters: { type: "object" } };

/** A step with one call, as the providers' own documents show one. */
function step(id: string, over: Partial<PlannedStep["calls"][number]> = {}): PlannedStep {
  const call = { id, name: "get_weather", arguments: '{"location":"Paris"}', result: "15 degrees" };
  return { text: "", calls: [{ ...call, ...over }] };
}

type Given = Parameters<typeof makeRenderOptions>[0];

function bodyOf(model: Given, steps: readonly PlannedStep[], begun = "") {
  const prompt = makePrompt({ steps, begun });
  return JSON.parse(renderPrompt(prompt, makeRenderOptions(model, { tools: [TOOL] })).body);
}

const ANTHROPIC = { provider: "anthropic", url: "https://api.anthropic.com" } as const;
const GEMINI = { provider: "gemini", url: "https://g.example/v1beta", name: "gemini-3" } as const;
const OLLAMA = { provider: "ollama", url: "http://localhost:11434" } as const;

describe("a reply of nothing but line breaks", () => {
  it("is no entry where a text of nothing but space is refused", () => {
    const { messages } = bodyOf(ANTHROPIC, [], "\n\n");
    expect(JSON.stringify(messages)).not.toContain('"\\n\\n"');
    expect(messages.at(-1).role).toBe("user");
    const context = [
      { role: "user", text: "q" },
      { role: "assistant", text: "\n\n" },
    ] as const;
    const prompt = makePrompt({ context: [...context] });
    const body = JSON.parse(renderPrompt(prompt, makeRenderOptions(ANTHROPIC, {})).body);
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(["user"]);
  });
});

describe("a turn's earlier steps, as each provider documents them", () => {
  // Source: platform.openai.com/docs/guides/function-calling (chat completions), call ids made short.
  it("are told in the form of OpenAI's chat completions", () => {
    const { messages } = bodyOf({ provider: "openai" }, [step("call_12345xyz")]);
    expect(messages.slice(-2)).toEqual([
      {
        role: "assistant",
        content: null,
        tool_calls: [
          {
            id: "call_12345xyz",
            type: "function",
            function: { name: "get_weather", arguments: '{"location":"Paris"}' },
          },
        ],
      },
      { role: "tool", tool_call_id: "call_12345xyz", content: "15 degrees" },
    ]);
  });

  // Source: ai.google.dev/gemini-api/docs/thought-signatures, OpenAI compatibility.
  it("are told with the signature of a Google model to the host that gave it, and to no other", () => {
    const google = { google: { thought_signature: "c2ln" } };
    const signature = JSON.stringify({ host: "g.example", thought_signature: "c2ln" });
    const extraContent = (model: Given, given: string) => {
      const [{ tool_calls: calls }] = bodyOf(model, [
        step("a", { signature: given }),
      ]).messages.slice(-2);
      return calls[0].extra_content;
    };
    const at = (url: string) => ({ provider: "openai", url }) as const;
    expect(extraContent(at("https://g.example/v1beta/openai"), signature)).toEqual(google);
    expect(extraContent(at("https://other.example/v1"), signature)).toBeUndefined();
    expect(extraContent(at("https://api.openai.com/v1"), signature)).toBeUndefined();
    expect(extraContent(at("https://g.example/v1beta/openai"), "c2ln")).toBeUndefined();
  });

  // Source: openrouter.ai/docs, "Preserving reasoning".
  it("are told to OpenRouter with what a Google model has thought before them, and to no other", () => {
    const details = [
      { type: "reasoning.encrypted", format: "google-gemini-v1", data: "c2ln", id: "a" },
    ];
    const signature = JSON.stringify({ host: "openrouter.ai", reasoning_details: details });
    const reasoningDetails = (name: string, host = "openrouter.ai") => {
      const given = [step("a", { signature })];
      const model = { provider: "openai", url: `https://${host}/api/v1`, name } as const;
      return bodyOf(model, given).messages.at(-2).reasoning_details;
    };
    expect(reasoningDetails("google/gemini-3-pro")).toEqual(details);
    expect(reasoningDetails("openrouter/auto")).toEqual(details);
    expect(reasoningDetails("@preset/mine")).toEqual(details);
    expect(reasoningDetails("google/gemini-3-pro", "other.example")).toBeUndefined();
    expect(reasoningDetails("anthropic/claude-opus")).toBeUndefined();
  });

  it("are told to Gemini without the signature of a server of another language", () => {
    const others = [
      JSON.stringify({ host: "g.example", thought_signature: "c2ln" }),
      '[{"id":"rs"}]',
    ];
    for (const signature of others) {
      const [{ parts }] = bodyOf(GEMINI, [step("a", { signature })]).contents.slice(-2);
      expect(parts[0].thoughtSignature).toBe("skip_thought_signature_validator");
    }
  });

  // Source: platform.openai.com/docs/guides/function-calling (Responses).
  it("are told in the form of OpenAI's Responses API", () => {
    const { input } = bodyOf({ habits: ["responses"] }, [step("call_12345xyz")]);
    expect(input.slice(-2)).toEqual([
      {
        type: "function_call",
        call_id: "call_12345xyz",
        name: "get_weather",
        arguments: '{"location":"Paris"}',
      },
      { type: "function_call_output", call_id: "call_12345xyz", output: "15 degrees" },
    ]);
  });

  // Source: platform.claude.com/docs, Tool use, Handle tool calls.
  it("are told in the form of Anthropic, with all answers in one entry and what failed marked", () => {
    const two = step("toolu_01A09q90qw90lq917835lq9").calls;
    const failed = step("toolu_02", { result: "No such place.", failed: true }).calls;
    const steps = [{ text: "I'll check.", calls: [...two, ...failed] }];
    expect(bodyOf(ANTHROPIC, steps).messages.slice(-2)).toEqual([
      {
        role: "assistant",
        content: [
          { type: "text", text: "I'll check." },
          {
            type: "tool_use",
            id: "toolu_01A09q90qw90lq917835lq9",
            name: "get_weather",
            input: { location: "Paris" },
          },
          { type: "tool_use", id: "toolu_02", name: "get_weather", input: { location: "Paris" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "toolu_01A09q90qw90lq917835lq9",
            content: "15 degrees",
          },
          {
            type: "tool_result",
            tool_use_id: "toolu_02",
            content: "No such place.",
            is_error: true,
          },
        ],
      },
    ]);
  });

  // Source: ai.google.dev/gemini-api/docs/thought-signatures: of calls at once the first is signed.
  it("are told in the form of Gemini, signed as it asks for", () => {
    const calls = [step("a", { signature: "c2ln" }), step("b")].flatMap((one) => one.calls);
    const call = { functionCall: { name: "get_weather", args: { location: "Paris" } } };
    const answer = {
      functionResponse: { name: "get_weather", response: { result: "15 degrees" } },
    };
    expect(bodyOf(GEMINI, [{ text: "", calls }, step("c")]).contents.slice(-4)).toEqual([
      { role: "model", parts: [{ ...call, thoughtSignature: "c2ln" }, call] },
      { role: "user", parts: [answer, answer] },
      {
        role: "model",
        parts: [{ ...call, thoughtSignature: "skip_thought_signature_validator" }],
      },
      { role: "user", parts: [answer] },
    ]);
  });

  // Source: docs.ollama.com/capabilities/tool-calling.
  it("are told in the form of Ollama, arguments as an object and answers by name", () => {
    expect(bodyOf(OLLAMA, [step("call-0")]).messages.slice(-2)).toEqual([
      {
        role: "assistant",
        content: "",
        tool_calls: [{ function: { name: "get_weather", arguments: { location: "Paris" } } }],
      },
      { role: "tool", tool_name: "get_weather", content: "15 degrees" },
    ]);
  });
});

describe("steps", () => {
  const MODELS: Given[] = [{ provider: "openai" }, { habits: ["responses"] }, ANTHROPIC, GEMINI];

  it.each(MODELS)("stand behind the question, and what broke off behind them: %o", (model) => {
    const body = JSON.stringify(bodyOf(model, [step("a")], "Half a"));
    const offsets = ["go on", "15 degrees", "Half a", "broke off"].map((one) => body.indexOf(one));
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    expect(offsets).not.toContain(-1);
  });

  it.each([...MODELS, OLLAMA])("are sound JSON whatever was asked with: %o", (model) => {
    for (const given of ["", "no json", "[1]", "null", '{"a":', '"text"']) {
      const body = bodyOf(model, [step("a", { arguments: given })]);
      expect(JSON.stringify(body)).toContain("get_weather");
      expect(JSON.stringify(body)).not.toContain("no json");
    }
  });

  it("ask an older model of Anthropic's for no thoughts beside its tools: they would have to be told signed", () => {
    const model = { ...ANTHROPIC, thinks: true, name: "claude-sonnet-4-5" };
    const options = makeRenderOptions(model, {
      budget: { ...makeRenderOptions().budget, reply: 4_000 },
    });
    const thinking = (tools: (typeof TOOL)[]) =>
      JSON.parse(renderPrompt(makePrompt(), { ...options, tools }).body).thinking;
    expect(thinking([])).toBeDefined();
    expect(thinking([TOOL])).toBeUndefined();
  });
});

describe("what was thought before a call", () => {
  const thoughtful = [{ ...step("call_1"), thinking: "Where is it?" }];

  // Source: api-docs.deepseek.com/guides/thinking_mode, Tool Calls.
  it("stands beside it in the field of DeepSeek's", () => {
    const { messages } = bodyOf(
      { provider: "openai", url: "https://api.deepseek.com" },
      thoughtful,
    );
    expect(messages.at(-2)).toMatchObject({ role: "assistant", reasoning_content: "Where is it?" });
  });

  // Source: docs.ollama.com/api/chat, `messages[].thinking`.
  it("stands beside it in the field of Ollama's", () => {
    expect(bodyOf(OLLAMA, thoughtful).messages.at(-2)).toMatchObject({ thinking: "Where is it?" });
  });

  // Source: platform.openai.com/docs/guides/reasoning, Encrypted reasoning items.
  it("stands before it in the Responses API, sealed, and is asked for with each request", () => {
    const sealed = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gAAA" };
    const signature = JSON.stringify([sealed]);
    const model = { name: "gpt-5", habits: ["responses" as const] };
    const { input, include, store } = bodyOf(model, [step("call_1", { signature })]);
    expect(input.slice(-3)).toMatchObject([
      sealed,
      { type: "function_call", call_id: "call_1" },
      { type: "function_call_output" },
    ]);
    expect([include, store]).toEqual([["reasoning.encrypted_content"], false]);
    expect(bodyOf({ ...model, name: "gpt-4.1" }, [])).not.toHaveProperty("include");
  });

  it.each(["CoYBabc==", "{", "[]", '[{"type":"message"}]', '{"type":"reasoning"}'])(
    "is left out of the Responses API where the signature is another's: %s",
    (signature) => {
      const { input } = bodyOf({ habits: ["responses"] }, [step("call_1", { signature })]);
      expect(input.filter(({ type }: { type?: string }) => type === "reasoning")).toEqual([]);
    },
  );
});

// Source: the refusal "Requests which include `tool_use` or `tool_result` blocks must define tools".
it("Anthropic is told the tools of earlier steps where none is on any more, and that none may be called", () => {
  const prompt = makePrompt({ steps: [step("a"), step("b")] });
  const body = JSON.parse(renderPrompt(prompt, makeRenderOptions(ANTHROPIC)).body);
  expect(body.tools).toEqual([
    { name: "get_weather", description: "", input_schema: { type: "object", properties: {} } },
  ]);
  expect(body.tool_choice).toEqual({ type: "none" });
  const plain = JSON.parse(renderPrompt(makePrompt({}), makeRenderOptions(ANTHROPIC)).body);
  expect([plain.tools, plain.tool_choice]).toEqual([undefined, undefined]);
});

// Source: bytedance/trae-agent#230: "tool_result: content cannot be empty if `is_error` is true".
it("Anthropic is told in words of a tool that failed without one, and nothing in place of an empty answer", () => {
  const toolResult = (over: Partial<PlannedStep["calls"][number]>) =>
    bodyOf(ANTHROPIC, [step("a", over)]).messages.at(-1).content[0];
  const failed = toolResult({ result: "\n", failed: true });
  expect(failed).toMatchObject({ is_error: true, content: expect.stringMatching(/\w/) });
  expect(toolResult({ result: "" })).toMatchObject({ content: "" });
});

// Sources: MoonshotAI/kimi-cli#2141, openclaw/openclaw#73417 (which has tried that an empty one is taken).
it("what was said behind a call has thoughts, too, where a server wants them with each entry of the turn", () => {
  const said = (steps: readonly PlannedStep[]) =>
    bodyOf({ provider: "openai" }, steps, "It is 15").messages.at(-2);
  expect(said([{ ...step("a"), thinking: "Weather." }])).toEqual({
    role: "assistant",
    content: "It is 15",
    reasoning_content: "",
  });
  expect(said([step("a")])).toEqual({ role: "assistant", content: "It is 15" });
});
