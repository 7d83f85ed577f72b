import { describe, expect, it } from "vitest";
import { CALLS, STREAMS } from "./contract";

const PATHS = [
  "../../etc/passwd",
  "..\\..\\x",
  "confidant/../other",
  "/",
  "a\0b",
  "",
  "x".repeat(5_000),
];
const ID_FIELDS = ["id", "turnId", "conversationId", "methodId", "before"];

/** Entries that take the field, with what they make of a value for it alone. */
function entriesWith(field: string) {
  return Object.entries({ ...CALLS, ...STREAMS }).flatMap(([name, { input }]) => {
    const shape = "shape" in input ? (input.shape as Record<string, never>) : {};
    const schema = shape[field] as
      | { safeParse: (value: unknown) => { success: boolean } }
      | undefined;
    return schema === undefined
      ? []
      : [{ name, accepts: (value: unknown) => schema.safeParse(value).success }];
  });
}

describe("the contract", () => {
  it("M-080 takes no path for an id, in any entry", () => {
    for (const field of ID_FIELDS) {
      const entries = entriesWith(field);
      expect(entries.length, field).toBeGreaterThan(0);
      for (const { accepts } of entries)
        for (const path of PATHS) expect(accepts(path)).toBe(false);
    }
    expect(CALLS["store.use"].input.safeParse({ name: "confidant/../other" }).success).toBe(false);
    expect(CALLS["store.use"].input.safeParse({ name: "confidant-2" }).success).toBe(true);
  });

  it("M-079 refuses whatever is no object of the entry's form", () => {
    for (const [name, { input }] of Object.entries({ ...CALLS, ...STREAMS })) {
      for (const value of [null, undefined, 7, "text", [], () => {}]) {
        expect(input.safeParse(value).success, name).toBe(false);
      }
    }
  });
});
