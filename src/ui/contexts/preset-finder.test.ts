import { describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import { toPresetOption } from "./preset-finder";

describe("toPresetOption", () => {
  it("M-022 says of two built-in presets that they are on trial", () => {
    const notes = BUILT_IN_PRESETS.map((preset) => toPresetOption(preset).note);
    expect(notes).toEqual([undefined, undefined, undefined, undefined, "on trial", "on trial"]);
  });
});
