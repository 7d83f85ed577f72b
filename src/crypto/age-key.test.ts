import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { AGE_RECIPIENT, ageRecipient, formatAgeIdentity, parseAgeIdentity } from "./age-key";

// The example of the age specification (age-encryption.org/v1): 32 bytes of 0x42.
const KEY = new Uint8Array(32).fill(0x42);
const IDENTITY = "AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX";
const RECIPIENT = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

describe("age keys", () => {
  it("are those of the specification's example", async () => {
    expect(formatAgeIdentity(KEY)).toBe(IDENTITY);
    expect(parseAgeIdentity(IDENTITY)).toEqual(KEY);
    expect(await ageRecipient(KEY)).toBe(RECIPIENT);
    expect(RECIPIENT).toMatch(AGE_RECIPIENT);
  });

  it("come back from their text, and every recipient has its form", async () => {
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
    await fc.assert(
      fc.asyncProperty(keys, async (key) => {
        expect(parseAgeIdentity(formatAgeIdentity(key))).toEqual(Uint8Array.from(key));
        expect(await ageRecipient(key)).toMatch(AGE_RECIPIENT);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    IDENTITY.toLowerCase(),
    `  ${IDENTITY}\n`,
    IDENTITY.replaceAll(/(.{8})/g, "$1 \r\n\u00a0"),
    IDENTITY.replace("GFPYY", "gfpyy"),
  ])("are read as they are typed: %j", (text) => {
    expect(parseAgeIdentity(text)).toEqual(KEY);
  });

  it("are refused with any one letter changed, left out or twice", () => {
    for (let at = 0; at < IDENTITY.length; at += 1) {
      const other = IDENTITY[at] === "Q" ? "P" : "Q";
      const [before, after] = [IDENTITY.slice(0, at), IDENTITY.slice(at + 1)];
      expect(parseAgeIdentity(before + other + after)).toBeNull();
      expect(parseAgeIdentity(before + after)).toBeNull();
      expect(parseAgeIdentity(before + IDENTITY[at] + IDENTITY[at] + after)).toBeNull();
    }
  });

  it.each(["", "nonsense", RECIPIENT, formatAgeIdentity(new Uint8Array(31))])(
    "are not %j",
    (text) => {
      expect(parseAgeIdentity(text)).toBeNull();
    },
  );
});
