import { describe, expect, it } from "vitest";
import { makeBackups, passphraseMethod, recoveryMethod } from "../../../test/builders/make-backups";
import { openKeyFile } from "../../backup/key-file";
import { KEY_FILE } from "../../domain/backup";
import { newRecoveryKey } from "../../vault/recovery-key";

const PASSPHRASE = "long enough for anybody";

async function setup() {
  const made = await makeBackups();
  made.world.methods = [passphraseMethod()];
  let keyFiles = 0;
  const { makeKeyFile } = made.world.engine;
  made.world.engine = {
    ...made.world.engine,
    makeKeyFile: (given) => {
      keyFiles += 1;
      return makeKeyFile(given);
    },
  };
  const read = (passphrase = PASSPHRASE) => {
    const file = made.folders.files.files.get(KEY_FILE);
    return file === undefined ? null : openKeyFile(file, passphrase);
  };
  return { ...made, ...made.open(), read, made: () => keyFiles };
}

describe("the key file", () => {
  it("is made after an unlock by the passphrase, and that passphrase opens it", async () => {
    const { backups, pass, read, clock } = await setup();
    backups.onPassphrase(PASSPHRASE);
    expect(read()).toBeNull();
    await pass(5_000);
    expect(await read()).toEqual(await backups.identities());
    const status = await backups.status();
    expect(status).toMatchObject({ passphrase: true, keyFile: { isCurrent: true } });
    expect(status.keyFile?.madeAt).toBeLessThanOrEqual(clock.time);
  });

  it("is not made at once, nor while a turn runs: nobody waits for it", async () => {
    const { backups, pass, read, world } = await setup();
    backups.onPassphrase(PASSPHRASE);
    await pass(1_000);
    expect(read()).toBeNull();
    world.busy = true;
    await pass(60_000);
    expect(read()).toBeNull();
    // The worker is kept until then.
    expect(world.held).toBe(1);
    world.busy = false;
    await pass(5_000);
    expect(read()).not.toBeNull();
    expect(world.held).toBe(0);
  });

  it("is not made again where it is as it should be", async () => {
    const { backups, pass, made } = await setup();
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    expect(made()).toBe(1);
  });

  it("is rewritten where the passphrase was changed", async () => {
    const { backups, pass, read, world } = await setup();
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    world.methods = [passphraseMethod()];
    expect((await backups.status()).keyFile).toMatchObject({ isCurrent: false });
    backups.onPassphrase("another one, long enough");
    await pass(5_000);
    await expect(read()).rejects.toMatchObject({ code: "wrong-passphrase" });
    expect(await read("another one, long enough")).toEqual(await backups.identities());
  });

  it("is rewritten with all keys after there is another one", async () => {
    const { backups, pass, read, world } = await setup();
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    const key = newRecoveryKey();
    world.methods = [...world.methods, await recoveryMethod(key)];
    await backups.onMethodsChanged({ recoveryKey: key });
    expect((await backups.status()).keyFile).toMatchObject({ isCurrent: false });
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    const identities = await backups.identities();
    expect(identities).toHaveLength(2);
    expect(await read()).toEqual(identities);
  });

  it("is by the last of two passphrases that came while it waited", async () => {
    const { backups, pass, read, made, world } = await setup();
    backups.onPassphrase(PASSPHRASE);
    backups.onPassphrase("another one, long enough");
    await pass(10_000);
    expect(await read("another one, long enough")).toEqual(await backups.identities());
    expect(made()).toBe(1);
    expect(world.held).toBe(0);
  });

  it("is by the passphrase of the vault where an older one's is made slowly", async () => {
    const { backups, timers, read, world } = await setup();
    const runTimers = () => {
      for (const { run } of timers.splice(0)) run();
    };
    const { makeKeyFile } = world.engine;
    const begun: (() => void)[] = [];
    world.engine = {
      ...world.engine,
      makeKeyFile: async (given) => {
        if (given.passphrase === PASSPHRASE) await new Promise<void>((go) => begun.push(go));
        return makeKeyFile(given);
      },
    };
    backups.onPassphrase(PASSPHRASE);
    runTimers();
    await expect.poll(() => begun.length).toBe(1);
    world.methods = [passphraseMethod()];
    backups.onPassphrase("another one, long enough");
    runTimers();
    // Long enough for the newer one to be first, if it could.
    await new Promise((resolve) => setTimeout(resolve, 150));
    for (const go of begun) go();
    await expect.poll(() => world.held).toBe(0);
    expect(await read("another one, long enough")).toEqual(await backups.identities());
  });

  it("is not noted where its passphrase was changed while it was made", async () => {
    const { backups, pass, read, world } = await setup();
    const { makeKeyFile } = world.engine;
    world.engine = {
      ...world.engine,
      makeKeyFile: (given) => {
        world.methods = [passphraseMethod()];
        return makeKeyFile(given);
      },
    };
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    expect((await backups.status()).keyFile).toBeNull();
    expect(read()).toBeNull();
  });

  it("is given up at a lock", async () => {
    const { backups, pass, lock, made, world } = await setup();
    backups.onPassphrase(PASSPHRASE);
    lock();
    expect(world.held).toBe(0);
    backups.onPassphrase(PASSPHRASE);
    await pass(60_000);
    expect(made()).toBe(0);
    expect(world.errors).toEqual([]);
  });

  it("is not made by a passphrase that opens no method", async () => {
    const { backups, pass, made, world } = await setup();
    world.methods = [];
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    expect(made()).toBe(0);
  });

  it("is copied to the chosen folder", async () => {
    const { backups, pass, world, folders } = await setup();
    world.chosen = folders.chosen.folder;
    await backups.useFolder("Backups");
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    await expect.poll(() => folders.chosen.files.has(KEY_FILE)).toBe(true);
  });

  it("tells an error, and keeps nothing, where it cannot be made", async () => {
    const { backups, pass, world } = await setup();
    world.engine = { ...world.engine, makeKeyFile: () => Promise.reject(new Error("no memory")) };
    backups.onPassphrase(PASSPHRASE);
    await pass(5_000);
    expect(world.errors).toHaveLength(1);
    expect(world.held).toBe(0);
    expect((await backups.status()).keyFile).toBeNull();
  });
});
