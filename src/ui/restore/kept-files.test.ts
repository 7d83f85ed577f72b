import { describe, expect, it } from "vitest";
import { createKeptFiles, madeAtOf } from "./kept-files";

const names = ["confidant-20260102T030405006Z.age", "confidant-20260103T030405006Z.age"] as const;

function makeRoot(files: readonly string[]) {
  const folder = {
    getFileHandle: async (name: string) => {
      if (!files.includes(name)) throw new DOMException("", "NotFoundError");
      return { getFile: async () => new File(["x"], name) };
    },
  };
  return async () => ({ getDirectoryHandle: async () => folder as never });
}

describe("the backups that are kept in this browser", () => {
  it("are read by their names", async () => {
    const kept = createKeptFiles(makeRoot([names[0], "confidant-key.age", names[1], "x.crswap"]));
    expect((await kept.read(names[0]))?.size).toBe(1);
    expect(await kept.read("confidant-20250103T030405006Z.age")).toBeNull();
  });

  it("are none where there is no folder", async () => {
    const kept = createKeptFiles(async () => {
      throw new DOMException("", "NotFoundError");
    });
    expect(await kept.read(names[0])).toBeNull();
  });

  it("tell by their name when they were made", () => {
    expect(madeAtOf(names[0])).toBe(Date.UTC(2026, 0, 2, 3, 4, 5, 6));
    expect(["confidant-key.age", "confidant-20261302T030405006Z.age"].map(madeAtOf)).toEqual([
      null,
      null,
    ]);
  });
});
