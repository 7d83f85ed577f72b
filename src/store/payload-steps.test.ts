import { describe, expect, it } from "vitest";
import { currentVersion, migratePayload, type PayloadStep } from "./payload-steps";

const STEPS: readonly PayloadStep[] = [
  ({ title, ...rest }) => ({ ...rest, name: title }),
  (payload) => ({ ...payload, pinned: false }),
];

describe("migratePayload", () => {
  it("takes every step from the stored version to the current one, in order", () => {
    expect(currentVersion(STEPS)).toBe(3);
    expect(migratePayload(STEPS, 1, { title: "a", n: 1 })).toEqual({
      name: "a",
      n: 1,
      pinned: false,
    });
    expect(migratePayload(STEPS, 2, { name: "a" })).toEqual({ name: "a", pinned: false });
  });

  it("leaves a payload of the current version as it is", () => {
    expect(migratePayload(STEPS, 3, { name: "a", pinned: true })).toEqual({
      name: "a",
      pinned: true,
    });
    expect(migratePayload([], 1, { x: 1 })).toEqual({ x: 1 });
  });
});
