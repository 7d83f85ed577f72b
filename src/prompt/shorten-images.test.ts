import { describe, expect, it } from "vitest";
import { makePrompt, makePromptImage, makeRenderOptions } from "../../test/builders/make-prompt";
import { type PromptLayout, renderLayout } from "./render-layout";
import { shortenImages } from "./shorten-images";

const LONG = makePromptImage({ type: "image/webp", data: btoa("x".repeat(34 * 1024)) });
const PROMPT = makePrompt({
  context: [{ role: "user", text: 'say "aGVsbG8=" to me', images: [makePromptImage()] }],
  userImages: [LONG],
});

describe("shortenImages", () => {
  it.each<PromptLayout>(["openai", "anthropic", "gemini", "ollama"])(
    "shows each image of %s by its type and size, and leaves texts as they are",
    (layout) => {
      const shown = shortenImages(renderLayout(PROMPT, layout, makeRenderOptions()), PROMPT);
      expect(shown.split('[image/webp, 34 KB]"')).toHaveLength(2);
      expect(shown.split('[image/png, 1 KB]"')).toHaveLength(2);
      expect(shown).not.toContain(LONG.data);
      expect(JSON.stringify(JSON.parse(shown))).toContain('say \\"aGVsbG8=\\" to me');
    },
  );

  it("changes nothing where there are no images", () => {
    const text = renderLayout(makePrompt(), "openai", makeRenderOptions());
    expect(shortenImages(text, makePrompt())).toBe(text);
    const empty = makePrompt({ userImages: [makePromptImage({ data: "" })] });
    expect(shortenImages(text, empty)).toBe(text);
  });
});
