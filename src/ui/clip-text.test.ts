import { describe, expect, it } from "vitest";
import { clipText } from "./clip-text";

describe("clipText", () => {
  it("leaves a text that is short enough", () => {
    expect(clipText("calm", 4)).toBe("calm");
  });

  it("cuts no character in half", () => {
    expect(clipText("ab😀c", 3)).toBe("ab");
    expect(clipText("ab😀c", 4)).toBe("ab😀");
    expect(clipText("ab😀c", 2)).toBe("ab");
  });
});
