import { describe, expect, it } from "vitest";
import {
  type ChatParameters,
  type Effort,
  LEAST_WINDOW,
  MAX_SEED,
  MAX_STOP,
  MOST_WINDOW,
} from "../../domain/chat-parameters";
import { readParameters, textsOf } from "./read-parameters";

const EMPTY = { note: "", temperature: "", topP: "", seed: "", stop: "", window: "", effort: "" };

const EFFORTS: readonly Effort[] = ["low", "high"];

const makeState = (mostTemperature: number, parameters: ChatParameters = {}) => ({
  parameters,
  mostTemperature,
  efforts: EFFORTS,
});

describe("parameters that were typed", () => {
  it("are none where every field is empty", () => {
    expect(readParameters(EMPTY, makeState(2))).toEqual({ parameters: {}, problems: {} });
  });

  it("are read with a point, a comma, or the digits of Arabic", () => {
    const typed = { ...EMPTY, temperature: "1,5", topP: "0.4", seed: "٧", effort: "high" };
    const { parameters } = readParameters(typed, makeState(2));
    expect(parameters).toEqual({ temperature: 1.5, topP: 0.4, seed: 7, effort: "high" });
  });

  it("keep a 0, and leave blank lines of stop sequences out", () => {
    const typed = { ...EMPTY, temperature: "0", stop: "END\n\n ### \n", note: "  Short. " };
    const { parameters } = readParameters(typed, makeState(2));
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
    expect(readParameters({ ...EMPTY, ...typed }, makeState(1))).toEqual({
      parameters: {},
      problems,
    });
  });

  const SET: ChatParameters = {
    note: "Short.",
    temperature: 1.5,
    stop: ["a\nb"],
    effort: "medium",
  };

  it("are what is set where nothing was changed, though this model takes less", () => {
    const set = makeState(1, SET);
    expect(textsOf(set)).toMatchObject({ temperature: "1.5", effort: "" });
    expect(readParameters(textsOf(set), set)).toEqual({ parameters: SET, problems: {} });
  });

  it("are what was changed, with what was not", () => {
    const set = makeState(1, SET);
    const changed = { ...textsOf(set), note: "", topP: "0.4", effort: "low" };
    const { note: _, ...others } = SET;
    expect(readParameters(changed, set)).toEqual({
      parameters: { ...others, topP: 0.4, effort: "low" },
      problems: {},
    });
    const warmer = { ...textsOf(set), temperature: "1.6" };
    expect(readParameters(warmer, set).problems).toEqual({ temperature: { least: 0, most: 1 } });
  });

  it("are none of what was emptied", () => {
    expect(readParameters(EMPTY, makeState(1, { temperature: 1.5, seed: 7 })).parameters).toEqual(
      {},
    );
  });
});
