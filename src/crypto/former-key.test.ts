import { describe, expect, it } from "vitest";
import {
  type FormerLabel,
  openFormerKey,
  SEALED_FORMER_KEY_BYTES,
  sealFormerKey,
} from "./former-key";

const label: FormerLabel = { vaultId: "vault", keyId: "0a1b2c3d", formerKeyId: "ffffffff" };
const vaultKey = new Uint8Array(32).fill(1);
const formerKey = new Uint8Array(32).fill(2);
const seal = () => sealFormerKey({ vaultKey, formerKey, label });

describe("sealed former key", () => {
  it("opens under the key that came after it", async () => {
    const sealed = await seal();
    expect(sealed.length).toBe(SEALED_FORMER_KEY_BYTES);
    expect(await openFormerKey({ vaultKey, sealed, label })).toEqual(formerKey);
  });

  it("does not open under another key", async () => {
    const opening = openFormerKey({ vaultKey: formerKey, sealed: await seal(), label });
    await expect(opening).rejects.toMatchObject({ code: "header-corrupt" });
  });

  it.each<Partial<FormerLabel>>([
    { vaultId: "other" },
    { keyId: "0a1b2c3e" },
    { formerKeyId: "fffffffe" },
  ])("does not open under the label %j", async (change) => {
    const opening = openFormerKey({
      vaultKey,
      sealed: await seal(),
      label: { ...label, ...change },
    });
    await expect(opening).rejects.toMatchObject({ code: "header-corrupt" });
  });

  it("does not open with any one byte flipped", async () => {
    const whole = await seal();
    for (let at = 0; at < whole.length; at += 1) {
      const sealed = whole.with(at, (whole[at] ?? 0) ^ 1);
      const opening = openFormerKey({ vaultKey, sealed, label });
      await expect(opening).rejects.toMatchObject({ code: "header-corrupt" });
    }
  });
});
