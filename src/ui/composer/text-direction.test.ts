import { describe, expect, it } from "vitest";
import { textDirection } from "./text-direction";

describe("textDirection", () => {
  it.each([
    ["Hello, שלום", "ltr"],
    ["שלום, hello", "rtl"],
    ["1. (مرحبا)", "rtl"],
    ["你好", "ltr"],
    ["", "auto"],
    ["… 42", "auto"],
  ])("of %j is %s", (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
