import { describe, expect, it } from "vitest";
import { hex } from "../../test/builders/hex";
import { decrypt, encrypt } from "./aes-gcm";
import { utf8 } from "./bytes";
import { deriveAesKey, deriveHmacKey } from "./hkdf";
import { importKeySealer } from "./key-pair";

// RFC 5869, appendix A, test case 1; a 32-byte key is the first 32 of its 42 bytes.
const derivation = {
  secret: hex("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"),
  salt: hex("000102030405060708090a0b0c"),
  info: hex("f0f1f2f3f4f5f6f7f8f9"),
};
const expected = hex("3cb25f25faacd57a90434f64d0362f2a 2d2d0a90cf1a5a4c5db02d56ecc4c5bf");

describe("HKDF-SHA-256", () => {
  it("derives the published bytes as an HMAC key", async () => {
    const method = { name: "HMAC", hash: "SHA-256" };
    const published = await crypto.subtle.importKey("raw", expected, method, false, ["sign"]);
    const derived = await deriveHmacKey(derivation);
    const text = utf8("text");
    expect(new Uint8Array(await crypto.subtle.sign("HMAC", derived, text))).toEqual(
      new Uint8Array(await crypto.subtle.sign("HMAC", published, text)),
    );
  });

  it("derives the published bytes as an AES key", async () => {
    const parts = { iv: new Uint8Array(12), aad: utf8("") };
    const sealed = await encrypt({ ...parts, key: await deriveAesKey(derivation) }, utf8("text"));
    const published = await importKeySealer(expected);
    expect(await decrypt({ ...parts, key: published }, sealed)).toEqual(utf8("text"));
  });

  it("gives keys that cannot be exported", async () => {
    expect((await deriveAesKey(derivation)).extractable).toBe(false);
    expect((await deriveHmacKey(derivation)).extractable).toBe(false);
  });
});
