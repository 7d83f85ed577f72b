import { describe, expect, it } from "vitest";
import { parseArguments } from "./parse-arguments.mjs";

const NONE = { say: null, model: null, url: null, profile: null, help: false };

describe("parseArguments", () => {
  it("asks for nothing by default", () => {
    expect(parseArguments([])).toEqual(NONE);
  });

  it("takes a value after a space or an equals sign, line breaks included", () => {
    expect(parseArguments(["--say", "two\nlines", "--model=tiny:1b"])).toEqual({
      ...NONE,
      say: "two\nlines",
      model: "tiny:1b",
    });
  });

  it("takes a text that begins with dashes after an equals sign", () => {
    expect(parseArguments(["--say=--model"]).say).toBe("--model");
  });

  it.each([
    [["--frob"], "Unknown option: --frob"],
    [["hello"], "Unknown option: hello"],
    [["--say"], "--say needs a value."],
    [["--say", "--model", "x"], "--say needs a value."],
    [["--say", "  "], "--say must not be empty."],
    [["--url=a", "--url=b"], "--url is given twice."],
  ])("refuses %j", (argv, sentence) => {
    expect(() => parseArguments(argv)).toThrow(sentence);
  });
});
