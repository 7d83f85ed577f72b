import { describe, expect, it } from "vitest";
import {
  deleteDatabases,
  makeRecoveryDisk,
  type RecoveryDisk,
} from "../../../test/builders/make-recovery";
import { textOf } from "../../../test/builders/make-restores";
import {
  expectSound,
  linesOf,
  restart,
  talkAround,
  unlock,
} from "../../../test/builders/recover-talk";
import { backupName } from "../../backup/backup-name";
import { AppError } from "../../domain/app-error";

describe("what a recovery takes from beside a deleted database", () => {
  /** A backup of the same vault, as it went on somewhere else, in the folder that both use. */
  async function foreignBackup(disk: RecoveryDisk): Promise<void> {
    const [own] = disk.backups.values();
    if (own === undefined) throw new Error("no backup");
    const name = backupName(own.manifest.madeAt + 1_000);
    const manifest = { ...own.manifest, generation: 1_000_000 };
    disk.backups.set(name, { ...own, manifest });
    disk.chosen.files.set(name, new TextEncoder().encode(name));
  }

  it("is its own: a backup that goes beyond all that was seen takes nothing's place", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await foreignBackup(disk);
    await deleteDatabases(disk);
    const next = restart(disk);
    expect(await linesOf(await unlock(next))).toEqual(lines);
    expect(await next.recovery.note()).toMatchObject({ since: null });
  });

  it("is a backup that goes beyond all that was seen where there is no other, and that is told", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    await foreignBackup(disk);
    disk.kept.files.clear();
    await deleteDatabases(disk);
    const next = restart(disk);
    expect(await textOf((await unlock(next)).store)).toContain("said before");
    expect(await next.recovery.note()).toMatchObject({ why: "gone", since: 0 });
  });

  it("is not begun with where the disk has no room for it, with how much is missing", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await deleteDatabases(disk);
    const { room } = disk;
    disk.room = async () => {
      throw new AppError("quota-exceeded", { data: { missing: 7 } });
    };
    for (let time = 0; time < 2; time += 1) {
      const full = restart(disk);
      const refused = { code: "quota-exceeded", data: { missing: 7 } };
      await expect(unlock(full)).rejects.toMatchObject(refused);
      expect((await disk.indexedDB.databases()).map(({ name }) => name)).toEqual(["confidant"]);
      await full.closeAll();
    }
    disk.room = room;
    expect(await linesOf(await unlock(restart(disk)))).toEqual(lines);
  });

  it("is the copy in the chosen folder, where the browser has cleared private files and journal, too", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    const [madeAt] = [...disk.backups.values()].map(({ manifest }) => manifest.madeAt);
    for (const [name, file] of disk.kept.files) disk.chosen.files.set(name, file);
    disk.kept.files.clear();
    disk.files.stored.clear();
    disk.journals.clear();
    await deleteDatabases(disk);
    const next = restart(disk);
    const back = await unlock(next);
    expect(await textOf(back.store)).toContain("said before");
    await expectSound(back);
    expect(await next.recovery.note()).toMatchObject({ why: "gone", since: madeAt });
  });

  it("is nothing of a journal under another key, and that something is missing is told", async () => {
    const [disk, stranger] = [makeRecoveryDisk(), makeRecoveryDisk()];
    await talkAround(disk);
    await talkAround(stranger);
    for (const [name, journal] of stranger.journals) disk.journals.set(name, journal);
    await deleteDatabases(disk);
    const next = restart(disk);
    const back = await unlock(next);
    const text = await textOf(back.store);
    expect(text).toContain("said before");
    expect(text).not.toContain("said after");
    await expectSound(back);
    expect(await next.recovery.note()).toMatchObject({ since: expect.any(Number) });
  });
});
