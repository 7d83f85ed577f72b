import { expect, it } from "vitest";
import { withOpenRows } from "./open-rows";

const show = (page: readonly string[], open: Readonly<Record<string, number>>) => {
  const rows = Object.entries(open).map(([row, at]) => [row, { row, at }] as const);
  return withOpenRows(page, new Map(rows), (row) => row).map(
    ({ row, isOpen, isOnPage }) => `${row}${isOpen ? " open" : ""}${isOnPage ? "" : " beside"}`,
  );
};

it("shows what is being edited where it stood, whatever the page holds by now", () => {
  expect(show(["a", "b"], {})).toEqual(["a", "b"]);
  expect(show(["a", "b"], { b: 1 })).toEqual(["a", "b open"]);
  expect(show(["new", "a"], { b: 1 })).toEqual(["new", "b open beside", "a"]);
  expect(show([], { b: 1 })).toEqual(["b open beside"]);
  expect(show(["x"], { c: 2, a: 0, x: 9 })).toEqual(["a open beside", "x open", "c open beside"]);
});
