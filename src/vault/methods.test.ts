import { describe, expect, it } from "vitest";
import {
  byDevice,
  byPassphrase,
  fileHeader,
  localHeader,
  makeUsedProfile,
  nextWorker,
  opens,
  PASSPHRASE,
  sealRow,
  storedHeader,
} from "../../test/builders/make-profile";
import { makePasskey, makePassphrase } from "../../test/builders/new-secrets";
import { newRecoveryKey } from "./recovery-key";
import type { OpenedVault } from "./vault";

const right = makePassphrase(PASSPHRASE);
const second = makePassphrase("a second harbour");
const kinds = ({ header }: OpenedVault) => header.ways.map(({ kind }) => kind);
const idOf = ({ header }: OpenedVault, kind: string) =>
  header.ways.find((method) => method.kind === kind)?.id ?? "";

const makeLocked = () => makeUsedProfile({ method: byPassphrase });

describe("adding a method", () => {
  it("keeps the vault key and the other methods, and is in every copy", async () => {
    const { vault, opened, row, ...profile } = await makeLocked();
    const added = await vault.addMethod(opened, makePasskey());
    expect(kinds(added)).toEqual(["passphrase", "passkey"]);
    expect(added.header).toMatchObject({ generation: 2, keyId: opened.header.keyId });
    expect(added.former).toBeNull();
    const copies = [storedHeader(profile), localHeader(profile), fileHeader(profile)];
    expect(copies).toEqual([added.header, added.header, added.header]);
    expect(await opens(await vault.unlock(right), row)).toBe(true);
  });

  it("that is the first lock starts a new vault key and destroys the device key", async () => {
    const { vault, opened, row, headers, deps } = await makeUsedProfile({ method: byDevice });
    const added = await vault.addMethod(opened, byPassphrase);
    expect(kinds(added)).toEqual(["passphrase"]);
    expect(added.key.keyId).not.toBe(opened.key.keyId);
    expect(added.former?.keyId).toBe(opened.key.keyId);
    expect(headers.disk.deviceKey).toBeNull();
    expect(await opens(added, row)).toBe(true);
    await vault.lock();
    await expect(vault.open()).rejects.toMatchObject({ code: "locked" });
    const unlocked = await nextWorker({ deps }).unlock(right);
    expect(await opens(unlocked, row)).toBe(true);
    expect(await opens(unlocked, await sealRow(added))).toBe(true);
  });

  it("that is the device gives up the lock, and the next lock takes it away again", async () => {
    const { vault, opened, headers, row } = await makeLocked();
    const open = await vault.addMethod(opened, byDevice);
    expect(kinds(open)).toEqual(["passphrase", "device"]);
    expect(open.key.keyId).toBe(opened.key.keyId);
    await vault.lock();
    expect(await opens(await vault.open(), row)).toBe(true);
    const again = await vault.addMethod(await vault.open(), makePasskey());
    expect(kinds(again)).toEqual(["passphrase", "passkey"]);
    expect(headers.disk.deviceKey).toBeNull();
    expect(again.former?.keyId).toBe(opened.key.keyId);
    expect(await opens(await vault.unlock(right), row)).toBe(true);
  });

  it("that is the device, where there is one, leaves one that opens", async () => {
    const { vault, opened, row, session } = await makeUsedProfile({ method: byDevice });
    const added = await vault.addMethod(opened, byDevice);
    expect(kinds(added)).toEqual(["device"]);
    session.stored.clear();
    expect(await opens(await vault.open(), row)).toBe(true);
  });

  it("of a weak passphrase, of a wrong recovery key, or of a 17th method is refused", async () => {
    const { vault, opened } = await makeLocked();
    const adding = (method: Parameters<typeof vault.addMethod>[1]) =>
      vault.addMethod(opened, method);
    const short = adding(makePassphrase("short"));
    await expect(short).rejects.toMatchObject({ data: { reason: "too-short" } });
    const key = `${newRecoveryKey()}Q`;
    await expect(adding({ kind: "recovery", key })).rejects.toMatchObject({ code: "bad-request" });
    let full = opened;
    for (let n = 1; n < 16; n += 1) full = await vault.addMethod(full, makePasskey(n));
    const last = vault.addMethod(full, makePasskey(16));
    await expect(last).rejects.toMatchObject({ code: "limit-exceeded" });
  });

  it("to a header that changed meanwhile is a conflict, and changes nothing", async () => {
    const profile = await makeLocked();
    const { vault, opened } = profile;
    const [first, other] = await Promise.allSettled([
      vault.addMethod(opened, makePasskey()),
      nextWorker(profile).addMethod(opened, second),
    ]);
    const results = [first, other].map((result) =>
      result.status === "rejected" ? result.reason.code : "done",
    );
    expect(results.sort()).toEqual(["conflict", "done"]);
    expect(storedHeader(profile)).toMatchObject({ generation: 2 });
    expect(storedHeader(profile).ways.length).toBe(2);
  });
});

