import { expect, it } from "vitest";
import { shownPrompts } from "./shown-prompts";

const toPrompt = (title: string, place: number) => ({
  ...{ title, place, command: "", text: "Sum it up." },
  ...{ id: crypto.randomUUID(), version: 1, createdAt: 0, updatedAt: 0 },
});

it("finds by title, command or text, and shows what is being edited whatever is searched", () => {
  const prompts = ["One", "Two", "Three"].map(toPrompt);
  const titles = (query: string, open: readonly number[] = []) => {
    const ids = new Set(open.map((at) => prompts[at]?.id ?? ""));
    return shownPrompts(prompts, query, ids).map(({ prompt, at, isFound }) => [
      prompt.title,
      at,
      isFound,
    ]);
  };
  expect(titles(" SUM ")).toHaveLength(3);
  expect(titles("thr")).toEqual([["Three", 2, true]]);
  expect(titles("thr", [1, 2])).toEqual([
    ["Two", 1, false],
    ["Three", 2, true],
  ]);
  expect(titles("none")).toEqual([]);
});
