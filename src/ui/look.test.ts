import { describe, expect, it } from "vitest";
import { readLook } from "./look";

describe("readLook", () => {
  it.each([
    [null, "system"],
    ["dark", "dark"],
    ["light", "light"],
    ["purple", "system"],
  ])("of %j is %s", (kept, look) => {
    expect(readLook({ getItem: () => kept }, "theme")).toBe(look);
  });

  it("of contrast is the system's, where not more was chosen", () => {
    expect(readLook({ getItem: () => null }, "contrast")).toBe("system");
    expect(readLook({ getItem: () => "more" }, "contrast")).toBe("more");
  });

  it("of a text's size is the usual one, where none of the larger was chosen", () => {
    expect(readLook({ getItem: () => "dark" }, "text-size")).toBe("normal");
    expect(readLook({ getItem: () => "larger" }, "text-size")).toBe("larger");
  });
});
