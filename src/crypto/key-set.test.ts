import { beforeAll, describe, expect, it } from "vitest";
import { createKeySet } from "./key-set";
import { type Keyring, openKeyring } from "./keyring";

let first: Keyring;
let second: Keyring;

beforeAll(async () => {
  const vaultKey = new Uint8Array(32);
  first = await openKeyring({ keyId: "00000001", vaultKey });
  second = await openKeyring({ keyId: "00000002", vaultKey });
});

describe("createKeySet", () => {
  it("seals with the current key and finds both by their ids", () => {
    const keys = createKeySet({ current: second, former: first });
    expect(keys.current()).toBe(second);
    expect([keys.find("00000001"), keys.find("00000002")]).toEqual([first, second]);
    expect(keys.find("00000003")).toBeUndefined();
  });

  it("finds no former key where there is none", () => {
    const keys = createKeySet({ current: second, former: null });
    expect(keys.find("00000001")).toBeUndefined();
    expect(keys.find(undefined as unknown as string)).toBeUndefined();
  });

  it("goes over to the keys of a rotation, and lets the former one go at its end", () => {
    const keys = createKeySet({ current: first, former: null });
    keys.use({ current: second, former: first });
    expect([keys.current(), keys.find("00000001")]).toEqual([second, first]);
    expect(keys.hasFormer()).toBe(true);
    keys.use({ current: second, former: null });
    expect(keys.find("00000001")).toBeUndefined();
    expect(keys.hasFormer()).toBe(false);
  });

  it("is locked once the keys were dropped, also for a rotation that ends later", () => {
    const keys = createKeySet({ current: second, former: first });
    keys.drop();
    expect(() => keys.current()).toThrow("locked");
    expect(() => keys.find("00000001")).toThrow("locked");
    expect(() => keys.hasFormer()).toThrow("locked");
    expect(() => keys.use({ current: second, former: null })).toThrow("locked");
    expect(() => keys.current()).toThrow("locked");
  });
});
