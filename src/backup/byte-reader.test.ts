import { describe, expect, it } from "vitest";
import { fromUtf8, utf8 } from "../crypto/bytes";
import { createByteReader } from "./byte-reader";
import { streamOf } from "./byte-stream";

function read(...parts: readonly string[]) {
  async function* bytes() {
    for (const part of parts) yield utf8(part);
  }
  return createByteReader(streamOf(bytes()));
}

const damaged = { code: "backup-damaged" };

describe("createByteReader", () => {
  it("takes lines and bytes across parts, empty ones too", async () => {
    const reader = read("on", "", "e\ntw", "o\n", "three", "four");
    expect(fromUtf8(await reader.takeLine(10))).toBe("one");
    expect(fromUtf8(await reader.takeLine(3))).toBe("two");
    expect(fromUtf8(await reader.take(7))).toBe("threefo");
    expect(await reader.isAtEnd()).toBe(false);
    expect(fromUtf8(await reader.take(2))).toBe("ur");
    expect(await reader.isAtEnd()).toBe(true);
    expect(await reader.take(0)).toHaveLength(0);
  });

  it("takes no line longer than it may be", async () => {
    expect(fromUtf8(await read("abc\n").takeLine(3))).toBe("abc");
    await expect(read("abcd\n").takeLine(3)).rejects.toMatchObject(damaged);
    await expect(read("ab", "cd", "ef").takeLine(3)).rejects.toMatchObject(damaged);
  });

  it("is damaged where it ends too early", async () => {
    await expect(read("abc").takeLine(10)).rejects.toMatchObject(damaged);
    await expect(read("abc").take(4)).rejects.toMatchObject(damaged);
    await expect(read().take(1)).rejects.toMatchObject(damaged);
  });
});
