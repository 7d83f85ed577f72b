import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { concat, fromUtf8, u32, utf8 } from "./bytes";

describe("bytes", () => {
  it("keeps a byte order mark, NUL and letters beyond the BMP through UTF-8", () => {
    const text = "\uFEFFa\u0000𝔟";
    expect(fromUtf8(utf8(text))).toBe(text);
  });

  it("encodes every text as the platform does, short or long", () => {
    const text = fc.string({ unit: "binary", maxLength: 300 });
    const ascii = fc.string({ unit: "binary-ascii", maxLength: 300 });
    fc.assert(
      fc.property(fc.oneof(ascii, text), (any) => {
        expect(utf8(any)).toEqual(new TextEncoder().encode(any));
      }),
    );
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
});
