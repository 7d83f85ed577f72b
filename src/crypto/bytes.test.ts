import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concat, equal, fromBase64, fromUtf8, toBase64, u32, utf8 } from "./bytes";

describe("bytes", () => {
  it("turns any bytes into base64 and back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes));
      }),
      { numRuns: 30 },
    );
  });

  it("writes base64 as RFC 4648, section 10, has it", () => {
    expect(toBase64(utf8("fooba"))).toBe("Zm9vYmE=");
    expect(toBase64(new Uint8Array())).toBe("");
  });

  it.each([
    ["stray bits", "Zm9vYmF="],
    ["missing padding", "Zm9vYmE"],
    ["a blank", "Zm9v YmE="],
    ["a foreign letter", "Zm9vYm-="],
  ])("refuses base64 with %s", (_what, text) => {
    expect(fromBase64(text)).toBeNull();
  });

  it("keeps a byte order mark, NUL and letters beyond the BMP through UTF-8", () => {
    const text = "\uFEFFa\u0000𝔟";
    expect(fromUtf8(utf8(text))).toBe(text);
  });

  it("refuses bytes that are not UTF-8", () => {
    expect(() => fromUtf8(Uint8Array.of(0xc3))).toThrow(TypeError);
  });

  it("joins parts in order", () => {
    expect(concat(Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3))).toEqual(
      Uint8Array.of(1, 2, 3),
    );
  });

  it("writes a number as four bytes, the highest first", () => {
    expect(u32(0x01_02_03_fe)).toEqual(Uint8Array.of(1, 2, 3, 0xfe));
    expect(u32(0xff_ff_ff_ff)).toEqual(Uint8Array.of(255, 255, 255, 255));
  });

  it.each([-1, 0.5, 2 ** 32, Number.NaN])("refuses %s as four bytes", (value) => {
    expect(() => u32(value)).toThrow("internal");
  });

  it("tells arrays apart by any byte and by length", () => {
    expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
    expect(equal(Uint8Array.of(1, 2), Uint8Array.of(3, 2))).toBe(false);
    expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 0))).toBe(false);
    expect(equal(Uint8Array.of(1, 0), Uint8Array.of(1))).toBe(false);
  });
});
