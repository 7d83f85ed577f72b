import { describe, expect, it } from "vitest";
import { words } from "../words/words";
import { ENOUGH, passphraseStrength } from "./passphrase-strength";

describe("passphraseStrength", () => {
  it.each(["password", "qwertyuiop", "aaaaaaaaaaaa", "maria1987", "letmein123", "12345678"])(
    "finds %s too weak, with a reason that has a sentence",
    async (passphrase) => {
      const { score, reason } = await passphraseStrength(passphrase);
      expect(score).toBeLessThan(ENOUGH);
      expect(words.passphrase.reasons).toHaveProperty([reason ?? "none"]);
    },
  );

  it.each(["marzipan violin tundra kettle", "правда лодка комета", "x7!kQ9#pL2vv"])(
    "takes %s",
    async (passphrase) => {
      expect((await passphraseStrength(passphrase)).score).toBeGreaterThanOrEqual(ENOUGH);
    },
  );

  it("rates a very long one within a typing pause", async () => {
    await passphraseStrength("");
    const started = performance.now();
    await passphraseStrength("lorem ipsum dolor sit amet ".repeat(38));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
