import { expect, it } from "vitest";
import { namesOfBlock } from "./starter-names";

it("a block is called by its label, and the one that pages call otherwise by that, too", () => {
  expect(namesOfBlock("errands")).toEqual(["errands"]);
  expect(namesOfBlock("scratchpad")).toEqual(expect.arrayContaining(["scratchpad", "Notizzettel"]));
});
