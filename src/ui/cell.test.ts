import { expect, it } from "vitest";
import { createCell } from "./cell";

it("tells each change until it is closed, and holds nothing afterwards", () => {
  const cell = createCell<string>("");
  const seen: string[] = [];
  cell.subscribe(() => seen.push(cell.get()));
  cell.set("a");
  cell.set("b");
  expect(seen).toEqual(["a", "b"]);
  cell.close();
  expect(cell.get()).toBe("");
  cell.set("c");
  expect(cell.get()).toBe("");
  expect(seen).toHaveLength(2);
});
