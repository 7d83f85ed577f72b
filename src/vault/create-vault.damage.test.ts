import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  COPY_KEY,
  damageCopy,
  damageStored,
  fileHeader,
  localHeader,
  makeUsedProfile,
  opens,
  PASSPHRASE,
  type Profile,
  storedHeader,
} from "../../test/builders/make-profile";
import { toBase64 } from "../crypto/bytes";
import { type Header, signHeader } from "./header";

const unlock = { kind: "passphrase", passphrase: PASSPHRASE } as const;

function loseAllCopies({ headers, local, files }: Profile) {
  headers.disk.header = null;
  local.stored.clear();
  files.stored.clear();
}

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

  it("in a copy is healed from beside the rows", async () => {
    const profile = await makeUsedProfile();
    await damageCopy(profile.local, { mac: otherMac });
    await damageCopy(profile.files, { generation: 7 });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    const header = storedHeader(profile);
    expect([localHeader(profile), fileHeader(profile)]).toEqual([header, header]);
    expect(profile.headers.writes).toEqual([]);
  });

  it("in two places is healed from the third, whichever that is", async () => {
    for (const good of ["headers", "local", "files"] as const) {
      const profile = await makeUsedProfile({ way: byPassphrase });
      const header = storedHeader(profile);
      if (good !== "headers") profile.headers.disk.header = null;
      if (good !== "local") await damageCopy(profile.local, { mac: otherMac });
      if (good !== "files") profile.files.stored.set(COPY_KEY, "[]");
      expect(await opens(await profile.vault.unlock(unlock), profile.row)).toBe(true);
      const copies = [storedHeader(profile), localHeader(profile), fileHeader(profile)];
      expect(copies).toEqual([header, header, header]);
    }
  });

  it("in every place is told, and nothing is written", async () => {
    const profile = await makeUsedProfile();
    damageStored(profile, { mac: otherMac });
    await damageCopy(profile.local, { generation: 5 });
    await damageCopy(profile.files, { mac: otherMac });
    const before = structuredClone(profile.headers.disk);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.headers.disk).toEqual(before);
    expect(profile.session.stored.size).toBe(0);
  });

  it("in every place of a locked vault is told to the right passphrase alone", async () => {
    const profile = await makeUsedProfile({ way: byPassphrase });
    damageStored(profile, { mac: otherMac });
    await damageCopy(profile.local, { mac: otherMac });
    await damageCopy(profile.files, { generation: 4 });
    await expect(profile.vault.unlock(unlock)).rejects.toMatchObject({ code: "header-corrupt" });
    const wrong = profile.vault.unlock({ ...unlock, passphrase: "another harbour" });
    await expect(wrong).rejects.toMatchObject({ code: "wrong-passphrase" });
  });

  it("in one place, lost in the others, is never taken for a new profile", async () => {
    const profile = await makeUsedProfile();
    loseAllCopies(profile);
    Object.assign(profile.headers.disk, { header: "nonsense", rows: false });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
    await expect(profile.vault.describe()).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.headers.disk.header).toBe("nonsense");
  });

  it.each(["local", "files"] as const)(
    "of an older generation is replaced by the newer one in %s",
    async (place) => {
      const profile = await makeUsedProfile();
      const { mac: _mac, ...unsigned } = storedHeader(profile);
      const { headerKey } = profile.opened.keyring;
      const newer = await signHeader({ ...unsigned, generation: 2 }, headerKey);
      await profile[place].set(COPY_KEY, newer);
      expect((await profile.vault.open()).header.generation).toBe(2);
      const copies = [storedHeader(profile), localHeader(profile), fileHeader(profile)];
      expect(copies).toEqual([newer, newer, newer]);
    },
  );

  it("that claims a newer key is healed where the way in it leads to none", async () => {
    for (const keepSession of [false, true]) {
      const profile = await makeUsedProfile({ way: byPassphrase, keepSession });
      const header = storedHeader(profile);
      damageStored(profile, { generation: 9, keyId: "ffffffff" });
      // The session's key alone is not believed.
      await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
      expect(await opens(await profile.vault.unlock(unlock), profile.row)).toBe(true);
      expect(storedHeader(profile)).toEqual(header);
    }
  });

  it("of an older key does not open by a way that the newer one has no more", async () => {
    const profile = await makeUsedProfile({ way: byPassphrase });
    const old = storedHeader(profile);
    const opened = await profile.vault.unlock(unlock);
    const sessionBefore = profile.session.stored.get("vault-key") ?? "";
    const wayId = old.ways[0]?.id ?? "";
    const second = { ...unlock, passphrase: "a second harbour" };
    const rotated = await profile.vault.rotate(
      await profile.vault.replaceWay(opened, { wayId, way: second }),
    );
    await profile.local.set(COPY_KEY, old);
    await profile.files.set(COPY_KEY, old);
    profile.session.stored.set("vault-key", sessionBefore);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
    const unlocking = profile.vault.unlock(unlock);
    await expect(unlocking).rejects.toMatchObject({ code: "wrong-passphrase" });
    expect(storedHeader(profile)).toEqual(rotated.header);
    expect(await opens(await profile.vault.unlock(second), profile.row)).toBe(true);
    expect([localHeader(profile), fileHeader(profile)]).toEqual([rotated.header, rotated.header]);
  });

  it.each([
    ["memory below the floor", 19_455, 3, 1],
    ["memory above the ceiling", 1_048_577, 3, 1],
    ["1 pass", 65_536, 1, 1],
    ["11 passes", 65_536, 11, 1],
    ["no lane", 65_536, 3, 0],
    ["5 lanes", 65_536, 3, 5],
  ])("that asks for a derivation with %s is refused before it is made", async (_what, ...cost) => {
    const profile = await makeUsedProfile({ way: byPassphrase });
    const { ways } = storedHeader(profile);
    const kdf = ["argon2id", ...cost, ways[0]?.kdf?.[4]];
    const change = { ways: [{ ...ways[0], kdf }] };
    damageStored(profile, change);
    await damageCopy(profile.local, change);
    await damageCopy(profile.files, change);
    profile.deriveKey.calls.length = 0;
    await expect(profile.vault.unlock(unlock)).rejects.toMatchObject({ code: "header-corrupt" });
    expect(profile.deriveKey.calls).toEqual([]);
  });
});

