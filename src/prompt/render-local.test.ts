import { describe, expect, it } from "vitest";
import { makePrompt, makePromptImage, makeRenderOptions } from "../../test/builders/make-prompt";
import { localRequestSchema } from "../domain/local-request";
import { renderLocal } from "./render-local";

describe("renderLocal", () => {
  it("O-027 writes what its schema takes: one system text, sides in turn, what was begun last", () => {
    const prompt = makePrompt({
      context: [{ role: "system", text: "moved" }],
      userImages: [makePromptImage()],
      begun: "It all",
    });
    const body = renderLocal(prompt, makeRenderOptions({ provider: "gguf", name: "tiny.gguf" }));
    expect(localRequestSchema.parse(JSON.parse(body))).toEqual({
      model: "tiny.gguf",
      maxTokens: 500,
      temperature: 0.7,
      window: 8_192,
      messages: [
        { role: "system", content: "be calm\n\nmoved" },
        { role: "user", content: "Current time: 1970-01-01T00:00:00.000Z (UTC).\n\ngo on" },
        { role: "assistant", content: "It all" },
      ],
    });
    expect(body).not.toContain("aGVsbG8=");
  });
});
