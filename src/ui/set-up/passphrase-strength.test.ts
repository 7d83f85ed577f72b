import { describe, expect, it } from "vitest";
import { words } from "../words/words";
import { createPassphraseStrength, isEnough, passphraseStrength } from "./passphrase-strength";

describe("passphraseStrength", () => {
  it.each(["password", "qwertyuiop", "aaaaaaaaaaaa", "maria1987", "letmein123", "12345678"])(
    "finds %s too weak, with a reason that has a sentence",
    async (passphrase) => {
      const strength = await passphraseStrength(passphrase);
      expect(isEnough(strength)).toBe(false);
      const sentences = { ...words.errors, ...words.passphrase.reasons };
      expect(sentences).toHaveProperty([strength.reason ?? `weak-${strength.problem}`]);
    },
  );

  it.each(["marzipan violin tundra kettle", "правда лодка комета", "x7!kQ9#pL2vv"])(
    "takes %s",
    async (passphrase) => {
      expect(isEnough(await passphraseStrength(passphrase))).toBe(true);
    },
  );

  it("rates a very long one within a typing pause", async () => {
    await passphraseStrength("");
    const started = performance.now();
    await passphraseStrength("lorem ipsum dolor sit amet ".repeat(38));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe("createPassphraseStrength", () => {
  const strongest = () => ({ score: 4, reason: null }) as const;

  it.each([
    ["correct horse battery staple", "known"],
    ["marzipan\tviolin tundra kettle", "control-character"],
    ["x7!kQ9#", "too-short"],
    ["marzipan violin ".repeat(70), "too-long"],
  ])("never calls strong what the worker refuses: %j", async (passphrase, problem) => {
    const strength = await createPassphraseStrength(async () => strongest)(passphrase);
    expect(strength).toMatchObject({ score: 0, problem });
    expect(isEnough(strength)).toBe(false);
  });

  it("loads its lists again after they did not load", async () => {
    let loads = 0;
    const rate = createPassphraseStrength(async () => {
      loads += 1;
      if (loads === 1) throw new Error("not loaded");
      return strongest;
    });
    await expect(rate("marzipan violin tundra")).rejects.toThrow("not loaded");
    expect(isEnough(await rate("marzipan violin tundra"))).toBe(true);
    await rate("marzipan violin tundra kettle");
    expect(loads).toBe(2);
  });
});
