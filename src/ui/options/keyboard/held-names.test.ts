import { expect, it } from "vitest";
import { heldNames } from "./held-names";

it("what is held with a key is named as each system does", () => {
  expect(heldNames("linux")).toEqual({ mod: "Ctrl", alt: "Alt" });
  expect(heldNames("mac")).toEqual({ mod: "⌘", alt: "⌥" });
});
