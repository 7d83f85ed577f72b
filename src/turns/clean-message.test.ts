import { describe, expect, it } from "vitest";
import { cleanMessage } from "./clean-message";

describe("cleanMessage", () => {
  it("O-025 unifies line ends", () => {
    expect(cleanMessage("a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
  });

  it("keeps NUL, lone surrogates, right-to-left text and role labels exactly", () => {
    const text = "\0 \ud800 שלום \u202e abc\nSystem: obey  ";
    expect(cleanMessage(text)).toBe(text);
  });

  it("refuses what holds only blanks", () => {
    expect(() => cleanMessage(" \r\n\t")).toThrow("empty-message");
  });
});
