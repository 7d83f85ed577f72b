import { describe, expect, it } from "vitest";
import type { ChatParameters } from "../../src/domain/chat-parameters";
import { habitSchema } from "../../src/domain/habit";
import { localRequestSchema } from "../../src/domain/local-request";
import type { Model } from "../../src/domain/model";
import { DEFAULT_PROMPT_SETTINGS } from "../../src/domain/prompt-settings";
import { supportOf } from "../../src/prompt/parameter-support";
import { habitOfWords } from "../../src/providers/wire/error-words";
import { sentParameters } from "../../src/ui/inspector/sent-parameters";
import { makeCounter } from "../builders/make-counter";
import { makeSource } from "../builders/make-source";
import { preparePrompt } from "../builders/prepare-prompt";

const ALL: ChatParameters = {
  note: "Answer in rhymes.",
  temperature: 1.5,
  topP: 0.4,
  seed: 7,
  stop: ["END", "###"],
  window: 6_000,
  effort: "high",
};

const BASE: Model = {
  provider: "openai",
  name: "llama",
  url: "https://api.example.com/v1",
  window: 131_072,
  thinks: false,
};

function bodyFor(model: Partial<Model>, parameters: ChatParameters | null = ALL) {
  const source = makeSource({ model: { ...BASE, ...model }, parameters: parameters ?? undefined });
  const options = { settings: DEFAULT_PROMPT_SETTINGS, counter: makeCounter(), nowUtc: 0 };
  const { request, plan } = preparePrompt(source, options);
  return { body: JSON.parse(request.body), text: request.body, plan };
}

const CASES: readonly (readonly [string, Partial<Model>, object])[] = [
  [
    "Ollama",
    { provider: "ollama", name: "gpt-oss:20b" },
    {
      options: {
        ...{ num_ctx: 6_000, temperature: 1.5, top_p: 0.4, seed: 7, stop: ["END", "###"] },
      },
      think: "high",
    },
  ],
  ["chat completions", {}, { temperature: 1.5, top_p: 0.4, seed: 7, stop: ["END", "###"] }],
  [
    "chat completions of a model that reasons",
    { name: "gpt-5" },
    { seed: 7, reasoning_effort: "high" },
  ],
  [
    "Mistral",
    { name: "mistral-small", url: "https://api.mistral.ai/v1" },
    { temperature: 1.5, random_seed: 7, stop: ["END", "###"] },
  ],
  ["Responses", { name: "gpt-4o", habits: ["responses"] }, { temperature: 1.5, top_p: 0.4 }],
  [
    "Responses of a model that reasons",
    { name: "gpt-5", habits: ["responses"] },
    { reasoning: { effort: "high", summary: "auto" } },
  ],
  [
    "Anthropic",
    { provider: "anthropic", name: "claude-opus-4-6" },
    { top_p: 0.4, stop_sequences: ["END", "###"], output_config: { effort: "high" } },
  ],
  [
    "Gemini",
    { provider: "gemini", name: "gemini-3-pro" },
    {
      generationConfig: {
        ...{ temperature: 1.5, topP: 0.4, seed: 7, stopSequences: ["END", "###"] },
        thinkingConfig: { thinkingLevel: "high" },
      },
    },
  ],
  [
    "a model file",
    { provider: "gguf", url: "" },
    { temperature: 1.5, topP: 0.4, seed: 7, stop: ["END", "###"], window: 6_000 },
  ],
  ["the browser's model", { provider: "browser", url: "" }, { temperature: 1.5 }],
];

