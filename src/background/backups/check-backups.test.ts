import { describe, expect, it } from "vitest";
import { makeBackups } from "../../../test/builders/make-backups";
import { sayTurn } from "../../../test/builders/make-store";
import { AppError } from "../../domain/app-error";

const DAY_MS = 24 * 60 * 60_000;

describe("a check of all backups", () => {
  async function three() {
    const made = await makeBackups();
    const { backups } = made.open();
    for (let day = 0; day < 3; day += 1) {
      made.clock.time += DAY_MS;
      await backups.make({ withKeys: false });
    }
    const names = (await backups.status()).records.map(({ name }) => name);
    return { made, backups, files: made.folders.files.files, names };
  }

  it("dates those that are whole, and tells which are missing or altered", async () => {
    const { made, backups, files, names } = await three();
    const [, altered = "", missing = ""] = names;
    files.get(altered)?.fill(0, 300, 310);
    files.delete(missing);
    made.clock.time += DAY_MS;
    const { records, running } = await backups.check();
    expect(records.map(({ checkedAt, damage }) => [checkedAt, damage])).toEqual([
      [made.clock.time, null],
      [null, "altered"],
      [null, "missing"],
    ]);
    expect(running).toBeNull();
  });

  it("leaves one noted as it was that cannot be read now, looks at the others, and fails", async () => {
    const { made, backups, files, names } = await three();
    const [, busy = "", altered = ""] = names;
    const { folder } = made.folders.files;
    const heard: number[] = [];
    backups.watch(({ records }) => heard.push(records.filter(({ damage }) => damage).length));
    made.world.files = {
      ...folder,
      read: async (name) => {
        if (name === busy) throw new Error("busy");
        return folder.read(name);
      },
    };
    files.get(altered)?.fill(0, 300, 310);
    const before = (await backups.status()).records[1];
    await expect(backups.check()).rejects.toMatchObject({ code: "store-unavailable" });
    const { records, running } = await backups.status();
    expect(records[1]).toEqual(before);
    expect(records.map(({ damage }) => damage)).toEqual([null, null, "altered"]);
    expect(running).toBeNull();
    expect(heard.at(-1)).toBe(1);
  });

  it("does not take one for altered that a newer release made", async () => {
    const { made, backups } = await three();
    made.world.engine = {
      ...made.world.engine,
      check: () => Promise.reject(new AppError("version-unknown")),
    };
    await expect(backups.check()).rejects.toMatchObject({ code: "version-unknown" });
    expect((await backups.status()).records.map(({ damage }) => damage)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("counts what has changed as saved nowhere once the newest is none any more", async () => {
    const { backups, files, names } = await three();
    files.delete(names[0] ?? "");
    expect((await backups.status()).changed).toBe(false);
    expect((await backups.check()).changed).toBe(true);
  });

  it("tells how far it is, in bytes", async () => {
    const { backups } = await three();
    const heard: { done: number; total: number }[] = [];
    backups.watch(({ running }) => running?.what === "check" && heard.push(running));
    const { records } = await backups.check();
    const total = records.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(heard[0]).toMatchObject({ total });
  });

  it("ends with the lock, and notes nothing that it did not see", async () => {
    const { made, names } = await three();
    const { backups, lock } = made.open();
    const { folder } = made.folders.files;
    made.world.files = {
      ...folder,
      read: async (name) => {
        lock();
        return folder.read(name);
      },
    };
    await expect(backups.check()).rejects.toMatchObject({ code: "locked" });
    const { records } = await made.open().backups.status();
    expect(records.map(({ damage }) => damage)).toEqual(names.map(() => null));
  });
});

describe("deleting a backup", () => {
  it("removes its file; what was in the newest is in none from then on", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const [record] = (await backups.make({ withKeys: false })).records;
    expect(await backups.remove(record?.name ?? "")).toMatchObject({ records: [], changed: true });
    expect(made.folders.files.files.size).toBe(0);
    await expect(backups.remove(record?.name ?? "")).rejects.toMatchObject({ code: "not-found" });
  });

  it("takes one that this vault does not know, which is listed apart, with key files of others", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const { files } = made.folders.files;
    const other = "confidant-20250101T000000000Z.age";
    const key = "confidant-key-20250102T000000000Z.age";
    files.set(other, new Uint8Array(9)).set(key, new Uint8Array(5)).set("x.txt", new Uint8Array(1));
    const status = await backups.make({ withKeys: false });
    expect(status.others).toEqual([{ name: other, bytes: 9 }]);
    expect(status.otherKeys).toEqual([{ name: key, bytes: 5 }]);
    expect((await backups.remove(other)).others).toEqual([]);
    expect(files.has(other)).toBe(false);
    await expect(backups.remove(other)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a backup that was taken out", () => {
  it("is in no list and counts as none, and comes back as it was", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const { files } = made.folders.files;
    await backups.make({ withKeys: false });
    await sayTurn(made.harness, "More", "Yes.");
    made.clock.time += 1_000;
    const before = await backups.make({ withKeys: true });
    const [newest] = before.records;
    const { status, putBack, clear } = await backups.takeOut(newest?.name ?? "");
    expect(status).toMatchObject({ records: before.records.slice(1), others: [], changed: true });
    expect(files.has(newest?.name ?? "")).toBe(true);
    await expect(backups.takeOut(newest?.name ?? "")).rejects.toMatchObject({ code: "not-found" });
    await putBack();
    expect(await backups.status()).toEqual(before);
    clear();
    await made.pass(60_000);
    expect(files.has(newest?.name ?? ""), "what came back stays").toBe(true);
    expect(await backups.check()).toMatchObject({ records: [{ damage: null }, { damage: null }] });
  });

  it("loses its file once it cannot come back, known or not", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const { files } = made.folders.files;
    const other = "confidant-20250101T000000000Z.age";
    files.set(other, new Uint8Array(9));
    const [record] = (await backups.make({ withKeys: false })).records;
    for (const name of [record?.name ?? "", other]) {
      const { clear, putBack } = await backups.takeOut(name);
      expect(await backups.status()).toMatchObject({ records: [], others: expect.any(Array) });
      clear();
      await expect.poll(() => files.has(name)).toBe(false);
      await expect(putBack()).rejects.toMatchObject({ code: "undo-late" });
    }
    expect(await backups.status()).toMatchObject({ records: [], others: [] });
    expect(made.world.errors).toEqual([]);
  });

  it("stays while its worker holds it, and is cleared by the next one", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const { files } = made.folders.files;
    const [record] = (await backups.make({ withKeys: false })).records;
    await backups.takeOut(record?.name ?? "");
    backups.begin();
    await made.pass(5_000);
    expect(files.has(record?.name ?? "")).toBe(true);
    const next = made.open().backups;
    expect((await next.status()).records, "not even before it was cleared").toEqual([]);
    next.begin();
    await made.pass(5_000);
    expect(files.has(record?.name ?? "")).toBe(false);
    expect(await next.status()).toMatchObject({ records: [], others: [] });
  });
});
