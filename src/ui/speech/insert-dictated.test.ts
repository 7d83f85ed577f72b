import { describe, expect, it } from "vitest";
import { spaced } from "./insert-dictated";

describe("spaced", () => {
  it("keeps words apart, and signs at their words", () => {
    expect(spaced("and more", "First", "", false)).toBe(" and more");
    expect(spaced("and more", "First ", "end", false)).toBe("and more ");
    expect(spaced("and more", "", ", end", false)).toBe("and more");
    expect(spaced(", and more", "First", "", false)).toBe(", and more");
    expect(spaced("and more", "(", "", false)).toBe("and more");
  });

  it("puts no blank where a language has none", () => {
    expect(spaced("明天", "今天", "后天", true)).toBe("明天");
  });
});
