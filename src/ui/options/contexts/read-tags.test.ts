import { expect, it } from "vitest";
import { readTags } from "./read-tags";

it("M-087 reads tags between commas of any script, each once, and no empty ones", () => {
  expect(readTags(" work, , home،work ")).toEqual(["work", "home"]);
  expect(readTags(" ,")).toEqual([]);
});
