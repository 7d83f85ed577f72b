import { expect, it } from "vitest";
import { keepSame, keepSameMap, keepSameRows } from "./keep-same";

const row = (id: string, text: string) => ({ id, text });

it("keeps a value that is told once more, and takes another", () => {
  const before = { model: { name: "calm:1b" }, isOwn: false };
  expect(keepSame(before, structuredClone(before))).toBe(before);
  const after = { ...before, isOwn: true };
  expect(keepSame(before, after)).toBe(after);
  expect(keepSame<typeof before | null>(null, before)).toBe(before);
});

it("keeps each row that stayed, and the whole list where all did", () => {
  const before = [row("a", "One"), row("b", "Two")];
  expect(keepSameRows(before, structuredClone(before))).toBe(before);
  const after = keepSameRows(before, [row("a", "One"), row("b", "Three"), row("c", "Four")]);
  expect(after).toEqual([row("a", "One"), row("b", "Three"), row("c", "Four")]);
  expect(after[0]).toBe(before[0]);
  expect(keepSameRows(before, [row("b", "Two")])).toEqual([row("b", "Two")]);
  expect(keepSameRows(before, [row("b", "Two"), row("a", "One")])[0]).toBe(before[1]);
});

it("keeps a map with the same in it", () => {
  const before = new Map([["a", ["x", "y"]]]);
  expect(keepSameMap(before, structuredClone(before))).toBe(before);
  const after = new Map([["a", ["x"]]]);
  expect(keepSameMap(before, after)).toBe(after);
});

it("reads nothing of a row that is the very one there was", () => {
  let read = 0;
  const toJSON = () => {
    read += 1;
    return "One";
  };
  const before = [{ id: "a", toJSON }];
  const after = keepSameRows(before, [...before, { id: "b", toJSON }]);
  expect(after).toHaveLength(2);
  expect(read).toBe(0);
});
