import { describe, expect, it } from "vitest";
import { makeBackups } from "../../../test/builders/make-backups";
import type { FileFolder } from "../../domain/file-folder";

const DAY_MS = 24 * 60 * 60_000;

async function setup() {
  const made = await makeBackups();
  const { folder, files } = made.folders.chosen;
  made.world.chosen = folder;
  const opened = made.open();
  const { useFolder: choose } = opened.backups;
  await choose("Backups");
  return { ...made, ...opened, folder, copies: files, kept: made.folders.files.files };
}

/** A disk that turns the first bit of what it is given. */
function turning(folder: FileFolder): FileFolder {
  return {
    ...folder,
    write: async (name) => {
      const writer = await folder.write(name);
      const write = (bytes: Uint8Array<ArrayBuffer>) => {
        const turned = bytes.slice();
        turned[0] = (turned[0] ?? 0) ^ 1;
        return writer.write(turned);
      };
      return { ...writer, write };
    },
  };
}

describe("a copy in the chosen folder", () => {
  it("is none that is not read back as it was made, and nothing of it is left", async () => {
    const { backups, world, folder, copies } = await setup();
    world.chosen = turning(folder);
    const { folder: folderStatus, failure } = await backups.make({ withKeys: false });
    expect(folderStatus).toMatchObject({ state: "failed", copiedAt: null });
    expect(failure).toBeNull();
    expect(copies.size).toBe(0);
  });

  it("is not written again where it lies there as it should", async () => {
    const { backups, world, folder } = await setup();
    await backups.make({ withKeys: false });
    world.chosen = { ...folder, write: () => Promise.reject(new Error("full")) };
    expect((await backups.check()).folder?.state).toBe("ok");
  });

  it("is copied anew where a check finds it damaged, an older one too", async () => {
    const { backups, copies, kept, clock } = await setup();
    await backups.make({ withKeys: false });
    clock.time += DAY_MS;
    await backups.make({ withKeys: false });
    for (const name of copies.keys()) copies.get(name)?.fill(0, 300, 310);
    clock.time += 1_000;
    const { folder, records } = await backups.check();
    expect(records).toHaveLength(2);
    for (const { name } of records) expect(copies.get(name)).toEqual(kept.get(name));
    expect(folder).toMatchObject({ state: "ok", copiedAt: clock.time });
  });

  it("stays gone where an older one was removed there, and whole where the one here is damaged", async () => {
    const { backups, copies, kept, clock } = await setup();
    await backups.make({ withKeys: false });
    clock.time += DAY_MS;
    const { records } = await backups.make({ withKeys: false });
    const [newest, older] = records.map(({ name }) => name);
    copies.delete(older ?? "");
    const before = copies.get(newest ?? "")?.slice();
    kept.get(newest ?? "")?.fill(0, 300, 310);
    await backups.check();
    expect(copies.get(newest ?? "")).toEqual(before);
    // What is the newest whole one now is copied again.
    expect(copies.get(older ?? "")).toEqual(kept.get(older ?? ""));
  });
});
