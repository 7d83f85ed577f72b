import { describe, expect, it } from "vitest";
import {
  aad,
  localHeader,
  makeProfile,
  makeUsedProfile,
  opens,
  storedHeader,
} from "../../test/builders/make-profile";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { toBase64, utf8 } from "../crypto/bytes";
import { sealEnvelope } from "../crypto/envelope";
import { AppError } from "../domain/app-error";
import { createVault } from "./create-vault";

describe("the first open", () => {
  it("makes one device vault, with a copy of its header and the key for the session", async () => {
    const profile = makeProfile();
    const keyring = await profile.vault.open();
    const header = storedHeader(profile);
    expect(header).toMatchObject({ v: 1, generation: 1, keyId: keyring.keyId });
    expect(header.ways).toMatchObject([{ kind: "device", createdAt: 1_000, kdf: null }]);
    expect(localHeader(profile)).toEqual(header);
    expect(profile.headers.disk.deviceKey?.length).toBe(32);
    expect(profile.session.stored.has("vault-key")).toBe(true);
    expect(profile.headers.writes).toEqual(["saveFirst"]);
  });

  it("makes one vault where two open at once", async () => {
    const profile = makeProfile();
    const other = createVault({ ...profile.deps, session: createFakeKeyValueArea() });
    const [first, second] = await Promise.all([profile.vault.open(), other.open()]);
    expect(second.keyId).toBe(first.keyId);
    const row = await sealEnvelope({ keyring: first, aad, plaintext: utf8("kept") });
    expect(await opens(second, row)).toBe(true);
    expect(profile.headers.writes).toEqual(["saveFirst"]);
  });

  it("joins a vault that was made, and used, since it looked", async () => {
    const profile = makeProfile();
    const headers = {
      ...profile.headers,
      hasRows: async () => {
        if (!profile.headers.disk.rows) await profile.vault.open();
        profile.headers.disk.rows = true;
        return true;
      },
    };
    const session = createFakeKeyValueArea();
    const mine = await createVault({ ...profile.deps, headers, session }).open();
    expect(mine.keyId).toBe(storedHeader(profile).keyId);
    expect(profile.headers.writes).toEqual(["saveFirst"]);
  });

  it("gives two profiles different keys", async () => {
    const [first, second] = [makeProfile(), makeProfile()];
    await first.vault.open();
    await second.vault.open();
    expect(first.headers.disk.deviceKey).not.toEqual(second.headers.disk.deviceKey);
    expect(storedHeader(first).vault).not.toBe(storedHeader(second).vault);
  });

  it("writes nothing and fails where the first save fails", async () => {
    const profile = makeProfile();
    const headers = {
      ...profile.headers,
      saveFirst: () => Promise.reject(new AppError("quota-exceeded")),
    };
    const opening = createVault({ ...profile.deps, headers }).open();
    await expect(opening).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(profile.local.stored.size + profile.session.stored.size).toBe(0);
  });
});

describe("a later open", () => {
  it("reads the session's key and the header and nothing else", async () => {
    const profile = await makeUsedProfile({ keepSession: true });
    const before = { local: profile.local.calls.get, session: profile.session.calls.get };
    const headers = {
      ...profile.headers,
      readDeviceKey: () => Promise.reject(new Error("read the device key")),
      hasRows: () => Promise.reject(new Error("looked for rows")),
    };
    const keyring = await createVault({ ...profile.deps, headers }).open();
    expect(await opens(keyring, profile.row)).toBe(true);
    expect(profile.local.calls.get).toBe(before.local);
    expect(profile.session.calls.get).toBe(before.session + 1);
    expect(profile.headers.writes).toEqual([]);
  });

  it("works without the session's key and leaves it for the next", async () => {
    const profile = await makeUsedProfile();
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(profile.session.stored.has("vault-key")).toBe(true);
    expect(profile.headers.writes).toEqual([]);
  });

  it.each([
    ["of another key id", { keyId: "ffffffff", key: toBase64(new Uint8Array(32)) }],
    ["that is too short", { keyId: "ffffffff", key: "AAAA" }],
    ["that is no key", "text"],
  ])("goes by the device key where the session holds one %s", async (_what, value) => {
    const profile = await makeUsedProfile();
    await profile.session.set("vault-key", value);
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
  });

  it("goes by the device key where the session's key only claims the header's id", async () => {
    const profile = await makeUsedProfile();
    const key = toBase64(new Uint8Array(32));
    await profile.session.set("vault-key", { keyId: storedHeader(profile).keyId, key });
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
  });

  it("finishes a setup whose worker died after the first save", async () => {
    const profile = await makeUsedProfile();
    profile.local.stored.clear();
    expect(await opens(await profile.vault.open(), profile.row)).toBe(true);
    expect(localHeader(profile)).toEqual(storedHeader(profile));
  });

  it("opens, with a warning, where neither copy nor session key can be written", async () => {
    const profile = await makeUsedProfile();
    profile.local.stored.clear();
    const full = () => Promise.reject(new Error("full"));
    const deps = { ...profile.deps, local: { ...profile.local, set: full } };
    const vault = createVault({ ...deps, session: { ...profile.session, set: full } });
    expect(await opens(await vault.open(), profile.row)).toBe(true);
    expect(profile.warnings).toEqual(["header-copy-failed", "session-key-failed"]);
  });

  it("passes on what the database throws, and sets nothing up", async () => {
    const profile = await makeUsedProfile();
    const read = () => Promise.reject(new AppError("store-unavailable"));
    const opening = createVault({ ...profile.deps, headers: { ...profile.headers, read } }).open();
    await expect(opening).rejects.toMatchObject({ code: "store-unavailable" });
    expect(profile.headers.writes).toEqual([]);
  });
});
