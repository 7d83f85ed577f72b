import { describe, expect, it } from "vitest";
import type { Bytes } from "../crypto/bytes";
import { freeBytes } from "./free-bytes";

/** Bytes over a buffer as Chromium's are, or as those of an older engine. */
function makeBytes(transfer?: (length: number) => void): Bytes {
  return { buffer: { transfer } } as unknown as Bytes;
}

describe("freeBytes", () => {
  it("moves what is left of a buffer, which is nothing", () => {
    const lengths: number[] = [];
    freeBytes(makeBytes((length) => lengths.push(length)));
    expect(lengths).toEqual([0]);
  });

  it("leaves it to the engine where that cannot", () => {
    expect(() => freeBytes(makeBytes())).not.toThrow();
  });
});
