import { describe, expect, it } from "vitest";
import { readColour } from "./read-colour";

const rounded = (colour: string) => readColour(colour)?.rgb.map(Math.round);

describe("a computed colour", () => {
  it.each([
    ["rgb(1, 2, 3)", [1, 2, 3], 1],
    ["rgba(0, 0, 0, 0)", [0, 0, 0], 0],
    ["rgba(255, 254, 253, 0.5)", [255, 254, 253], 0.5],
    ["rgb(100% 0% none / 25%)", [255, 0, 0], 0.25],
    ["oklab(0.5 none none / none)", [99, 99, 99], 0],
    ["lab(100 -1.5e-05 0 / 0.125)", [255, 255, 255], 0.125],
    ["color(srgb 1 .5 0 / 2)", [255, 128, 0], 1],
  ])("has parts as numbers and shares, and how opaque it is: %s", (colour, rgb, alpha) => {
    expect(rounded(colour)).toEqual(rgb);
    expect(readColour(colour)?.alpha).toBe(alpha);
  });

  // As the tests of CSS Color 4 at web-platform-tests have them.
  it.each([
    "lab(46.2775% -47.5621 48.5837)",
    "lch(46.2775% 67.9892 134.3912)",
    "oklab(51.975% -0.1403 0.10768)",
    "oklch(51.975% 0.17686 142.495)",
    "color(srgb-linear 0 0.21586 0)",
    "color(display-p3 0.21604 0.49418 0.13151)",
    "color(a98-rgb 0.281363 0.498012 0.116746)",
    "color(prophoto-rgb 0.230479 0.395789 0.129968)",
    "color(xyz 0.07719 0.15438 0.02573)",
    "color(xyz-d65 0.07719 0.15438 0.02573)",
    "color(xyz-d50 0.08312 0.15475 0.020956)",
  ])("is the published green in each space: %s", (colour) => {
    expect(rounded(colour)).toEqual([0, 128, 0]);
  });

  it.each([
    ["color(display-p3-linear 1 1 1)", 255],
    ["color(rec2020 1 1 1)", 255],
    // Light of 0.5 to the 2.4th.
    ["color(rec2020 0.5 0.5 0.5)", 120],
    ["lab(100% 0% 0%)", 255],
    ["lch(0% 0% 0)", 0],
    ["oklab(100% 0% 0%)", 255],
    ["color(prophoto-rgb 0 0 0)", 0],
  ])("is grey where all its parts are the same: %s", (colour, grey) => {
    expect(rounded(colour)).toEqual([grey, grey, grey]);
  });

  it("is as far as a screen shows it where it is more than that", () => {
    expect(rounded("color(srgb 2 -1 0.5)")).toEqual([255, 0, 128]);
    expect(rounded("color(display-p3 0 1 0)")).toEqual([0, 255, 0]);
    expect(rounded("oklch(0.6 1 142)")).toEqual([0, 204, 0]);
    expect(rounded("oklch(2 0 none)")).toEqual([255, 255, 255]);
  });

  it.each([
    "",
    "auto",
    "color(rec2100-pq 1 1 1)",
    "color(constructor 1 1 1)",
    "color(1 1 1)",
    "oklch(1 0)",
    "rgb(1 2 3 4 5)",
    "lab(calc(infinity) 0 0)",
    "lab(one 0 0)",
    "lab(1e999 0 0)",
    "color-mix(in srgb, red, blue)",
  ])("is null where it is in no form that is known: “%s”", (colour) => {
    expect(readColour(colour)).toBeNull();
  });
});
