import { describe, expect, it } from "vitest";
import { makeBackups, passphraseMethod } from "../../../test/builders/make-backups";
import { sayTurn } from "../../../test/builders/make-store";
import { makeFileFolder } from "../../../test/fakes/file-folder";
import { AppError } from "../../domain/app-error";
import { KEY_FILE } from "../../domain/backup";

const DAY_MS = 24 * 60 * 60_000;

async function setup() {
  const made = await makeBackups();
  const { folder, files } = made.folders.chosen;
  made.world.chosen = folder;
  return { ...made, ...made.open(), copies: files };
}

describe("the chosen folder", () => {
  it("M-089 gets every backup under the same name, with the same bytes", async () => {
    const { backups, copies, folders, clock } = await setup();
    expect(await backups.useFolder("Backups")).toMatchObject({
      folder: { name: "Backups", state: "ok", copiedAt: null },
    });
    const { records, folder } = await backups.make({ withKeys: false });
    const name = records[0]?.name ?? "";
    expect(copies.get(name)).toEqual(folders.files.files.get(name));
    expect(folder).toEqual({ name: "Backups", state: "ok", copiedAt: clock.time });
  });

  it("gets the newest one when it is chosen, and the key file", async () => {
    const { backups, copies, world, pass } = await setup();
    world.methods = [passphraseMethod()];
    backups.onPassphrase("long enough for anybody");
    await pass(5_000);
    const [record] = (await backups.make({ withKeys: false })).records;
    expect(copies.size).toBe(0);
    await backups.useFolder("Backups");
    expect([...copies.keys()].sort()).toEqual([KEY_FILE, record?.name].sort());
  });

  it("loses what is not kept any longer, and nothing that is not ours", async () => {
    const { backups, copies, harness, clock } = await setup();
    await backups.useFolder("Backups");
    copies.set("letter.txt", Uint8Array.of(1));
    copies.set("confidant-20200101T000000000Z.age", Uint8Array.of(1));
    await backups.before("before-purge");
    const [first] = (await backups.status()).records;
    clock.time += 40 * DAY_MS;
    await sayTurn(harness, "More", "Yes.");
    const [second] = (await backups.make({ withKeys: false })).records;
    expect(copies.has(first?.name ?? "")).toBe(false);
    expect([...copies.keys()].sort()).toEqual(
      ["confidant-20200101T000000000Z.age", "letter.txt", second?.name].sort(),
    );
  });

  it("keeps its copy of a backup that is deleted here", async () => {
    const { backups, copies } = await setup();
    await backups.useFolder("Backups");
    const [record] = (await backups.make({ withKeys: false })).records;
    await backups.remove(record?.name ?? "");
    expect(copies.has(record?.name ?? "")).toBe(true);
  });

  it.each([
    ["denied", "denied"],
    ["gone", new AppError("bad-request", { data: { reason: "gone" } })],
    ["denied", new AppError("bad-request", { data: { reason: "denied" } })],
    ["failed", new AppError("quota-exceeded")],
    ["failed", new Error("unplugged")],
  ] as const)(
    "is told as %s where that is so, and the backup is one without it",
    async (state, how) => {
      const { backups, world, clock } = await setup();
      await backups.useFolder("Backups");
      await backups.make({ withKeys: false });
      const copiedAt = clock.time;
      clock.time += DAY_MS;
      world.chosen =
        how === "denied" ? how : { ...makeFileFolder().folder, write: () => Promise.reject(how) };
      const status = await backups.make({ withKeys: false });
      expect(status).toMatchObject({
        failure: null,
        changed: false,
        folder: { name: "Backups", state, copiedAt },
      });
      expect(status.records).toHaveLength(2);
      expect(world.badge).toBe("failing");
    },
  );

  it("is gone where its handle is, and fine again once it was chosen anew", async () => {
    const { backups, world, folders } = await setup();
    await backups.useFolder("Backups");
    world.chosen = null;
    expect((await backups.make({ withKeys: false })).folder?.state).toBe("gone");
    await expect(backups.useFolder("Backups")).rejects.toMatchObject({ code: "not-found" });
    world.chosen = folders.chosen.folder;
    expect((await backups.useFolder("Backups")).folder?.state).toBe("ok");
    expect(folders.chosen.files.size).toBe(1);
  });

  it("loses later what was dropped while it could not be written", async () => {
    const { backups, copies, world, harness, folders, clock } = await setup();
    await backups.useFolder("Backups");
    await backups.before("before-purge");
    const [first] = (await backups.status()).records;
    world.chosen = "denied";
    clock.time += 40 * DAY_MS;
    await sayTurn(harness, "More", "Yes.");
    const [second] = (await backups.make({ withKeys: false })).records;
    expect([...folders.files.files.keys()]).toEqual([second?.name]);
    expect(copies.has(first?.name ?? "")).toBe(true);
    world.chosen = folders.chosen.folder;
    await backups.useFolder("Backups");
    expect([...copies.keys()]).toEqual([second?.name]);
    expect(world.badge).toBe("fine");
  });

  it("leaves no half of a copy that is cut", async () => {
    const { backups, world, folders } = await setup();
    await backups.useFolder("Backups");
    const full = makeFileFolder({ fullAt: 2 });
    world.chosen = full.folder;
    expect((await backups.make({ withKeys: false })).folder?.state).toBe("failed");
    expect(full.files.size).toBe(0);
    expect(full.unfinished()).toBe(0);
    expect(folders.files.files.size).toBe(1);
  });

  it("gets nothing more once it is forgotten; what lies there stays", async () => {
    const { backups, world, copies, harness } = await setup();
    await backups.useFolder("Backups");
    await backups.make({ withKeys: false });
    expect((await backups.forgetFolder()).folder).toBeNull();
    expect(world.chosen).toBeNull();
    await sayTurn(harness, "More", "Yes.");
    await backups.make({ withKeys: false });
    expect(copies.size).toBe(1);
  });
});

describe("private files that the browser has cleared", () => {
  it("are brought back from the folder when it is chosen again", async () => {
    const { backups, copies, folders } = await setup();
    await backups.useFolder("Backups");
    const [record] = (await backups.make({ withKeys: false })).records;
    folders.files.files.clear();
    const { records } = await backups.useFolder("Backups");
    expect(folders.files.files.get(record?.name ?? "")).toEqual(copies.get(record?.name ?? ""));
    expect(records).toMatchObject([{ name: record?.name, damage: null }]);
  });

  it("are brought back by a worker that begins, also what a check found missing", async () => {
    const { backups, folders, open, pass } = await setup();
    await backups.useFolder("Backups");
    const [record] = (await backups.make({ withKeys: false })).records;
    folders.files.files.clear();
    const next = open().backups;
    next.begin();
    await pass(5_000);
    expect([...folders.files.files.keys()]).toContain(record?.name);
    expect((await next.status()).records).toMatchObject([{ name: record?.name, damage: null }]);
  });

  it("are not brought back from a copy that is damaged, nor what was deleted by hand", async () => {
    const { backups, copies, folders, clock } = await setup();
    await backups.useFolder("Backups");
    const [first] = (await backups.make({ withKeys: false })).records;
    clock.time += DAY_MS;
    const [second] = (await backups.make({ withKeys: false })).records;
    await backups.remove(first?.name ?? "");
    folders.files.files.clear();
    copies.get(second?.name ?? "")?.fill(0);
    await backups.useFolder("Backups");
    expect([...folders.files.files.keys()]).toEqual([]);
  });
});
