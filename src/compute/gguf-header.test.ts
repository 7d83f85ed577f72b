import { describe, expect, it } from "vitest";
import { concat, entry, makeGguf, scalar, string, uint64 } from "../../test/builders/make-gguf";
import { readGgufHeader } from "./gguf-header";

const read = (bytes: Uint8Array) =>
  readGgufHeader((at, length) => bytes.subarray(at, at + length), bytes.length);

const NO_MODEL = { code: "engine-failed", data: { reason: "file" } };

/** A file with these entries and nothing else. */
function fileOf(entries: readonly Uint8Array[], count: number | bigint = entries.length) {
  const magic = new TextEncoder().encode("GGUF");
  return concat([magic, scalar(4, 3), uint64(0), uint64(count), ...entries]);
}

const LLAMA = entry("general.architecture", 8, string("llama"));

describe("the header of a GGUF file", () => {
  it("tells architecture, name, window and whether there is a chat template", () => {
    expect(read(makeGguf({ name: "Tiny", window: 512 }))).toEqual({
      architecture: "llama",
      title: "Tiny",
      window: 512,
      hasChatTemplate: false,
    });
    expect(read(makeGguf({ chatTemplate: "{{ messages }}" })).hasChatTemplate).toBe(true);
  });

  it("has a name that shows what it says, in one line", () => {
    expect(read(makeGguf({ name: "Big\u202Efugg\n\u200Bmodel" })).title).toBe("Bigfugg model");
    expect(read(makeGguf({ name: "x".repeat(900) })).title).toHaveLength(200);
  });

  it("is read in version 2 too, and in no other", () => {
    const bytes = makeGguf();
    bytes[4] = 2;
    expect(read(bytes).architecture).toBe("llama");
    for (const version of [0, 1, 4]) {
      bytes[4] = version;
      expect(() => read(bytes)).toThrow(expect.objectContaining(NO_MODEL));
    }
  });

  it("says no window where the file tells none, or that of another architecture only", () => {
    expect(read(fileOf([LLAMA])).window).toBeNull();
    const other = entry("gemma.context_length", 4, scalar(4, 512));
    expect(read(fileOf([LLAMA, other])).window).toBeNull();
    const nothing = entry("llama.context_length", 4, scalar(4, 0));
    expect(read(fileOf([LLAMA, nothing])).window).toBeNull();
  });

  it("clips an endless name, and goes on after it", () => {
    const name = entry("general.name", 8, string("n".repeat(3_000_000)));
    const window = entry("llama.context_length", 10, uint64(4_096));
    const about = read(fileOf([LLAMA, name, window]));
    expect(about.title).toHaveLength(200);
    expect(about.window).toBe(4_096);
  });

  it("passes over arrays of arrays, a few deep", () => {
    const inner = concat([scalar(4, 4), uint64(2), scalar(4, 1), scalar(4, 2)]);
    const nested = entry("nested", 9, concat([scalar(4, 9), uint64(1), inner]));
    expect(read(fileOf([nested, LLAMA])).architecture).toBe("llama");
  });
});

describe("a hostile file", () => {
  it("that is cut off anywhere in its header is refused", () => {
    const bytes = fileOf([LLAMA, entry("general.name", 8, string("Tiny"))]);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => read(bytes.subarray(0, length))).toThrow(expect.objectContaining(NO_MODEL));
    }
  });

  it.each([
    ["entries", fileOf([LLAMA], 1_000_000_000n)],
    ["entries beyond every number", fileOf([LLAMA], 2n ** 64n - 1n)],
    ["a key's length", fileOf([concat([uint64(2n ** 40n), scalar(4, 8)])])],
    ["a text's length", fileOf([entry("general.name", 8, uint64(2n ** 63n))])],
    ["an array's length", fileOf([entry("a", 9, concat([scalar(4, 8), uint64(2n ** 50n)]))])],
    ["an unknown type", fileOf([entry("a", 99, scalar(4, 0))])],
    ["no architecture", fileOf([])],
  ])("with absurd %s is refused", (_what, bytes) => {
    expect(() => read(bytes)).toThrow(expect.objectContaining(NO_MODEL));
  });

  it("with arrays in arrays in arrays is refused and does not overflow the stack", () => {
    const deep = Array.from({ length: 50_000 }, () => concat([scalar(4, 9), uint64(1)]));
    const bytes = fileOf([entry("deep", 9, concat(deep))]);
    expect(() => read(bytes)).toThrow(expect.objectContaining(NO_MODEL));
  });

  it("with keys of an object's own changes no prototype", () => {
    const keys = ["__proto__", "constructor", "toString"];
    const bytes = fileOf([...keys.map((key) => entry(key, 8, string("polluted"))), LLAMA]);
    expect(read(bytes)).toMatchObject({ architecture: "llama", window: null });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    const named = entry("general.architecture", 8, string("__proto__"));
    expect(read(fileOf([named])).window).toBeNull();
  });
});