describe("what a conversation has set for itself", () => {
  it.each(CASES)("is said to %s in its own words", (_name, model, said) => {
    const { body, plan } = bodyFor(model);
    expect(body).toMatchObject(said);
    expect(plan.sections).toContainEqual(
      expect.objectContaining({ kind: "chat-note", text: "Answer in rhymes." }),
    );
    expect(JSON.stringify(body)).toContain("Answer in rhymes.");
  });

  it.each(CASES)("leaves a request to %s as it was where nothing is set", (_name, model) => {
    const { text } = bodyFor(model, {});
    expect(text).toBe(bodyFor(model, null).text);
    const names = sentParameters(text).map(({ name }) => name);
    expect(names.filter((name) => name !== "temperature" && name !== "window")).toEqual([]);
  });

  it("is told no model that has not documented it", () => {
    const without = (model: Partial<Model>, ...names: readonly string[]) => {
      const { body } = bodyFor(model);
      for (const name of names) expect(body).not.toHaveProperty(name);
    };
    without({ name: "gpt-5" }, "temperature", "top_p", "stop");
    without({ name: "gpt-4o", habits: ["responses"] }, "seed", "stop", "reasoning");
    without({}, "reasoning_effort");
    without({ provider: "ollama", name: "qwen3", thinks: false }, "think");
    without(
      { provider: "anthropic", name: "claude-opus-4-7" },
      ...["temperature", "top_p", "seed", "stop"],
    );
    without({ provider: "anthropic", name: "claude-3-5-haiku-latest" }, "output_config");
    without({ provider: "browser", url: "" }, "topP", "seed", "stop");
    const { generationConfig } = bodyFor({ provider: "gemini", name: "gemini-2.5-flash" }).body;
    expect(generationConfig).not.toHaveProperty("thinkingConfig");
  });

  it("goes to Anthropic with one of temperature and word choice, at most at 1", () => {
    const model = { provider: "anthropic", name: "claude-sonnet-4-5" } as const;
    expect(bodyFor(model).body).not.toHaveProperty("temperature");
    expect(bodyFor(model, { temperature: 1.5 }).body.temperature).toBe(1);
  });

  // Sources: scottyeager/Pal#28 and SillyTavern#4856 (Mistral), llmgateway#3268 (Z.ai, and Claude
  // behind OpenAI's language).
  it.each([
    ["Mistral", "mistral-small-latest", "https://api.mistral.ai/v1", 1.5],
    ["Z.ai", "glm-5.2", "https://api.z.ai/api/paas/v4", 1],
    ["Zhipu", "glm-4.6", "https://open.bigmodel.cn/api/paas/v4", 1],
    ["Claude elsewhere", "anthropic/claude-sonnet-4.5", "https://p.example/v1", 1],
    ["other servers", "mistral-small", "http://127.0.0.1:1234/v1", 2],
  ])("goes to %s with the highest temperature that it takes", (_, name, url, most) => {
    expect(bodyFor({ name, url }, { temperature: 2 }).body.temperature).toBe(most);
    expect(supportOf({ ...BASE, name, url }).mostTemperature).toBe(most);
  });

  it("goes to Anthropic without temperature and word choice while the model thinks", () => {
    const model = { provider: "anthropic", thinks: true } as const;
    const { text } = bodyFor({ ...model, name: "claude-opus-4-6" });
    expect(sentParameters(text).map(({ name }) => name)).toEqual(["stop", "effort"]);
    const { body } = bodyFor({ ...model, name: "claude-sonnet-4-5" });
    expect(body).toMatchObject({ thinking: { type: "enabled" }, stop_sequences: ["END", "###"] });
    expect(body).not.toHaveProperty("temperature");
    expect(body).not.toHaveProperty("top_p");
  });

  it.each(CASES)(
    "misses in a request to %s, as it thinks, what the dialog names",
    (_name, model) => {
      const { topP: _, ...warm } = ALL;
      const sent = (thinks: boolean) =>
        [ALL, warm].flatMap((set) => sentParameters(bodyFor({ ...model, thinks }, set).text));
      const names = sent(true).map(({ name }) => name);
      const missing = sent(false).filter(({ name }) => !names.includes(name));
      const { offWhileThinking } = supportOf({ ...BASE, ...model, thinks: true });
      expect(new Set(missing.map(({ name }) => name))).toEqual(new Set(offWhileThinking));
      expect(supportOf({ ...BASE, ...model }).offWhileThinking).toEqual([]);
    },
  );

  it("goes to Anthropic with word choice where a model that thinks has no room for it", () => {
    const model = { provider: "anthropic", name: "claude-sonnet-4-5", thinks: true } as const;
    const { body } = bodyFor(model, { topP: 0.4, window: 2_000 });
    expect(body).not.toHaveProperty("thinking");
    expect(body).toMatchObject({ top_p: 0.4 });
    expect(body).not.toHaveProperty("temperature");
  });

  it("is a local request that the compute host takes", () => {
    const { body } = bodyFor({ provider: "gguf", url: "" });
    expect(localRequestSchema.parse(body)).toEqual(body);
  });

  it.each(CASES)("can be read from the bytes that %s is sent", (_name, model) => {
    const parameters = sentParameters(bodyFor(model).text);
    for (const { name, value } of parameters) {
      const set = ALL[name];
      const shown = Array.isArray(set) ? set.map((one) => JSON.stringify(one)).join(" ") : set;
      // The browser's own model is given its window, and none is set for it.
      if (!(model.provider === "browser" && name === "window")) expect(value).toBe(String(shown));
    }
    expect(parameters.length).toBeGreaterThan(0);
  });

  it.each([
    ["Unsupported parameter: 'top_p' is not supported with this model.", "no-top-p"],
    ["Unrecognized request argument supplied: seed", "no-seed"],
    ["Unsupported parameter: 'stop' is not supported with this model.", "no-stop"],
    ["Unrecognized request argument supplied: reasoning_effort", "no-effort"],
    ["Unsupported parameter: 'reasoning.effort' is not supported with this model.", "no-effort"],
    ["`top_p` is deprecated for this model.", "no-top-p"],
    // Source: anomalyco/models.dev#331.
    ["Unsupported value: 'medium' is not supported with the 'gpt-5-pro' model.", "no-effort"],
    ["Unsupported value: 'null' is not supported with the 'gpt-5-pro' model.", null],
    // Sources: RooCodeInc/Roo-Code#10700, heyhuynhgiabuu/proxypal#170, opencode-gemini-auth#14.
    ["Thinking level is not supported for this model.", "no-effort"],
    ["Thinking level LOW is not supported for this model.", "no-effort"],
    ["thinking_level HIGH is not supported by this model.", "no-effort"],
    // Sources: huggingface/smolagents#1766, BerriAI/litellm-docs#817.
    ["Argument not supported on this model: stop", "no-stop"],
    ["Model grok-4.5 does not support parameter stop.", "no-stop"],
    // Source: SWE-agent/SWE-agent#1250.
    ["azure does not support parameters: ['top_p'], for model=o3.", "no-top-p"],
    // Source: router-for-me/CLIProxyAPI#1125.
    ["`temperature` and `top_p` cannot both be specified for this model.", "no-top-p"],
    // What is left of charmbracelet/mods#480 once the temperature is.
    ["Model incompatible request argument supplied: top_p", "no-top-p"],
    ["maximum context length, of {'stream': true, 'stream_options': {}}", null],
    ["the server stopped", null],
    ["invalid stop", null],
    ["invalid top_p: only 0.95 is allowed for this model", "no-top-p"],
    ["invalid temperature: only values from 0 to 1 are allowed", null],
    ["Argument not supported on this model: nonstop", null],
    ["stop: it is not supported", null],
  ])("is left out once a server refuses it: %s", (words, habit) => {
    expect(habitOfWords(words)).toBe(habit);
    if (habit === null) return;
    const { text } = bodyFor({ name: "gpt-oss", habits: [habitSchema.parse(habit)] });
    const names = sentParameters(text).map(({ name }) => name);
    const refused = { "no-top-p": "topP", "no-seed": "seed", "no-stop": "stop" }[habit] ?? "effort";
    expect(names).not.toContain(refused);
    expect(names).toHaveLength(4);
  });
});
