import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  makeUsedProfile,
  opens,
  PASSPHRASE,
  type Profile,
} from "../../test/builders/make-profile";

const unlock = { kind: "passphrase", passphrase: PASSPHRASE } as const;

function loseAllCopies({ headers, local, files }: Profile) {
  headers.disk.header = null;
  local.stored.clear();
  files.stored.clear();
}

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
