import { describe, expect, it } from "vitest";
import { makePrompt, makePromptImage, makeRenderOptions } from "../../test/builders/make-prompt";
import type { Prompt } from "../domain/prompt";
import { renderAnthropic } from "./render-anthropic";
import type { RenderOptions } from "./render-options";

const URL = "https://api.anthropic.com";
const BUDGET = { ...makeRenderOptions().budget, reply: 5_096 };

function bodyFor(
  model: Partial<RenderOptions["model"]>,
  prompt: Partial<Prompt> = {},
  options: Partial<Omit<RenderOptions, "model">> = {},
) {
  const all = makeRenderOptions({ provider: "anthropic", url: URL, ...model }, options);
  return JSON.parse(renderAnthropic(makePrompt(prompt), all));
}

describe("renderAnthropic", () => {
  it("lets an older model think for a part of its tokens, and tells no temperature then", () => {
    const body = bodyFor({ name: "claude-sonnet-4-5", thinks: true }, {}, { budget: BUDGET });
    expect(body.thinking).toEqual({ type: "enabled", budget_tokens: 3_822 });
    expect(body.max_tokens).toBe(5_096);
    expect(body).not.toHaveProperty("temperature");
  });

  it("lets a newer model decide how much it thinks, and asks to be shown it", () => {
    const body = bodyFor({ name: "claude-opus-4-7", thinks: true }, {}, { budget: BUDGET });
    expect(body.thinking).toEqual({ type: "adaptive", display: "summarized" });
  });

  it.each([
    ["that cannot", false, { budget: BUDGET }],
    ["that is not to", true, { budget: BUDGET, thinks: false }],
    ["with too few tokens", true, {}],
  ])("asks no thinking of a model %s", (_what, thinks, options) => {
    const body = bodyFor({ name: "claude-sonnet-4-5", thinks }, {}, options);
    expect(body).not.toHaveProperty("thinking");
    expect(body.temperature).toBe(0.7);
  });

  it("asks a model that thinks unasked to think little where it is not to, as not all can be told so", () => {
    const quiet = (name: string, options: object = {}) =>
      bodyFor({ name, thinks: true, ...options }, {}, { budget: BUDGET, thinks: false });
    expect(quiet("claude-opus-5-5")).toMatchObject({ output_config: { effort: "low" } });
    expect(quiet("claude-opus-5-5")).not.toHaveProperty("thinking");
    expect(quiet("claude-opus-4-8")).not.toHaveProperty("output_config");
    const refusing = { habits: ["no-effort"] };
    expect(quiet("claude-opus-5-5", refusing)).not.toHaveProperty("output_config");
  });

  it("shows what a model thinks beside tools where it thinks unasked, and asks no other to", () => {
    const tools = [{ name: "look", description: "", parameters: {} }];
    const thinking = (name: string) =>
      bodyFor({ name, thinks: true }, {}, { budget: BUDGET, tools }).thinking;
    expect(thinking("claude-opus-5-5")).toEqual({ type: "adaptive", display: "summarized" });
    expect(thinking("claude-opus-4-8")).toBeUndefined();
    expect(thinking("claude-sonnet-4-5")).toBeUndefined();
  });

  it.each([["glm-4.6"], ["kimi-k2.5"], ["claude-opus-4-6-thinking"]])(
    "takes %s for none that thinks unasked: beside tools it is not asked to, nor to think little",
    (name) => {
      const tools = [{ name: "look", description: "", parameters: {} }];
      const body = bodyFor({ name, thinks: true }, {}, { budget: BUDGET, tools });
      expect(body).not.toHaveProperty("thinking");
      const quiet = bodyFor({ name, thinks: true }, {}, { budget: BUDGET, thinks: false });
      expect(quiet).not.toHaveProperty("output_config");
    },
  );

  it("asks an older model for no thoughts behind calls that were made without, though tools are off by now", () => {
    const calls = [{ id: "a", name: "look", arguments: "{}", result: "seen" }];
    const thinking = (name: string) =>
      bodyFor({ name, thinks: true }, { steps: [{ text: "", calls }] }, { budget: BUDGET })
        .thinking;
    expect(thinking("claude-sonnet-4-5")).toBeUndefined();
    expect(thinking("claude-opus-4-7")).toMatchObject({ type: "adaptive" });
  });

  it("tells a newer model no temperature, which it would refuse", () => {
    expect(bodyFor({ name: "claude-opus-4-8" })).not.toHaveProperty("temperature");
    expect(bodyFor({ name: "claude-opus-4-6" })).toHaveProperty("temperature");
  });

  it("marks the system text as worth keeping in a conversation, and not for a single question", () => {
    const context = [{ role: "user", text: "hello" }] as const;
    expect(bodyFor({}, { context }).system).toEqual([
      { type: "text", text: "be calm", cache_control: { type: "ephemeral" } },
    ]);
    expect(bodyFor({}).system).toBe("be calm");
    expect(bodyFor({}, { context, system: "" })).not.toHaveProperty("system");
  });

  it("joins neighbours with their images in order, and says no empty text", () => {
    const [one, two] = [makePromptImage({ data: "b25l" }), makePromptImage({ data: "dHdv" })];
    const { messages } = bodyFor(
      {},
      {
        context: [
          { role: "user", text: "", images: [one] },
          { role: "assistant", text: "one it is" },
          { role: "user", text: "", images: [two] },
        ],
        userImages: [one],
      },
    );
    const source = (data: string) => ({ type: "base64", media_type: "image/png", data });
    expect(messages).toEqual([
      { role: "user", content: [{ type: "image", source: source("b25l") }] },
      { role: "assistant", content: "one it is" },
      {
        role: "user",
        content: [
          { type: "image", source: source("dHdv") },
          { type: "image", source: source("b25l") },
          { type: "text", text: "Current time: 1970-01-01T00:00:00.000Z (UTC).\n\ngo on" },
        ],
      },
    ]);
  });

  it("leaves an entry out that says nothing, which would be refused", () => {
    const context = [
      { role: "user", text: "hello" },
      { role: "assistant", text: "" },
    ] as const;
    expect(bodyFor({}, { context }).messages).toHaveLength(1);
  });
});
