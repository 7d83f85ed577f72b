import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { utf8 } from "./bytes";
import { keyIdBytes, newKeyId, openKeyring } from "./keyring";

const vaultKey = Uint8Array.from({ length: 32 }, (_, at) => at + 65);

async function macOf(key: CryptoKey): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8("text")));
}

describe("openKeyring", () => {
  it("derives the same keys again", async () => {
    const first = await openKeyring({ keyId: "0a1b2c3d", vaultKey });
    const second = await openKeyring({ keyId: "0a1b2c3d", vaultKey });
    expect(await macOf(first.headerKey)).toEqual(await macOf(second.headerKey));
  });

  it("derives other keys for another purpose, key id or vault key", async () => {
    const base = await openKeyring({ keyId: "0a1b2c3d", vaultKey });
    const otherId = await openKeyring({ keyId: "0a1b2c3e", vaultKey });
    const otherKey = await openKeyring({ keyId: "0a1b2c3d", vaultKey: new Uint8Array(32) });
    const keys = [base.headerKey, base.digestKey, otherId.headerKey, otherKey.headerKey];
    const macs = await Promise.all(keys.map(async (key) => String(await macOf(key))));
    expect(new Set(macs).size).toBe(keys.length);
  });

  it("shows no key when printed or turned into JSON", async () => {
    const keyring = await openKeyring({ keyId: "0a1b2c3d", vaultKey });
    expect(JSON.parse(JSON.stringify(keyring))).toEqual({
      keyId: "0a1b2c3d",
      rowKey: {},
      digestKey: {},
      headerKey: {},
    });
    expect(inspect(keyring, { depth: null, showHidden: true })).not.toContain("65, 66, 67");
    for (const key of [keyring.rowKey, keyring.digestKey, keyring.headerKey]) {
      await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
    }
  });

  it("refuses a vault key that is not 32 bytes", async () => {
    const short = openKeyring({ keyId: "0a1b2c3d", vaultKey: new Uint8Array(31) });
    await expect(short).rejects.toMatchObject({ code: "internal" });
  });
});

describe("key ids", () => {
  it("are 8 hex digits, new each time, and stand for 4 bytes", () => {
    const ids = Array.from({ length: 50 }, newKeyId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(keyIdBytes("0a1b2cff")).toEqual(Uint8Array.of(0x0a, 0x1b, 0x2c, 0xff));
  });

  it.each(["", "0a1b2c3", "0A1B2C3D", "0a1b2c3g", "0a1b2c3d00"])("refuses %j", (id) => {
    expect(() => keyIdBytes(id)).toThrow("internal");
  });
});
