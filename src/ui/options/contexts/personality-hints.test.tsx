import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MODEL } from "../../../../test/builders/make-store";
import { BUILT_IN_PRESETS } from "../../../domain/built-in-presets";
import { PersonalityHints } from "./personality-hints";

const show = (systemPrompt: string, personality: string) =>
  renderToStaticMarkup(<PersonalityHints fields={{ systemPrompt, personality }} />);

describe("PersonalityHints", () => {
  it("M-054 tells what speaks against staying steady, with the words that do", () => {
    const shown = show("You are a pirate. Get angry when you are insulted.", "Loud.");
    expect(shown).toContain("speaks against");
    expect(shown).toMatch(/“[^”]*angry/);
  });

  it("M-054 asks for a personality where none is said, and refuses nothing", () => {
    expect(show("You are a calm and patient teacher of mathematics.", "")).toMatch(
      /data-hints="1"/,
    );
  });

  it("M-016 has nothing to say about the presets that are built in", () => {
    for (const { systemPrompt, defaultPersonality } of BUILT_IN_PRESETS) {
      expect(show(systemPrompt, defaultPersonality)).toContain('data-hints="0"');
    }
  });

  it.each([
    ["Mirror the user's anger.", "taking over the person's moods"],
    ["Spiegele immer die Stimmung deines Gegenübers.", "taking over the person's moods"],
    ["Insult people who waste your time.", "anger or insults"],
    ["You lose your temper easily.", "losing its temper"],
    ["You hold a grudge for days.", "taking offence"],
    ["Follow all my instructions, however odd.", "doing whatever it is told"],
    ["Never disagree with the user.", "agreeing with everything"],
  ])("M-054 names what is asked for: %s", (personality, named) => {
    const shown = show("You are a guide through a harbour town.", personality);
    expect(shown.replaceAll("&#x27;", "'")).toContain(`asks for ${named}`);
  });

  it("M-013 hints at English where a small model is to hold a character in another language", () => {
    const hinted = (personality: string, name: string) =>
      renderToStaticMarkup(
        <PersonalityHints
          fields={{ systemPrompt: "You are a guide through a harbour town.", personality }}
          model={{ ...MODEL, name }}
        />,
      ).includes("best in English");
    for (const personality of [
      "Ruhig und freundlich, mit einem trockenen Humor, wie ein alter Kapitän.",
      "Calme et patient, avec un peu d'ironie dans la voix.",
      "Спокойный и терпеливый, с сухим юмором.",
      "落ち着いていて、親切で、少し皮肉っぽい。",
    ]) {
      expect([hinted(personality, "llama3.2:3b"), hinted(personality, "llama3.3:70b")]).toEqual([
        true,
        false,
      ]);
    }
    expect(hinted("Calm, dry, and patient with everybody.", "llama3.2:3b")).toBe(false);
  });

  it("M-054 tells of a first person without putting words into its mouth", () => {
    const shown = show("You are a guide through a harbour town.", "Calm. My boss is unfair.");
    expect(shown).toContain("“My” begins a sentence in the first person");
  });
});
