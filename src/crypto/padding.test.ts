import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { pad, unpad } from "./padding";

const anyBytes = fc.uint8Array({ maxLength: 3_000 });

describe("padding", () => {
  it("gives back what it was given", () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(unpad(pad(bytes))).toEqual(Uint8Array.from(bytes));
      }),
    );
  });

  it("is 256 bytes for everything of up to 252", () => {
    expect(pad(new Uint8Array()).length).toBe(256);
    expect(pad(new Uint8Array(252)).length).toBe(256);
    expect(pad(new Uint8Array(253)).length).toBeGreaterThan(256);
  });

  it("adds at most 12 % beyond 256 bytes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 253, max: 5_000_000 }), (length) => {
        const framed = length + 4;
        const added = pad(new Uint8Array(length)).length - framed;
        expect(added).toBeGreaterThanOrEqual(0);
        expect(added / framed).toBeLessThanOrEqual(0.12);
      }),
    );
  });

  it("shows few of the lengths up to a megabyte", () => {
    const lengths = Array.from({ length: 2_000 }, (_, at) => pad(new Uint8Array(at * 500)).length);
    expect(new Set(lengths).size).toBeLessThan(400);
  });

  it("rounds as Padmé does: 9 bits of exponent 9 keep 4 digits", () => {
    // 513 = 2^9 + 1: exponent 9 has 4 bits, so the last 5 bits are rounded up.
    expect(pad(new Uint8Array(513 - 4)).length).toBe(544);
  });

  it("refuses a length that does not belong to the padding", () => {
    const tooRoomy = new Uint8Array(304);
    tooRoomy[3] = 10;
    expect(() => unpad(tooRoomy)).toThrow("row-tampered");
  });

  it("refuses a length beyond the end", () => {
    expect(() => unpad(pad(new Uint8Array(10)).fill(255, 0, 4))).toThrow("row-tampered");
  });

  it("refuses padding that is not zero", () => {
    const padded = pad(Uint8Array.of(1, 2, 3));
    padded[255] = 1;
    expect(() => unpad(padded)).toThrow("row-tampered");
  });

  it("refuses arrays too short to be padded", () => {
    expect(() => unpad(new Uint8Array())).toThrow("row-tampered");
    expect(() => unpad(new Uint8Array(255))).toThrow("row-tampered");
  });

  it("reads the length at the start of a view, not of its buffer", () => {
    const whole = new Uint8Array(300).fill(7);
    whole.set(pad(Uint8Array.of(1, 2, 3)), 44);
    expect(unpad(whole.subarray(44))).toEqual(Uint8Array.of(1, 2, 3));
  });
});
