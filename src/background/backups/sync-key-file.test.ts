import { describe, expect, it } from "vitest";
import {
  type BackupsHarness,
  makeBackups,
  passphraseMethod,
} from "../../../test/builders/make-backups";
import { openKeyFile } from "../../backup/key-file";
import { ASIDE_KEY_FILE, KEY_FILE } from "../../domain/backup";

const FIRST = "long enough for anybody";
const SECOND = "another one, long enough";

/** A vault with a passphrase whose backups go to these folders. */
async function vaultOver(folders?: BackupsHarness["folders"]) {
  const made = await makeBackups();
  made.world.methods = [passphraseMethod()];
  if (folders !== undefined) made.world.files = folders.files.folder;
  made.world.chosen = (folders ?? made.folders).chosen.folder;
  const { backups } = made.open();
  const { useFolder: choose } = backups;
  await choose("Backups");
  const lockBy = async (passphrase: string) => {
    backups.onPassphrase(passphrase);
    await made.pass(5_000);
  };
  return { ...made, backups, lockBy };
}

function namesIn(files: ReadonlyMap<string, unknown>): readonly string[] {
  return [...files.keys()].filter((name) => ASIDE_KEY_FILE.test(name));
}

function openIn(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>, name: string, by: string) {
  return openKeyFile(files.get(name) ?? new Uint8Array(0), by);
}

describe("the key files of two vaults in the same folders", () => {
  async function two() {
    const first = await vaultOver();
    await first.lockBy(FIRST);
    const second = await vaultOver(first.folders);
    await second.lockBy(SECOND);
    const { files, chosen } = first.folders;
    return { first, second, folders: [files.files, chosen.files] };
  }

  it("are both there: the other one's was set aside under a name of its own", async () => {
    const { first, second, folders } = await two();
    for (const files of folders) {
      expect(await openIn(files, KEY_FILE, SECOND)).toEqual(await second.backups.identities());
      const [aside = "", ...rest] = namesIn(files);
      expect(rest).toEqual([]);
      expect(await openIn(files, aside, FIRST)).toEqual(await first.backups.identities());
    }
  });

  it("take turns without more and more of them", async () => {
    const { first, second, folders } = await two();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const { backups, clock } of [first, second]) {
        clock.time += 1_000;
        await backups.make({ withKeys: false });
      }
    }
    for (const files of folders) {
      expect(await openIn(files, KEY_FILE, SECOND)).toEqual(await second.backups.identities());
      expect(namesIn(files)).toHaveLength(1);
    }
  });

  it("leave the other one's where this vault has no passphrase any more", async () => {
    const { first, second, folders } = await two();
    first.world.methods = [];
    await first.backups.onMethodsChanged(null);
    await expect.poll(() => first.world.held).toBe(0);
    for (const files of folders) {
      expect(await openIn(files, KEY_FILE, SECOND)).toEqual(await second.backups.identities());
    }
  });

  it("are told as not in their place where the other one's lies there", async () => {
    const { first, second } = await two();
    expect((await first.backups.status()).keyFile).toMatchObject({ isCurrent: false });
    expect((await second.backups.status()).keyFile).toMatchObject({ isCurrent: true });
  });
});

describe("this vault's key file", () => {
  it("goes from both folders with the passphrase", async () => {
    const { backups, lockBy, world, folders } = await vaultOver();
    await lockBy(FIRST);
    world.methods = [];
    await backups.onMethodsChanged(null);
    await expect.poll(() => world.held).toBe(0);
    expect(folders.files.files.has(KEY_FILE)).toBe(false);
    expect(folders.chosen.files.has(KEY_FILE)).toBe(false);
  });

  it("replaces an older one of its own, of which no copy is kept", async () => {
    const { backups, lockBy, world, folders } = await vaultOver();
    await lockBy(FIRST);
    world.methods = [passphraseMethod()];
    await backups.onMethodsChanged(null);
    await lockBy(SECOND);
    for (const { files } of [folders.files, folders.chosen]) {
      expect(await openIn(files, KEY_FILE, SECOND)).toEqual(await backups.identities());
      expect(namesIn(files)).toEqual([]);
    }
  });

  it("is put back by a worker that begins, and by each backup", async () => {
    const { backups, lockBy, folders, open, pass } = await vaultOver();
    await lockBy(FIRST);
    const { files } = folders.files;
    files.delete(KEY_FILE);
    expect((await backups.status()).keyFile).toMatchObject({ isCurrent: false });
    open().backups.begin();
    await pass(2_000);
    expect(files.has(KEY_FILE)).toBe(true);
    files.delete(KEY_FILE);
    folders.chosen.files.set(KEY_FILE, Uint8Array.of(1, 2, 3));
    const status = await backups.make({ withKeys: false });
    expect(status.keyFile).toMatchObject({ isCurrent: true });
    expect(files.get(KEY_FILE)).toEqual(folders.chosen.files.get(KEY_FILE));
    const [aside = ""] = namesIn(folders.chosen.files);
    expect(folders.chosen.files.get(aside)).toEqual(Uint8Array.of(1, 2, 3));
  });
});
