import { describe, expect, it } from "vitest";
import { lazily } from "./once";

function setup() {
  const made: number[] = [];
  const stand = lazily((): { readonly add: (by: number) => number; readonly more?: () => void } => {
    made.push(made.length);
    return { add: (by) => 2 + by };
  });
  return { made, stand };
}

describe("what is made lazily", () => {
  it("is made when it is first used, and once", () => {
    const { made, stand } = setup();
    expect(made).toEqual([]);
    expect([stand.add(1), stand.add(2)]).toEqual([3, 4]);
    expect(made).toEqual([0]);
  });

  it("has what was made, and lacks what that lacks", () => {
    const { stand } = setup();
    expect(["add" in stand, "more" in stand, stand.more]).toEqual([true, false, undefined]);
  });

  it("refuses to be spread, which would give nothing", () => {
    const { stand } = setup();
    expect(() => ({ ...stand })).toThrow("not to be spread");
    expect(() => Object.keys(stand)).toThrow("not to be spread");
  });
});
