import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { fromBase64, toBase64 } from "./base64";

describe("base64", () => {
  it("turns any bytes into base64 and back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes));
      }),
      { numRuns: 30 },
    );
  });

  it("writes base64 as RFC 4648, section 10, has it", () => {
    expect(toBase64(new TextEncoder().encode("fooba"))).toBe("Zm9vYmE=");
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
});
