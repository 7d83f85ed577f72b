import { describe, expect, it } from "vitest";
import { planChoice } from "./choose-model.mjs";

const GUIDE = { provider: "guide", name: "", url: "" };
const CHOSEN = { provider: "ollama", name: "tiny:1b", url: "http://127.0.0.1:1" };
const NOTHING_REQUESTED = { model: null, url: null };
const FOUND = "http://127.0.0.1:11434";

describe("planChoice", () => {
  it("leaves the guide where no server answers", () => {
    const input = {
      requested: NOTHING_REQUESTED,
      current: GUIDE,
      currentAnswers: false,
      found: null,
    };
    expect(planChoice(input)).toBeNull();
  });

  it("takes the first model of a server that was found", () => {
    const input = {
      requested: NOTHING_REQUESTED,
      current: GUIDE,
      currentAnswers: false,
      found: FOUND,
    };
    expect(planChoice(input)).toEqual({ provider: "ollama", name: "", url: FOUND });
  });

  it("keeps the person's own model while its server answers", () => {
    const input = {
      requested: NOTHING_REQUESTED,
      current: CHOSEN,
      currentAnswers: true,
      found: FOUND,
    };
    expect(planChoice(input)).toBeNull();
  });

  it("falls back to the guide when the chosen server is gone", () => {
    const input = {
      requested: NOTHING_REQUESTED,
      current: CHOSEN,
      currentAnswers: false,
      found: null,
    };
    expect(planChoice(input)).toEqual({ provider: "guide", name: "", url: null });
  });

  it("follows a named server and model before anything else", () => {
    const requested = { model: "big:7b", url: "http://127.0.0.1:2" };
    const input = { requested, current: CHOSEN, currentAnswers: true, found: FOUND };
    expect(planChoice(input)).toEqual({
      provider: "ollama",
      name: "big:7b",
      url: "http://127.0.0.1:2",
    });
  });

  it("looks for a named model at the person's own server before a found one", () => {
    const requested = { model: "big:7b", url: null };
    const input = { requested, current: CHOSEN, currentAnswers: true, found: FOUND };
    expect(planChoice(input)?.url).toBe(CHOSEN.url);
  });
});
