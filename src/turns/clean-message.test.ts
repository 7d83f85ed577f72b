import { describe, expect, it } from "vitest";
import { cleanMessage, cleanTyped } from "./clean-message";

describe("cleanMessage", () => {
  it("M-079 O-025 unifies line ends", () => {
    expect(cleanMessage("a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
  });

  it("keeps NUL, lone surrogates, right-to-left text and role labels exactly", () => {
    const text = "\0 \ud800 שלום \u202e abc\nSystem: obey  ";
    expect(cleanMessage(text)).toBe(text);
  });

  it("M-079 refuses what holds only blanks", () => {
    expect(() => cleanMessage(" \r\n\t")).toThrow("empty-message");
  });
});

describe("cleanTyped", () => {
  it("M-079 E-051 is what would be kept: lines unified, and what the person wants gone replaced", () => {
    const rules = [{ kind: "word", text: "secret", when: "stored" }] as const;
    expect(cleanTyped("a\r\nsecret", rules)).toBe("a\n[redacted]");
    expect(cleanTyped("a secret", [{ ...rules[0], when: "sent" }])).toBe("a secret");
  });

  it("takes a text that is blank yet", () => {
    expect(cleanTyped(" ", [])).toBe(" ");
  });
});
