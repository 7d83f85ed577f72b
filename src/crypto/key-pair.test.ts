import { describe, expect, it } from "vitest";
import { hex } from "../../test/builders/hex";
import { concat } from "./bytes";
import {
  agree,
  createKeyPair,
  importKeySealer,
  importPrivateKey,
  type MethodLabel,
  openPrivateKey,
  SEALED_PRIVATE_KEY_BYTES,
} from "./key-pair";

const label: MethodLabel = { vaultId: "vault", methodId: "way", kind: "device", kdf: null };
const makeSealer = (fill = 1) => importKeySealer(new Uint8Array(32).fill(fill));

// The fixed start of an X25519 private key in PKCS #8 (RFC 8410, section 7).
const PKCS8_START = hex("302e020100300506032b656e04220420");

describe("X25519", () => {
  it("agrees on the published secret, from either side", async () => {
    // RFC 7748, section 6.1.
    const alicePrivate = hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
    const alicePublic = hex("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
    const bobPrivate = hex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
    const bobPublic = hex("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
    const shared = hex("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
    const alice = await importPrivateKey(concat(PKCS8_START, alicePrivate));
    const bob = await importPrivateKey(concat(PKCS8_START, bobPrivate));
    expect(await agree(alice, bobPublic)).toEqual(shared);
    expect(await agree(bob, alicePublic)).toEqual(shared);
  });

  it("refuses a public key of low order", async () => {
    const key = await importPrivateKey(concat(PKCS8_START, new Uint8Array(32).fill(9)));
    await expect(agree(key, new Uint8Array(32))).rejects.toThrow();
  });
});

describe("key pair of a method", () => {
  it("opens to a private half that belongs to the public one and cannot be exported", async () => {
    const sealer = await makeSealer();
    const { publicKey, sealedPrivateKey } = await createKeyPair({ sealer, label });
    const privateKey = await openPrivateKey({ sealer, label, sealedPrivateKey });
    const other = await crypto.subtle.generateKey({ name: "X25519" }, false, ["deriveBits"]);
    const otherPublic = new Uint8Array(await crypto.subtle.exportKey("raw", other.publicKey));
    expect(await agree(privateKey, otherPublic)).toEqual(await agree(other.privateKey, publicKey));
    expect(privateKey.extractable).toBe(false);
  });

  it("has the sizes that the header's schema asks for", async () => {
    const { publicKey, sealedPrivateKey } = await createKeyPair({
      sealer: await makeSealer(),
      label,
    });
    expect(publicKey.length).toBe(32);
    expect(sealedPrivateKey.length).toBe(SEALED_PRIVATE_KEY_BYTES);
  });

  it("tells another secret as a wrong passphrase", async () => {
    const { sealedPrivateKey } = await createKeyPair({ sealer: await makeSealer(1), label });
    const opening = openPrivateKey({ sealer: await makeSealer(2), label, sealedPrivateKey });
    await expect(opening).rejects.toMatchObject({ code: "wrong-passphrase" });
  });

  it.each<Partial<MethodLabel>>([
    { vaultId: "other" },
    { methodId: "other" },
    { kind: "passphrase" },
    { kdf: ["argon2id", 19_456, 2, 1] },
  ])("does not open under the label %j", async (change) => {
    const sealer = await makeSealer();
    const { sealedPrivateKey } = await createKeyPair({ sealer, label });
    const opening = openPrivateKey({ sealer, label: { ...label, ...change }, sealedPrivateKey });
    await expect(opening).rejects.toMatchObject({ code: "wrong-passphrase" });
  });

  it("does not open with any one byte flipped, or cut short", async () => {
    const sealer = await makeSealer();
    const { sealedPrivateKey } = await createKeyPair({ sealer, label });
    const altered = Array.from(sealedPrivateKey, (byte, at) => sealedPrivateKey.with(at, byte ^ 1));
    for (const changed of [...altered, sealedPrivateKey.slice(0, 20), new Uint8Array()]) {
      const opening = openPrivateKey({ sealer, label, sealedPrivateKey: changed });
      await expect(opening).rejects.toMatchObject({ code: "wrong-passphrase" });
    }
  });
});
