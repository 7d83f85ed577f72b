import { describe, expect, it } from "vitest";
import { makeBackups, passphraseMethod, recoveryMethod } from "../../../test/builders/make-backups";
import { openKeyFile } from "../../backup/key-file";
import { KEY_FILE } from "../../domain/backup";
import { newRecoveryKey } from "../../vault/recovery-key";

describe("the key of backups", () => {
  it("is the recovery key that is made first, and another one is made after it", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    const [own] = await backups.identities();
    expect(await backups.nextRecoveryKey()).toBe(own);
    expect(await backups.nextRecoveryKey()).toBe(own);
    world.methods = [await recoveryMethod(own ?? "")];
    await backups.onMethodsChanged({ recoveryKey: own ?? "" });
    expect(await backups.identities()).toEqual([own]);
    expect((await backups.status()).recoveryKey).toBe(true);
    expect(await backups.nextRecoveryKey()).not.toBe(own);
  });

  it("is a recovery key that was added, however it was typed; the older one opens older backups", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    const [own] = await backups.identities();
    expect((await backups.status()).recoveryKey).toBe(false);
    const key = newRecoveryKey();
    world.methods = [await recoveryMethod(key)];
    await backups.onMethodsChanged({ recoveryKey: ` ${key.toLowerCase()}\n` });
    expect(await backups.identities()).toEqual([key, own]);
    expect((await backups.status()).recoveryKey).toBe(true);
  });

  it("comes to the front again where it is added again", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    const [own = ""] = await backups.identities();
    const key = newRecoveryKey();
    world.methods = [await recoveryMethod(key)];
    await backups.onMethodsChanged({ recoveryKey: key });
    world.methods = [await recoveryMethod(own)];
    await backups.onMethodsChanged({ recoveryKey: own });
    expect(await backups.identities()).toEqual([own, key]);
  });

  it("is another one once its method was removed: who holds it is not to read what comes", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    const [own = ""] = await backups.identities();
    world.methods = [await recoveryMethod(own), passphraseMethod()];
    await backups.onMethodsChanged({ recoveryKey: own });
    world.methods = world.methods.slice(1);
    await backups.onMethodsChanged(null);
    const [next, ...rest] = await backups.identities();
    expect(rest).toEqual([own]);
    expect(next).not.toBe(own);
    await backups.onMethodsChanged(null);
    expect(await backups.identities()).toEqual([next, own]);
  });

  it("is another one though the worker died before it could hear of the removal", async () => {
    const { open, world, pass } = await makeBackups();
    const [own = ""] = await open().backups.identities();
    world.methods = [await recoveryMethod(own)];
    await open().backups.onMethodsChanged({ recoveryKey: own });
    world.methods = [passphraseMethod()];
    const { backups } = open();
    backups.begin();
    await pass(2_000);
    expect((await backups.identities())[0]).not.toBe(own);
  });

  it("is that of the other recovery method where one of two is removed", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    const [first, second] = [newRecoveryKey(), newRecoveryKey()];
    world.methods = [await recoveryMethod(first)];
    await backups.onMethodsChanged({ recoveryKey: first });
    world.methods = [await recoveryMethod(first), await recoveryMethod(second)];
    await backups.onMethodsChanged({ recoveryKey: second });
    world.methods = world.methods.slice(0, 1);
    await backups.onMethodsChanged(null);
    expect((await backups.identities()).slice(0, 2)).toEqual([first, second]);
  });

  it("stays where nothing of the methods has to do with it", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    const before = await backups.identities();
    world.methods = [passphraseMethod()];
    await backups.onMethodsChanged(null);
    expect(await backups.identities()).toEqual(before);
  });

  it("is the recovery key that opened the vault, where no other method's is: it was added before backups", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    const [first, second] = [newRecoveryKey(), newRecoveryKey()];
    world.methods = [await recoveryMethod(first), await recoveryMethod(second)];
    await backups.onRecoveryKey(first);
    expect((await backups.identities())[0]).toBe(first);
    await backups.onRecoveryKey(second);
    expect((await backups.identities())[0]).toBe(first);
    await backups.onRecoveryKey(newRecoveryKey());
    expect(await backups.identities()).toHaveLength(2);
  });

  it("refuses what is no identity", async () => {
    const { backups } = (await makeBackups()).open();
    const changing = backups.onMethodsChanged({ recoveryKey: "AGE-SECRET-KEY-1QQQ" });
    await expect(changing).rejects.toMatchObject({ code: "bad-request" });
  });

  it("has no key file any more once the vault has no passphrase", async () => {
    const { open, world, pass, folders } = await makeBackups();
    const { backups } = open();
    world.methods = [passphraseMethod(), await recoveryMethod(newRecoveryKey())];
    backups.onPassphrase("long enough for anybody");
    await pass(5_000);
    expect(folders.files.files.has(KEY_FILE)).toBe(true);
    world.methods = world.methods.slice(1);
    await backups.onMethodsChanged(null);
    expect(await backups.status()).toMatchObject({
      passphrase: false,
      keyFile: null,
      hadKeyFile: true,
    });
    await expect.poll(() => world.held).toBe(0);
    expect(folders.files.files.has(KEY_FILE)).toBe(false);
  });
});

