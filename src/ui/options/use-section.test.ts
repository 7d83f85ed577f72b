import { describe, expect, it } from "vitest";
import { sectionOf, subpathOf } from "./use-section";

describe("the address of the options", () => {
  it("names a section, and may name a place in it", () => {
    expect([sectionOf("#data"), subpathOf("#data")]).toEqual(["data", ""]);
    expect([sectionOf("#contexts/preset/7"), subpathOf("#contexts/preset/7")]).toEqual([
      "contexts",
      "preset/7",
    ]);
  });

  it("leads to the models where it names none that there is", () => {
    expect(["", "#", "#nothing", "#locks/../data"].map(sectionOf)).toEqual(Array(4).fill("models"));
  });
});
