import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  fileHeader,
  localHeader,
  makeProfile,
  makeUsedProfile,
  opens,
  PASSPHRASE,
  storedHeader,
} from "../../test/builders/make-profile";
import { AppError } from "../domain/app-error";
import { toBase64 } from "../domain/base64";
import { createVault } from "./create-vault";

const zeroKey = toBase64(new Uint8Array(32));

describe("opening by the session's key", () => {
  it("reads that key and the header and nothing else", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    const before = [profile.local, profile.files, profile.session].map(({ calls }) => calls.get);
    const headers = {
      ...profile.headers,
      readDeviceKey: () => Promise.reject(new Error("read the device key")),
      hasRows: () => Promise.reject(new Error("looked for rows")),
    };
    const opened = await createVault({ ...profile.deps, headers }).open();
    expect(await opens(opened, profile.row)).toBe(true);
    const after = [profile.local, profile.files, profile.session].map(({ calls }) => calls.get);
    expect(after).toEqual([before[0], before[1], (before[2] ?? 0) + 1]);
    expect(profile.headers.writes).toEqual([]);
  });

  it.each([
    ["of another key id", { keys: [{ keyId: "ffffffff", key: zeroKey }], generation: 1 }],
    ["that is too short", { keys: [{ keyId: "ffffffff", key: "AAAA" }], generation: 1 }],
    ["that is no key", "text"],
  ])("is not done by one %s", async (_what, value) => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    await profile.session.set("vault-key", value);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
  });

  it("is not done by a key that only claims the header's id", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const keys = [{ keyId: storedHeader(profile).keyId, key: zeroKey }];
    await profile.session.set("vault-key", { keys, generation: 1 });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
  });

  it("finds it among the two that a rotation leaves", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    const { keys, generation } = JSON.parse(profile.session.stored.get("vault-key") ?? "{}");
    await profile.session.set("vault-key", {
      keys: [{ keyId: "ffffffff", key: zeroKey }, ...keys],
      generation,
    });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
  });
});

describe("opening by the device", () => {
  it("works without the session's key and leaves it for the next", async () => {
    const profile = await makeUsedProfile();
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(profile.session.stored.has("vault-key")).toBe(true);
    expect(profile.headers.writes).toEqual([]);
  });

  it("finishes a setup whose worker died after the first save", async () => {
    const profile = await makeUsedProfile();
    profile.local.stored.clear();
    profile.files.stored.clear();
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    const header = storedHeader(profile);
    expect([localHeader(profile), fileHeader(profile)]).toEqual([header, header]);
  });

  it("works, with warnings, where neither copies nor session key can be written", async () => {
    const profile = await makeUsedProfile();
    const full = () => Promise.reject(new Error("full"));
    const files = { get: full, set: full, remove: full };
    const session = { ...profile.session, set: full };
    const vault = createVault({ ...profile.deps, files, session });
    expect(await opens(await vault.open(), profile.row)).toBe(true);
    const warnings = [
      "header-file-failed",
      "header-copy-failed",
      "device-copy-failed",
      "session-key-failed",
    ];
    expect(profile.warnings).toEqual(warnings);
  });

  it("passes on what the database throws", async () => {
    const profile = await makeUsedProfile();
    const read = () => Promise.reject(new AppError("store-unavailable"));
    const opening = createVault({ ...profile.deps, headers: { ...profile.headers, read } }).open();
    await expect(opening).rejects.toMatchObject({ code: "store-unavailable" });
    expect(profile.headers.writes).toEqual([]);
  });
});

describe("opening nothing", () => {
  it("says that a new profile has no vault, and makes none", async () => {
    const profile = makeProfile();
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "not-set-up" });
    expect(await profile.vault.describe()).toBeNull();
    expect(profile.headers.writes).toEqual([]);
  });

  it("says that a vault is locked after a restart, and what is known of it", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
    expect(await profile.vault.describe()).toEqual(storedHeader(profile));
  });
});

describe("locking", () => {
  it("leaves nothing that opens it", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    await profile.vault.lock();
    expect(profile.session.stored.size).toBe(0);
    await expect(profile.vault.open()).rejects.toMatchObject({ code: "locked" });
  });

  it("voids an unlock that is on its way", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const unlocking = profile.vault.unlock({ kind: "passphrase", passphrase: PASSPHRASE });
    // Begun, and waiting for the database.
    await Promise.resolve();
    await Promise.all([
      expect(unlocking).rejects.toMatchObject({ code: "locked" }),
      profile.vault.lock(),
    ]);
    expect(profile.session.stored.size).toBe(0);
  });
});
