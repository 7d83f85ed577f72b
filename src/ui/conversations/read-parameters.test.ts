import { describe, expect, it } from "vitest";
import { LEAST_WINDOW, MAX_SEED, MAX_STOP, MOST_WINDOW } from "../../domain/chat-parameters";
import { readParameters } from "./read-parameters";

const EMPTY = { note: "", temperature: "", topP: "", seed: "", stop: "", window: "", effort: "" };

describe("parameters that were typed", () => {
  it("are none where every field is empty", () => {
    expect(readParameters(EMPTY, 2)).toEqual({ parameters: {}, problems: {} });
  });

  it("are read with a point, a comma, or the digits of Arabic", () => {
    const typed = { ...EMPTY, temperature: "1,5", topP: "0.4", seed: "٧", effort: "high" };
    const { parameters } = readParameters(typed, 2);
    expect(parameters).toEqual({ temperature: 1.5, topP: 0.4, seed: 7, effort: "high" });
  });

  it("keep a 0, and leave blank lines of stop sequences out", () => {
    const typed = { ...EMPTY, temperature: "0", stop: "END\n\n ### \n", note: "  Short. " };
    const { parameters } = readParameters(typed, 2);
    expect(parameters).toEqual({ temperature: 0, stop: ["END", " ### "], note: "Short." });
  });

  it.each([
    [{ temperature: "1.2" }, { temperature: { least: 0, most: 1 } }],
    [{ topP: "warm" }, { topP: { least: 0, most: 1 } }],
    [{ seed: "1.5" }, { seed: { least: 0, most: MAX_SEED } }],
    [{ window: "12" }, { window: { least: LEAST_WINDOW, most: MOST_WINDOW } }],
    [{ stop: "a\nb\nc\nd\ne" }, { stop: "stop" }],
    [{ stop: "x".repeat(MAX_STOP + 1) }, { stop: "stop" }],
  ])("are told where one is none: %j", (typed, problems) => {
    expect(readParameters({ ...EMPTY, ...typed }, 1)).toEqual({ parameters: {}, problems });
  });
});
