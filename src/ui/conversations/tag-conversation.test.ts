import { describe, expect, it } from "vitest";
import { toTags } from "./tag-conversation";

describe("toTags", () => {
  it("takes what stands between commas, without blanks, each once", () => {
    expect(toTags(" work, birds ,,work ")).toEqual(["work", "birds"]);
    expect(toTags("鳥、湖,طيور، بحيرة")).toEqual(["鳥", "湖", "طيور", "بحيرة"]);
    expect(toTags("  ")).toEqual([]);
  });
});