describe("a lost key", () => {
  it("is told where every header is gone but rows are there, and nothing is written", async () => {
    const profile = await makeUsedProfile();
    loseAllCopies(profile);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    await expect(profile.vault.unlock(unlock)).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
    expect(profile.local.stored.size + profile.session.stored.size).toBe(0);
  });

  it("is told where the device key is gone, and nothing is written", async () => {
    const profile = await makeUsedProfile();
    profile.headers.disk.deviceKey = null;
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
  });

  it("is told where the whole database is gone and only copies are left", async () => {
    const profile = await makeUsedProfile();
    Object.assign(profile.headers.disk, { header: null, deviceKey: null, rows: false });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
  });

  it("of the device leaves the other ways: the vault is locked", async () => {
    const profile = await makeUsedProfile({ way: byPassphrase });
    const opened = await profile.vault.unlock(unlock);
    await profile.vault.addWay(opened, { kind: "device" });
    await profile.vault.lock();
    profile.headers.disk.deviceKey = null;
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
    expect(await opens(await profile.vault.unlock(unlock), profile.row)).toBe(true);
  });

  it("that was replaced by another device key is a damaged vault, not a passphrase", async () => {
    const profile = await makeUsedProfile();
    profile.headers.disk.deviceKey = new Uint8Array(32);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
  });
});

describe("a newer header", () => {
  it.each(["headers", "local", "files"] as const)("in %s is left alone", async (place) => {
    const profile = await makeUsedProfile();
    if (place === "headers") damageStored(profile, { v: 2 });
    else await damageCopy(profile[place], { v: 2 });
    const disk = () => [profile.headers.disk, [...profile.local.stored], [...profile.files.stored]];
    const before = structuredClone(disk());
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "version-unknown" });
    expect(disk()).toEqual(before);
    expect(profile.session.stored.size).toBe(0);
  });

  it("is not passed by for the session's key", async () => {
    const profile = await makeUsedProfile({ keepSession: true });
    damageStored(profile, { v: 2 });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "version-unknown" });
  });
});
