import { describe, expect, it } from "vitest";
import {
  damageLocal,
  damageStored,
  localHeader,
  makeUsedProfile,
  opens,
  storedHeader,
} from "../../test/builders/make-profile";
import { toBase64 } from "../crypto/bytes";
import { openKeyring } from "../crypto/keyring";
import { type Header, signHeader } from "./header";

const otherMac = toBase64(new Uint8Array(32));

describe("a damaged header", () => {
  it("is put back beside the rows from the copy", async () => {
    const profile = await makeUsedProfile();
    const before = storedHeader(profile);
    profile.headers.disk.header = null;
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(storedHeader(profile)).toEqual(before);
  });

  it.each<Partial<Record<keyof Header, unknown>>>([
    { mac: otherMac },
    { generation: 9 },
    { keyId: "ffffffff" },
    { ways: [] },
    { v: "1" },
  ])("beside the rows, altered by %j, is healed from the copy", async (change) => {
    const profile = await makeUsedProfile();
    const before = storedHeader(profile);
    damageStored(profile, change);
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(storedHeader(profile)).toEqual(before);
  });

  it("beside the rows is healed also while the session's key is there", async () => {
    const profile = await makeUsedProfile({ keepSession: true });
    const before = storedHeader(profile);
    damageStored(profile, { mac: "AAAA" });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(storedHeader(profile)).toEqual(before);
  });

  it("in the copy is healed from beside the rows", async () => {
    const profile = await makeUsedProfile();
    await damageLocal(profile, { mac: otherMac });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(localHeader(profile)).toEqual(storedHeader(profile));
    expect(profile.headers.writes).toEqual([]);
  });

  it("in both places is told, and nothing is written", async () => {
    const profile = await makeUsedProfile();
    damageStored(profile, { mac: otherMac });
    await damageLocal(profile, { generation: 5 });
    const before = structuredClone(profile.headers.disk);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.headers.disk).toEqual(before);
    expect(profile.headers.writes).toEqual([]);
    expect(profile.session.stored.size).toBe(0);
  });

  it("in one place, lost in the other, is never taken for a new profile", async () => {
    const profile = await makeUsedProfile();
    profile.headers.disk.header = "nonsense";
    profile.headers.disk.rows = false;
    profile.local.stored.clear();
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.headers.disk.header).toBe("nonsense");
  });

  it("of an older generation is replaced by the newer one, wherever that lies", async () => {
    const profile = await makeUsedProfile({ keepSession: true });
    const { keyId, key } = JSON.parse(profile.session.stored.get("vault-key") ?? "{}");
    const vaultKey = Uint8Array.from(atob(key), (char) => char.charCodeAt(0));
    const { headerKey } = await openKeyring({ keyId, vaultKey });
    const { mac: _mac, ...unsigned } = storedHeader(profile);
    await profile.local.set(
      "vault-header",
      await signHeader({ ...unsigned, generation: 2 }, headerKey),
    );
    profile.session.stored.clear();
    await profile.vault.open();
    expect(storedHeader(profile).generation).toBe(2);
    expect(localHeader(profile).generation).toBe(2);
  });
});

describe("a lost key", () => {
  it("is told where both headers are gone but rows are there, and nothing is written", async () => {
    const profile = await makeUsedProfile();
    profile.headers.disk.header = null;
    profile.local.stored.clear();
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
    expect(profile.local.stored.size + profile.session.stored.size).toBe(0);
  });

  it("is told where the device key is gone, and nothing is written", async () => {
    const profile = await makeUsedProfile();
    profile.headers.disk.deviceKey = null;
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
  });

  it("is told where the whole database is gone and only the copy is left", async () => {
    const profile = await makeUsedProfile();
    Object.assign(profile.headers.disk, { header: null, deviceKey: null, rows: false });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
  });

  it("that was replaced by another device key is a damaged vault, not a passphrase", async () => {
    const profile = await makeUsedProfile();
    profile.headers.disk.deviceKey = new Uint8Array(32);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
  });
});

describe("a newer header", () => {
  it.each(["stored", "local"])("in the %s copy is left alone", async (place) => {
    const profile = await makeUsedProfile();
    if (place === "stored") damageStored(profile, { v: 2 });
    else await damageLocal(profile, { v: 2 });
    const before = structuredClone([profile.headers.disk, [...profile.local.stored]]);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "version-unknown" });
    expect([profile.headers.disk, [...profile.local.stored]]).toEqual(before);
    expect(profile.session.stored.size).toBe(0);
  });

  it("is not passed by for the session's key", async () => {
    const profile = await makeUsedProfile({ keepSession: true });
    damageStored(profile, { v: 2 });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "version-unknown" });
  });
});
