import { describe, expect, it } from "vitest";
import { makePrompt, makePromptImage, makeRenderOptions } from "../../test/builders/make-prompt";
import type { Model } from "../domain/model";
import { renderPrompt } from "./render-prompt";

function requestFor(model: Partial<Model>, prompt = makePrompt()) {
  const { url, body } = renderPrompt(prompt, makeRenderOptions(model));
  return { url, body: JSON.parse(body) };
}

describe("a request for a model of the Responses API", () => {
  const model: Partial<Model> = { name: "o1-pro", habits: ["responses"] };

  it("goes to its own path, stores nothing, and asks for a summary of what was thought", () => {
    const { url, body } = requestFor(model);
    expect(url).toBe("https://api.example.com/v1/responses");
    expect(body).toMatchObject({
      store: false,
      stream: true,
      max_output_tokens: 500,
      reasoning: { summary: "auto" },
    });
    expect(body).not.toHaveProperty("temperature");
    expect(body).not.toHaveProperty("messages");
  });

  it("holds the whole prompt in order, images as its own parts", () => {
    const images = [makePromptImage()];
    const prompt = makePrompt({
      context: [
        { role: "user", text: "one" },
        { role: "assistant", text: "two" },
      ],
      userImages: images,
    });
    const { input } = requestFor(model, prompt).body;
    expect(input.map(({ role }: { role: string }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "system",
      "user",
    ]);
    expect(input.at(-1).content).toEqual([
      { type: "input_image", image_url: "data:image/png;base64,aGVsbG8=" },
      { type: "input_text", text: "go on" },
    ]);
  });

  it("keeps a temperature for a model that does not reason", () => {
    const { body } = requestFor({ name: "gpt-4o", habits: ["responses"] });
    expect(body).toMatchObject({ temperature: 0.7 });
    expect(body).not.toHaveProperty("reasoning");
  });
});

describe("a request for a server with habits of its own", () => {
  it.each([
    ["https://me.openai.azure.com/openai/v1", "my-deployment", true],
    ["https://me.services.ai.azure.com/openai/v1", "gpt-5", true],
    ["https://me.services.ai.azure.com/openai/v1", "Mistral-Large-3", false],
    ["https://openai.azure.com.evil.test/v1", "gpt-4o", false],
  ])("names the reply's limit as %s takes it for %s", (url, name, isNew) => {
    const { body } = requestFor({ url, name });
    expect("max_completion_tokens" in body).toBe(isNew);
    expect("max_tokens" in body).toBe(!isNew);
  });

  it("asks for no count of tokens where that is refused", () => {
    const defaultBody = requestFor({ name: "x" }).body;
    expect(defaultBody.stream_options).toEqual({ include_usage: true });
    const { body } = requestFor({ name: "x", habits: ["no-usage"] });
    expect(body).not.toHaveProperty("stream_options");
    expect(body).toEqual({ ...defaultBody, stream_options: undefined });
  });

  it("leaves out and renames what a refusal has named", () => {
    const { body } = requestFor({ name: "x", habits: ["completion-tokens", "no-temperature"] });
    expect(body).toMatchObject({ max_completion_tokens: 500 });
    expect(body).not.toHaveProperty("temperature");
  });

  it.each([
    [{}, "max_tokens"],
    [{ habits: ["completion-tokens"] }, "max_completion_tokens"],
    [{ habits: ["responses"] }, "max_output_tokens"],
    [{ provider: "gemini" }, "maxOutputTokens"],
  ] as const)(
    "names no limit of the reply where it was over what the model writes: %o",
    (given, name) => {
      const habits = "habits" in given ? [...given.habits] : [];
      const namesIn = (body: object) => JSON.stringify(body).includes(`"${name}"`);
      expect(namesIn(requestFor({ ...given, habits }).body)).toBe(true);
      expect(namesIn(requestFor({ ...given, habits: [...habits, "no-limit"] }).body)).toBe(false);
    },
  );

  it("names to Anthropic, which wants one, a limit that every model has, and thinks within it", () => {
    const model: Partial<Model> = {
      provider: "anthropic",
      name: "claude-3-7-sonnet",
      thinks: true,
    };
    const limitsOf = (habits: Model["habits"], reply: number) => {
      const options = makeRenderOptions({ ...model, habits });
      const budget = { ...options.budget, reply };
      const { body } = renderPrompt(makePrompt(), { ...options, budget });
      const { max_tokens, thinking } = JSON.parse(body);
      return [max_tokens, thinking.budget_tokens];
    };
    expect(limitsOf([], 100_000)).toEqual([100_000, 4_096]);
    expect(limitsOf(["no-limit"], 100_000)).toEqual([4_096, 3_072]);
    expect(limitsOf(["no-limit"], 2_000)).toEqual([2_000, 1_500]);
  });

  it.each(["openai", "anthropic"] as const)(
    "tells no temperature to a model of %s that has refused one, whatever it is called",
    (provider) => {
      const model = { provider, name: "house-model", url: "https://models.example.com/v1" };
      expect(requestFor(model).body).toMatchObject({ temperature: 0.7 });
      const { body } = requestFor({ ...model, habits: ["no-temperature"] });
      expect(body).not.toHaveProperty("temperature");
      expect(body).toMatchObject({ model: "house-model", stream: true });
    },
  );

  it("tells Gemma its instructions as the beginning of the first message", () => {
    const { body } = requestFor({ provider: "gemini", name: "gemma-3-27b-it" });
    expect(body).not.toHaveProperty("systemInstruction");
    expect(body.contents[0].parts[0].text).toMatch(/^be calm\n\n/);
    const other = requestFor({ provider: "gemini", name: "gemini-2.5-pro" }).body;
    expect(other.systemInstruction).toEqual({ parts: [{ text: "be calm" }] });
  });

  it("has Ollama refuse what does not fit, in place of cutting it in silence", () => {
    expect(requestFor({ provider: "ollama" }).body.truncate).toBe(false);
  });
});
