import { describe, expect, it } from "vitest";
import { readRemembered } from "./read-remembered";

describe("readRemembered", () => {
  it.each([
    ["city: Lisbon", { key: "city", value: "Lisbon" }],
    ["My favourite colour is deep blue", { key: "favourite colour", value: "deep blue" }],
    ["my children are Ada and Eve", { key: "children", value: "Ada and Eve" }],
    ["城市：里斯本", { key: "城市", value: "里斯本" }],
    ["train: at 10:30 from Turin", { key: "train", value: "at 10:30 from Turin" }],
    ["I do not eat meat", { key: "note", value: "I do not eat meat" }],
    ["https://example.org", { key: "note", value: "https://example.org" }],
    ["the train leaves at 10:30", { key: "note", value: "the train leaves at 10:30" }],
    ["my", { key: "note", value: "my" }],
  ])("reads %j", (text, parts) => {
    expect(readRemembered(text, [])).toEqual(parts);
  });

  it("numbers notes beside those that are known, and keeps none twice", () => {
    const known = [
      { key: "note", value: "a" },
      { key: "Note 3", value: "c" },
    ];
    expect(readRemembered("b", known)).toEqual({ key: "note 2", value: "b" });
    expect(readRemembered("C", known)).toEqual({ key: "Note 3", value: "C" });
    const both = [...known, { key: "note 2", value: "b" }];
    expect(readRemembered("d", both)).toEqual({ key: "note 4", value: "d" });
  });
});
