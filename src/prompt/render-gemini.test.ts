import { describe, expect, it } from "vitest";
import { makePrompt, makePromptImage, makeRenderOptions } from "../../test/builders/make-prompt";
import { renderGemini } from "./render-gemini";
import type { RenderOptions } from "./render-options";

function bodyFor(options: RenderOptions, prompt = makePrompt()) {
  return JSON.parse(renderGemini(prompt, options));
}

describe("renderGemini", () => {
  it("asks to be shown the thoughts of a model that thinks, and of no other", () => {
    const thinks = makeRenderOptions({ thinks: true });
    expect(bodyFor(thinks).generationConfig).toEqual({
      temperature: 0.7,
      maxOutputTokens: 500,
      thinkingConfig: { includeThoughts: true },
    });
    expect(bodyFor({ ...thinks, thinks: false }).generationConfig).not.toHaveProperty(
      "thinkingConfig",
    );
    const cannot = makeRenderOptions({}, { thinks: true });
    expect(bodyFor(cannot).generationConfig).not.toHaveProperty("thinkingConfig");
  });

  it("sends images inline before the text", () => {
    const prompt = makePrompt({ system: "", userImages: [makePromptImage()] });
    const body = bodyFor(makeRenderOptions(), prompt);
    expect(body).not.toHaveProperty("systemInstruction");
    expect(body.contents).toEqual([
      {
        role: "user",
        parts: [
          { inlineData: { mimeType: "image/png", data: "aGVsbG8=" } },
          { text: "Current time: 1970-01-01T00:00:00.000Z (UTC).\n\ngo on" },
        ],
      },
    ]);
  });
});
