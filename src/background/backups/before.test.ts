import { describe, expect, it } from "vitest";
import { makeBackups } from "../../../test/builders/make-backups";
import { sayTurn } from "../../../test/builders/make-store";
import { AppError } from "../../domain/app-error";

const DAY_MS = 24 * 60 * 60_000;

async function reasonsOf({ backups }: Awaited<ReturnType<typeof begun>>) {
  return (await backups.status()).records.map(({ reason }) => reason);
}

async function begun(options?: Parameters<typeof makeBackups>[0]) {
  const made = await makeBackups(options);
  return { ...made, ...made.open() };
}

describe("a backup before something that removes", () => {
  it("M-070 is made, and is not made again where nothing has changed since", async () => {
    const made = await begun();
    await made.backups.before("before-purge");
    made.clock.time += DAY_MS;
    await made.backups.before("before-rotation");
    expect(await reasonsOf(made)).toEqual(["before-purge"]);
    await sayTurn(made.harness, "More", "Yes.");
    await made.backups.before("before-rotation");
    expect(await reasonsOf(made)).toEqual(["before-rotation", "before-purge"]);
  });

  it("is made though nothing has changed where the file of the newest is gone, or another one", async () => {
    const made = await begun();
    const { files } = made.folders.files;
    await made.backups.before("before-purge");
    const [name = ""] = files.keys();
    made.clock.time += DAY_MS;
    files.delete(name);
    await made.backups.before("before-purge");
    expect(await reasonsOf(made)).toHaveLength(2);
    const newest = (await made.backups.status()).records[0]?.name ?? "";
    files.set(newest, new Uint8Array(3));
    made.clock.time += DAY_MS;
    await made.backups.before("before-purge");
    expect(await reasonsOf(made)).toHaveLength(3);
  });

  it("leaves the one that is about to be restored, though it would have to go", async () => {
    const made = await begun();
    const { files } = made.folders.files;
    const lose = async (options: { readonly spared?: string } = {}) => {
      await sayTurn(made.harness, "More", "Yes.");
      made.clock.time += 1_000;
      await made.backups.before("before-restore", options);
    };
    await lose();
    const [spared = ""] = files.keys();
    // Of those that were made before something the five newest stay.
    for (let count = 1; count < 5; count += 1) await lose();
    await lose({ spared });
    expect([files.has(spared), files.size]).toEqual([true, 6]);
    await lose();
    expect([files.has(spared), files.size]).toEqual([false, 5]);
  });

  it("is made though nothing has changed where the newest is another file of the same size", async () => {
    const made = await begun();
    const { files } = made.folders.files;
    await made.backups.before("before-purge");
    const [name = ""] = files.keys();
    files.get(name)?.fill(0, 300, 310);
    // It was read back within the day, and nothing so dear is about to go.
    await made.backups.before("before-purge");
    made.clock.time += DAY_MS + 1;
    await made.backups.before("before-rotation");
    expect(await reasonsOf(made)).toHaveLength(1);
    await made.backups.before("before-purge");
    const { records } = await made.backups.status();
    expect(records.map(({ damage }) => damage)).toEqual([null, "altered"]);
  });

  it("is dated where it was read back because much hangs on it, and not read again that day", async () => {
    const made = await begun();
    await made.backups.before("before-purge");
    made.clock.time += DAY_MS + 1;
    await made.backups.before("before-restore");
    const [record, ...others] = (await made.backups.status()).records;
    expect(record).toMatchObject({ checkedAt: made.clock.time, damage: null });
    expect(others).toEqual([]);
  });

  it("is made where nothing was said and something is there all the same", async () => {
    const made = await begun({ says: false });
    const fields = { name: "Mine", systemPrompt: "Be brief." };
    await made.store.presets.create({ id: crypto.randomUUID(), fields });
    await made.backups.before("before-purge");
    expect(await reasonsOf(made)).toEqual(["before-purge"]);
  });

  it("is not made where nothing was ever said, nor where it was declined", async () => {
    const nothing = await begun({ says: false });
    await nothing.backups.before("before-purge");
    expect(await reasonsOf(nothing)).toEqual([]);
    const declined = await begun();
    await declined.backups.before("before-purge", { withoutBackup: true });
    expect(await reasonsOf(declined)).toEqual([]);
  });

  it("is made before a restore whatever there is: that asks whether anything came after it", async () => {
    const nothing = await begun({ says: false });
    await nothing.backups.before("before-restore");
    expect(await nothing.store.backups.hasChanged()).toBe(false);
  });

  it("fails where it cannot be made, with the code of the cause", async () => {
    const made = await begun();
    const full = () => Promise.reject(new AppError("quota-exceeded"));
    made.world.files = { ...made.world.files, write: full };
    await expect(made.backups.before("before-purge")).rejects.toMatchObject({
      code: "backup-failed",
      data: { reason: "quota-exceeded" },
    });
    const declined = made.backups.before("before-purge", { withoutBackup: true });
    await expect(declined).resolves.toBeUndefined();
  });

  it("waits for one that is being made, which may be enough", async () => {
    const made = await begun();
    const making = made.backups.make({ withKeys: false });
    await made.backups.before("before-purge");
    await making;
    expect(await reasonsOf(made)).toEqual(["by-hand"]);
  });
});
