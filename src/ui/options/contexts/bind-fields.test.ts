import { describe, expect, it } from "vitest";
import type { FieldProblem } from "../../../domain/field-problem";
import { bindFields } from "./bind-fields";

type Fields = { readonly name: string; readonly temperature: number };

const FIELDS: Fields = { name: "Work", temperature: 1.5 };
const TOO_LARGE: FieldProblem = { field: "temperature", problem: "too-large", limit: 1 };
const PROBLEMS = [TOO_LARGE, { field: "temperature", problem: "not-a-number" } as const];

function bind() {
  const changes: Partial<Fields>[] = [];
  let saves = 0;
  const editor = {
    change: (change: Partial<Fields>) => void changes.push(change),
    save: async () => {
      saves += 1;
    },
  };
  const field = bindFields(editor, { fields: FIELDS, problems: PROBLEMS });
  return { field, changes, saves: () => saves };
}

describe("bindFields", () => {
  it("gives each field its value and the first of its problems", () => {
    const { field } = bind();
    expect(field("name")).toMatchObject({ value: "Work", problem: undefined });
    expect(field("temperature")).toMatchObject({ value: 1.5, problem: TOO_LARGE });
  });

  it("changes the field alone, also to what is no number, and keeps it once it is left", () => {
    const { field, changes, saves } = bind();
    field("name").onChange("");
    field("temperature").onChange(Number.NaN);
    expect(changes).toEqual([{ name: "" }, { temperature: Number.NaN }]);
    expect(saves()).toBe(0);
    field("name").onLeave();
    expect(saves()).toBe(1);
  });
});
