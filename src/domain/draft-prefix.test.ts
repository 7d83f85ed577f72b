import { describe, expect, it } from "vitest";
import { draftPrefix } from "./draft-prefix";

describe("draftPrefix", () => {
  it.each([
    ["", "typed", "typed"],
    ["stored", "", "stored"],
    ["same", "same", "same"],
    ["stored", "typed", "stored\ntyped"],
  ])("makes of %j before %j a field of %j", (earlier, present, joined) => {
    expect(draftPrefix(earlier, present) + present).toBe(joined);
  });
});