describe("replacing a method", () => {
  it("lets the new passphrase in and the old one no more", async () => {
    const { vault, opened, row } = await makeLocked();
    const change = { methodId: idOf(opened, "passphrase"), method: second };
    const replaced = await vault.replaceMethod(opened, change);
    expect(replaced.key.keyId).toBe(opened.key.keyId);
    expect(await opens(await vault.unlock(second), row)).toBe(true);
    await expect(vault.unlock(right)).rejects.toMatchObject({ code: "wrong-passphrase" });
    const gone = vault.replaceMethod(replaced, change);
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
  });

  it("of the device by a lock starts a new vault key", async () => {
    const { vault, opened, headers } = await makeUsedProfile({ method: byDevice });
    const change = { methodId: idOf(opened, "device"), method: byPassphrase };
    const replaced = await vault.replaceMethod(opened, change);
    expect(kinds(replaced)).toEqual(["passphrase"]);
    expect(replaced.former?.keyId).toBe(opened.key.keyId);
    expect(headers.disk.deviceKey).toBeNull();
  });

  it("by the device leaves one device method, whose key is there", async () => {
    const { vault, opened, session, row } = await makeLocked();
    const open = await vault.addMethod(opened, byDevice);
    const change = { methodId: idOf(open, "passphrase"), method: byDevice };
    expect(kinds(await vault.replaceMethod(open, change))).toEqual(["device"]);
    session.stored.clear();
    expect(await opens(await vault.open(), row)).toBe(true);
  });
});

describe("removing a method", () => {
  it("keeps the last one", async () => {
    const { vault, opened } = await makeLocked();
    const removing = vault.removeMethod(opened, idOf(opened, "passphrase"));
    await expect(removing).rejects.toMatchObject({ code: "last-method" });
    const unknown = vault.removeMethod(opened, crypto.randomUUID());
    await expect(unknown).rejects.toMatchObject({ code: "not-found" });
  });

  it("lets it in no more, under the same vault key", async () => {
    const { vault, opened } = await makeLocked();
    const both = await vault.addMethod(opened, makePasskey());
    const left = await vault.removeMethod(both, idOf(both, "passphrase"));
    expect(kinds(left)).toEqual(["passkey"]);
    expect(left.key.keyId).toBe(opened.key.keyId);
    await expect(vault.unlock(right)).rejects.toMatchObject({ code: "not-found" });
  });

  it("that is the device starts a new vault key and destroys the device key", async () => {
    const { vault, opened, headers, row } = await makeLocked();
    const open = await vault.addMethod(opened, byDevice);
    const left = await vault.removeMethod(open, idOf(open, "device"));
    expect(left.former?.keyId).toBe(opened.key.keyId);
    expect(headers.disk.deviceKey).toBeNull();
    expect(await opens(await vault.unlock(right), row)).toBe(true);
  });
});

describe("a new vault key", () => {
  it("is opened by every method, none of which was present, as are rows of the former one", async () => {
    const { vault, opened, row } = await makeLocked();
    const passkey = makePasskey();
    const recovery = { kind: "recovery", key: newRecoveryKey() } as const;
    const all = await vault.addMethod(await vault.addMethod(opened, passkey), recovery);
    const rotated = await vault.rotate(all);
    expect(rotated.header.ways.map(({ id }) => id)).toEqual(all.header.ways.map(({ id }) => id));
    const newRow = await sealRow(rotated);
    const methodId = idOf(rotated, "passkey");
    const secrets = [
      right,
      recovery,
      { kind: "passkey", methodId, secret: passkey.secret },
    ] as const;
    for (const secret of secrets) {
      const unlocked = await vault.unlock(secret);
      expect(unlocked.key).toEqual(rotated.key);
      expect(await opens(unlocked, row)).toBe(true);
      expect(await opens(unlocked, newRow)).toBe(true);
    }
  });

  it("leaves the new key alone for the next worker, which opens both kinds of rows", async () => {
    const profile = await makeLocked();
    const rotated = await profile.vault.rotate(profile.opened);
    const { keys } = JSON.parse(profile.session.stored.get("vault-key") ?? "{}");
    expect(keys).toMatchObject([{ keyId: rotated.key.keyId }]);
    const opened = await nextWorker(profile).open();
    expect(await opens(opened, profile.row)).toBe(true);
  });

  it("forgets the former one at the end", async () => {
    const { vault, opened, row } = await makeLocked();
    const rotated = await vault.rotate(opened);
    const finished = await vault.finishRotation(rotated);
    expect(finished.header).toMatchObject({ generation: 3, former: null });
    expect(finished.former).toBeNull();
    expect(await opens(await vault.unlock(right), await sealRow(rotated))).toBe(true);
    await expect(opens(finished, row)).rejects.toMatchObject({ code: "key-missing" });
    expect(await vault.finishRotation(finished)).toBe(finished);
  });

  it("is not made while rows are left of the former one, but methods may change", async () => {
    const { vault, opened, row } = await makeLocked();
    const rotated = await vault.rotate(opened);
    await expect(vault.rotate(rotated)).rejects.toMatchObject({ code: "rotation-running" });
    const added = await vault.addMethod(rotated, second);
    const unlocked = await vault.unlock(second);
    expect(unlocked.former?.keyId).toBe(opened.key.keyId);
    expect(await opens(unlocked, row)).toBe(true);
    const open = await vault.addMethod(added, byDevice);
    const leaving = vault.removeMethod(open, idOf(open, "device"));
    await expect(leaving).rejects.toMatchObject({ code: "rotation-running" });
  });

  it("of a vault without a lock opens by the same device key", async () => {
    const { vault, opened, row, session } = await makeUsedProfile({ method: byDevice });
    const rotated = await vault.rotate(opened);
    session.stored.clear();
    const again = await vault.open();
    expect(again.key).toEqual(rotated.key);
    expect(await opens(again, row)).toBe(true);
  });

  it("is not made where the vault was locked meanwhile", async () => {
    const profile = await makeLocked();
    const rotating = profile.vault.rotate(profile.opened);
    await Promise.all([
      expect(rotating).rejects.toMatchObject({ code: "locked" }),
      profile.vault.lock(),
    ]);
    expect(storedHeader(profile)).toEqual(profile.opened.header);
    expect(profile.session.stored.size).toBe(0);
  });
});
