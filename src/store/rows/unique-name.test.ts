import { describe, expect, it } from "vitest";
import { MAX_NAME } from "../../domain/check-fields";
import { isNameTaken, toFreeName } from "./unique-name";

describe("isNameTaken", () => {
  it("takes names for the same in whatever case, form and space around them", () => {
    expect(isNameTaken("work", ["Work"])).toBe(true);
    expect(isNameTaken("CAFE\u0301", ["café"])).toBe(true);
    expect(isNameTaken(" Work ", ["work"])).toBe(true);
    expect(isNameTaken("Work", ["Works", "Wor k"])).toBe(false);
  });
});

describe("toFreeName", () => {
  it("leaves a free name as it is, and numbers a taken one from 2 on", () => {
    expect(toFreeName("Work", [])).toBe("Work");
    expect(toFreeName("Work", ["work"])).toBe("Work 2");
    expect(toFreeName("Work", ["Work", "work 2", "Work 4"])).toBe("Work 3");
  });

  it("stays within what a name may be, and cuts no character in two", () => {
    const name = "😀".repeat(MAX_NAME);
    const names = [name];
    for (let count = 0; count < 12; count += 1) names.push(toFreeName(name, names));
    expect(new Set(names).size).toBe(13);
    for (const one of names) {
      expect([...one].length).toBeLessThanOrEqual(MAX_NAME);
      expect(one).not.toMatch(/\p{Surrogate}/u);
    }
    expect(names.at(-1)?.endsWith("😀 13")).toBe(true);
  });
});
