import { describe, expect, it } from "vitest";
import { hex } from "../../test/builders/hex";
import { decrypt, encrypt, openKey, sealKey } from "./aes-gcm";
import { concat, utf8 } from "./bytes";
import { importKeySealer } from "./key-pair";

// McGrew and Viega, "The Galois/Counter Mode of Operation (GCM)", appendix B, test case 16.
const vector = {
  key: hex("feffe9928665731c6d6a8f9467308308 feffe9928665731c6d6a8f9467308308"),
  iv: hex("cafebabefacedbaddecaf888"),
  aad: hex("feedfacedeadbeeffeedfacedeadbeef abaddad2"),
  plaintext: hex(`d9313225f88406e5a55909c5aff5269a 86a7a9531534f7da2e4c303d8a318a72
    1c3c0c95956809532fcf0e2449a6b525 b16aedf5aa0de657ba637b39`),
  ciphertext: hex(`522dc1f099567d07f47f37a32a84427d 643a8cdcbfe5c0c97598a2bd2555d1aa
    8cb08e48590dbb3da7b08b1056828838 c5f61e6393ba7a0abcc9f662`),
  tag: hex("76fc6ece0f4e1768cddf8853bb2d551b"),
};

describe("AES-256-GCM", () => {
  it("gives the published ciphertext and tag", async () => {
    const key = await importKeySealer(vector.key);
    const sealed = await encrypt({ key, iv: vector.iv, aad: vector.aad }, vector.plaintext);
    expect(sealed).toEqual(concat(vector.ciphertext, vector.tag));
  });

  it("opens the published ciphertext, and not with another AAD", async () => {
    const key = await importKeySealer(vector.key);
    const sealed = concat(vector.ciphertext, vector.tag);
    const opened = await decrypt({ key, iv: vector.iv, aad: vector.aad }, sealed);
    expect(opened).toEqual(vector.plaintext);
    await expect(decrypt({ key, iv: vector.iv, aad: utf8("x") }, sealed)).rejects.toThrow();
  });

  it("seals the same key under another iv each time", async () => {
    const key = await importKeySealer(vector.key);
    const secret = vector.key;
    const [first, second] = [
      await sealKey(key, vector.aad, secret),
      await sealKey(key, vector.aad, secret),
    ];
    expect(first.slice(0, 12)).not.toEqual(second.slice(0, 12));
    expect(await openKey(key, vector.aad, first)).toEqual(secret);
  });
});
