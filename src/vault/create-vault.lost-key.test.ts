import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  makeUsedProfile,
  opens,
  PASSPHRASE,
  type Profile,
} from "../../test/builders/make-profile";
import { toBase64 } from "../domain/base64";
import { keepDeviceKey, readDeviceCopies } from "./device-copies";

const ANOTHER = new Uint8Array(32).fill(7);
const unlock = { kind: "passphrase", passphrase: PASSPHRASE } as const;

const DEVICE_COPY = "device-key:confidant";

/** The browser has deleted the database: what lies beside it is left. */
function loseDatabase({ headers }: Profile) {
  Object.assign(headers.disk, { header: null, deviceKey: null, rows: false });
}

function loseDeviceCopies({ local, files }: Profile) {
  for (const area of [local, files]) area.stored.delete(DEVICE_COPY);
}

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
    loseDeviceCopies(profile);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
  });

  it("is told where the whole database is gone and only copies of the header are left", async () => {
    const profile = await makeUsedProfile();
    loseDatabase(profile);
    loseDeviceCopies(profile);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "key-missing" });
    expect(profile.headers.writes).toEqual([]);
  });

  it("of the device leaves the other methods: the vault is locked", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const opened = await profile.vault.unlock(unlock);
    await profile.vault.addMethod(opened, { kind: "device" });
    await profile.vault.lock();
    profile.headers.disk.deviceKey = null;
    loseDeviceCopies(profile);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
    expect(await opens(await profile.vault.unlock(unlock), profile.row)).toBe(true);
  });

  it("that was replaced by another device key is a damaged vault, not a passphrase", async () => {
    const profile = await makeUsedProfile();
    profile.headers.disk.deviceKey = new Uint8Array(32);
    loseDeviceCopies(profile);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "header-corrupt" });
  });
});

describe("a device key beside the database", () => {
  it.each(["local", "files"] as const)(
    "opens a vault whose database is gone by %s",
    async (kept) => {
      const profile = await makeUsedProfile();
      loseDatabase(profile);
      profile[kept === "local" ? "files" : "local"].stored.delete(DEVICE_COPY);
      const opened = await profile.vault.open();
      expect(await opens(opened, profile.row)).toBe(true);
      // What puts the rows back puts it there, too: a database without them is left as it is.
      expect(profile.headers.disk.deviceKey).toBeNull();
      expect(profile.local.stored.get(DEVICE_COPY)).toBe(profile.files.stored.get(DEVICE_COPY));
    },
  );

  it("takes the place of one that does not open", async () => {
    const profile = await makeUsedProfile();
    const deviceKey = profile.headers.disk.deviceKey;
    profile.headers.disk.deviceKey = new Uint8Array(32);
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(profile.headers.disk.deviceKey).toEqual(deviceKey);
  });

  it("is put there by the first open of a vault of a former release", async () => {
    const profile = await makeUsedProfile();
    loseDeviceCopies(profile);
    await profile.vault.open();
    profile.session.stored.clear();
    loseDatabase(profile);
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
  });

  it("goes with a lock, and by the next unlock where it could not go then", async () => {
    const profile = await makeUsedProfile();
    const copy = profile.local.stored.get(DEVICE_COPY) ?? "";
    const opened = await profile.vault.open();
    await profile.vault.addMethod(opened, byPassphrase);
    const left = () =>
      [profile.local, profile.files].filter(({ stored }) => stored.has(DEVICE_COPY));
    expect(left()).toEqual([]);
    profile.local.stored.set(DEVICE_COPY, copy);
    await profile.vault.lock();
    await profile.vault.unlock(unlock);
    expect(left()).toEqual([]);
  });

  it("of an older header opens nothing that a lock was put before since", async () => {
    const profile = await makeUsedProfile();
    const [header, copy] = ["vault-header:confidant", DEVICE_COPY].map((key) =>
      profile.local.stored.get(key),
    );
    await profile.vault.addMethod(await profile.vault.open(), byPassphrase);
    await profile.vault.lock();
    loseDatabase(profile);
    profile.local.stored.set("vault-header:confidant", header ?? "");
    profile.local.stored.set(DEVICE_COPY, copy ?? "");
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
  });

  it("gives way to the one that has opened the vault, whatever it claims to be", async () => {
    const profile = await makeUsedProfile();
    const newer = { vault: profile.opened.header.vault, generation: 9, key: toBase64(ANOTHER) };
    await profile.local.set(DEVICE_COPY, newer);
    await keepDeviceKey(profile.deps, profile.opened.header, new Uint8Array(32));
    expect(await profile.local.get(DEVICE_COPY)).not.toEqual(newer);
    expect(await readDeviceCopies(profile.deps)).toEqual([new Uint8Array(32)]);
  });

  it("that is none opens nothing and stops nothing", async () => {
    const profile = await makeUsedProfile();
    await profile.local.set(DEVICE_COPY, { key: "?" });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(profile.local.stored.get(DEVICE_COPY)).toBe(profile.files.stored.get(DEVICE_COPY));
  });
});