describe("a new key of backups", () => {
  async function locked() {
    const made = await makeBackups();
    made.world.methods = [passphraseMethod()];
    const { backups } = made.open();
    backups.onPassphrase("long enough for anybody");
    await made.pass(5_000);
    const [own = ""] = await backups.identities();
    return { ...made, backups, own };
  }

  it("comes with another passphrase: an older key file opens what was, not what comes", async () => {
    const { backups, world, own, pass, folders } = await locked();
    world.methods = [passphraseMethod()];
    await backups.onMethodsChanged(null);
    const [next, ...rest] = await backups.identities();
    expect(next).not.toBe(own);
    expect(rest).toEqual([own]);
    backups.onPassphrase("another one, long enough");
    await pass(5_000);
    const file = folders.files.files.get(KEY_FILE) ?? new Uint8Array(0);
    expect(await openKeyFile(file, "another one, long enough")).toEqual([next, own]);
    await backups.onMethodsChanged(null);
    expect((await backups.identities())[0]).toBe(next);
  });

  it("comes where the passphrase is removed, and after the worker that should have seen it died", async () => {
    const { world, own, open, pass } = await locked();
    world.methods = [{ id: crypto.randomUUID(), kind: "passkey", kdf: null }];
    const { backups } = open();
    backups.begin();
    await pass(2_000);
    expect((await backups.identities()).slice(1)).toEqual([own]);
  });

  it("comes with another vault key, and not where that stays", async () => {
    const { backups, world, own } = await locked();
    await backups.onMethodsChanged(null);
    expect(await backups.identities()).toEqual([own]);
    world.vaultKey = "99999999";
    await backups.onMethodsChanged(null);
    const identities = await backups.identities();
    expect(identities).toHaveLength(2);
    expect(identities[1]).toBe(own);
    await backups.onMethodsChanged(null);
    expect(await backups.identities()).toEqual(identities);
    expect(await backups.status()).toMatchObject({ isExposed: false });
  });

  it("does not come where a recovery key opens new backups, which is told until that is made anew", async () => {
    const { backups, world, own } = await locked();
    const recovery = await recoveryMethod(own);
    world.methods = [...world.methods, recovery];
    await backups.onMethodsChanged({ recoveryKey: own });
    expect(await backups.status()).toMatchObject({ isExposed: false });
    world.methods = [passphraseMethod(), recovery];
    await backups.onMethodsChanged(null);
    expect(await backups.identities()).toEqual([own]);
    expect(await backups.status()).toMatchObject({ isExposed: true, recoveryKey: true });
    const next = await backups.nextRecoveryKey();
    world.methods = [...world.methods.slice(0, 1), await recoveryMethod(next)];
    await backups.onMethodsChanged({ recoveryKey: next });
    expect(await backups.identities()).toEqual([next, own]);
    expect(await backups.status()).toMatchObject({ isExposed: false, recoveryKey: true });
  });

  it("is the recovery key that follows a time without a lock", async () => {
    const { open, world } = await makeBackups();
    const { backups } = open();
    world.methods = [{ id: crypto.randomUUID(), kind: "device", kdf: null }];
    await backups.onMethodsChanged(null);
    const [own] = await backups.identities();
    const next = await backups.nextRecoveryKey();
    expect(next).not.toBe(own);
    world.methods = [await recoveryMethod(next)];
    world.vaultKey = "99999999";
    await backups.onMethodsChanged({ recoveryKey: next });
    expect(await backups.identities()).toEqual([next, own]);
    expect(await backups.status()).toMatchObject({ isExposed: false });
  });
});

describe("a key that a former release took over from a backup", () => {
  const OTHERS = newRecoveryKey();

  async function restored(key: { wasWay?: boolean; createdAt: number }) {
    const made = await makeBackups();
    const first = { identity: OTHERS, ...key };
    await made.store.backups.update(() => ({
      ...{ keys: [first], keyFile: null, records: [], savedGeneration: null },
      ...{ form: "", failure: null, folder: null },
    }));
    return made;
  }

  it("seals nothing any more, though it is a recovery key of the vault, and opens what it has sealed", async () => {
    const { open, world, store } = await restored({ wasWay: true, createdAt: 1_000 });
    world.methods = [{ ...(await recoveryMethod(OTHERS)), createdAt: 900 }];
    const { backups } = open();
    await backups.onMethodsChanged(null);
    const [next, ...rest] = await backups.identities();
    expect(rest).toEqual([OTHERS]);
    expect(next).not.toBe(OTHERS);
    expect((await backups.status()).recoveryKey).toBe(false);
    await backups.onRecoveryKey(OTHERS);
    await backups.onMethodsChanged({ recoveryKey: OTHERS });
    expect(await backups.identities()).toEqual([next, OTHERS]);
    expect((await store.backups.read())?.keys[1]).toMatchObject({ isFormer: true });
    expect(await backups.nextRecoveryKey()).toBe(next);
  });

  it("that came by a passphrase seals nothing any more either", async () => {
    const { open, world } = await restored({ wasWay: false, createdAt: 1_000 });
    world.methods = [passphraseMethod()];
    const { backups } = open();
    await backups.onMethodsChanged(null);
    expect((await backups.identities())[0]).not.toBe(OTHERS);
    expect(await backups.isOwn({ identity: OTHERS, name: "" })).toBe(false);
  });

  it("is renewed once where nothing tells where it came from, and what it sealed stays one's own", async () => {
    const { open, world } = await restored({ createdAt: 1_000 });
    world.methods = [passphraseMethod()];
    const { backups } = open();
    await backups.onMethodsChanged(null);
    const [next, ...rest] = await backups.identities();
    expect(rest).toEqual([OTHERS]);
    expect(await backups.isOwn({ identity: OTHERS, name: "" })).toBe(true);
    await backups.onMethodsChanged(null);
    expect(await backups.identities()).toEqual([next, OTHERS]);
  });

  it("stays where it was printed by this vault: it was there before it became a method", async () => {
    const { open, world } = await restored({ wasWay: true, createdAt: 1_000 });
    world.methods = [{ ...(await recoveryMethod(OTHERS)), createdAt: 2_000 }];
    const { backups } = open();
    await backups.onMethodsChanged(null);
    expect(await backups.identities()).toEqual([OTHERS]);
  });
});
