import { describe, expect, it } from "vitest";
import { backupTrouble } from "./backup-line";

const WELL = { failure: null, isOld: false, changed: false, folder: null } as const;
const FOLDER = { name: "b", copiedAt: null } as const;

describe("backupTrouble", () => {
  it("is none where the newest backup is young or has everything", () => {
    const folder = { ...FOLDER, state: "ok" } as const;
    expect(backupTrouble({ ...WELL, changed: true, folder })).toBeNull();
    expect(backupTrouble({ ...WELL, isOld: true })).toBeNull();
  });

  it("is that it failed, or is old, or is not copied, in this order", () => {
    const folder = { ...FOLDER, state: "denied" } as const;
    const old = { ...WELL, isOld: true, changed: true, folder };
    const failure = { code: "quota-exceeded", at: 0 } as const;
    expect(backupTrouble({ ...old, failure })).toBe("failed");
    expect(backupTrouble(old)).toBe("old");
    expect(backupTrouble({ ...WELL, folder })).toBe("folder");
  });
});
