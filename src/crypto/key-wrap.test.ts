import { describe, expect, it } from "vitest";
import { createKeyPair, importKeySealer, openPrivateKey } from "./key-pair";
import { openVaultKey, SEALED_VAULT_KEY_BYTES, sealVaultKey, type WrapLabel } from "./key-wrap";

const label: WrapLabel = { vaultId: "vault", methodId: "way", keyId: "0a1b2c3d" };
const vaultKey = new Uint8Array(32).fill(5);

async function makePair() {
  const sealer = await importKeySealer(new Uint8Array(32).fill(1));
  const methodLabel = { vaultId: "vault", methodId: "way", kind: "device", kdf: null };
  const { publicKey, sealedPrivateKey } = await createKeyPair({ sealer, label: methodLabel });
  const privateKey = await openPrivateKey({ sealer, label: methodLabel, sealedPrivateKey });
  return { publicKey, privateKey };
}

describe("sealed vault key", () => {
  it("is made with the public half alone and opened with the private one", async () => {
    const { publicKey, privateKey } = await makePair();
    const sealedVaultKey = await sealVaultKey({ vaultKey, publicKey, label });
    expect(sealedVaultKey.length).toBe(SEALED_VAULT_KEY_BYTES);
    const opened = await openVaultKey({ privateKey, publicKey, label, sealedVaultKey });
    expect(opened).toEqual(vaultKey);
  });

  it("differs in every part each time it is made", async () => {
    const { publicKey } = await makePair();
    const first = await sealVaultKey({ vaultKey, publicKey, label });
    const second = await sealVaultKey({ vaultKey, publicKey, label });
    expect(first.slice(0, 32)).not.toEqual(second.slice(0, 32));
    expect(first.slice(44)).not.toEqual(second.slice(44));
  });

  it("does not open for another method's pair", async () => {
    const [mine, other] = [await makePair(), await makePair()];
    const sealedVaultKey = await sealVaultKey({ vaultKey, publicKey: mine.publicKey, label });
    const opening = openVaultKey({ ...other, label, sealedVaultKey });
    await expect(opening).rejects.toMatchObject({ code: "header-corrupt" });
  });

  it("does not open beside another public key", async () => {
    const [mine, other] = [await makePair(), await makePair()];
    const sealedVaultKey = await sealVaultKey({ vaultKey, publicKey: mine.publicKey, label });
    const planted = { privateKey: mine.privateKey, publicKey: other.publicKey };
    const opening = openVaultKey({ ...planted, label, sealedVaultKey });
    await expect(opening).rejects.toMatchObject({ code: "header-corrupt" });
  });

  it.each<Partial<WrapLabel>>([{ vaultId: "other" }, { methodId: "other" }, { keyId: "ffffffff" }])(
    "does not open under the label %j",
    async (change) => {
      const { publicKey, privateKey } = await makePair();
      const sealedVaultKey = await sealVaultKey({ vaultKey, publicKey, label });
      const otherLabel = { ...label, ...change };
      const opening = openVaultKey({ privateKey, publicKey, label: otherLabel, sealedVaultKey });
      await expect(opening).rejects.toMatchObject({ code: "header-corrupt" });
    },
  );

  it("does not open with any one byte flipped, or cut short", async () => {
    const { publicKey, privateKey } = await makePair();
    const whole = await sealVaultKey({ vaultKey, publicKey, label });
    const altered = Array.from(whole, (byte, at) => whole.with(at, byte ^ 1));
    for (const sealedVaultKey of [...altered, whole.slice(0, 40), new Uint8Array()]) {
      const opening = openVaultKey({ privateKey, publicKey, label, sealedVaultKey });
      await expect(opening).rejects.toMatchObject({ code: "header-corrupt" });
    }
  });
});
