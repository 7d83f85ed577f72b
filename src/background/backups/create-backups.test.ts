import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { type BackupsHarness, makeBackups } from "../../../test/builders/make-backups";
import { sayTurn } from "../../../test/builders/make-store";
import { openBackup } from "../../backup/open-backup";
import { AppError } from "../../domain/app-error";
import { BACKUP_NAME, OLD_BACKUP_MS } from "../../domain/backup";
import type { FileFolder } from "../../domain/file-folder";
import { CHANCE_MS } from "./overdue-chance";

const DAY_MS = 24 * 60 * 60_000;

async function tablesIn({ folders }: BackupsHarness, name: string, identities: readonly string[]) {
  const file = await folders.files.folder.read(name);
  if (file === null) throw new Error("no file");
  const { signal } = new AbortController();
  const opened = await openBackup({ file, identities, signal });
  const tables: string[] = [];
  for await (const { rows } of opened.rows()) tables.push(...rows.map(({ table }) => table));
  return { tables, manifest: opened.manifest };
}

async function addConnection({ store }: BackupsHarness) {
  const url = "http://127.0.0.1:8080/v1";
  await store.connections.add({ kind: "openai", preset: null, url, key: "sk-canary" });
}

describe("a backup made by hand", () => {
  it("is a file that this vault's identity opens, with what there is", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const status = await backups.make({ withKeys: false });
    const [record] = status.records;
    expect(record).toMatchObject({
      reason: "by-hand",
      messages: 2,
      conversations: 1,
      unreadable: 0,
      withKeys: false,
      madeAt: made.clock.time,
      checkedAt: made.clock.time,
      damage: null,
    });
    expect(record?.name).toMatch(BACKUP_NAME);
    expect(made.folders.files.files.get(record?.name ?? "")?.length).toBe(record?.bytes);
    const { tables, manifest } = await tablesIn(
      made,
      record?.name ?? "",
      await backups.identities(),
    );
    expect(tables.filter((table) => table === "messages")).toHaveLength(2);
    expect(tables).not.toContain("backups");
    expect(manifest).toMatchObject({ app: "0.7.0", withKeys: false });
    expect(status).toMatchObject({ changed: false, isOld: false, failure: null, running: null });
    expect(made.folders.staging.files.size).toBe(0);
    expect(made.world.held).toBe(0);
  });

  it("is no change that another one would be for, and a word is", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    await backups.make({ withKeys: false });
    expect((await made.open().backups.status()).changed).toBe(false);
    await sayTurn(made.harness, "More", "Yes.");
    expect((await backups.status()).changed).toBe(true);
  });

  it("has the keys of connections only where that is asked for", async () => {
    const made = await makeBackups();
    await addConnection(made);
    const { backups } = made.open();
    const without = await backups.make({ withKeys: false });
    const identities = await backups.identities();
    const first = await tablesIn(made, without.records[0]?.name ?? "", identities);
    expect(first.tables).toContain("connections");
    expect(first.tables).not.toContain("secrets");
    const withKeys = await backups.make({ withKeys: true });
    const second = await tablesIn(made, withKeys.records[0]?.name ?? "", identities);
    expect(second.tables).toContain("secrets");
    expect(withKeys.records[0]?.withKeys).toBe(true);
  });

  it("has a name of its own where another was made in the same millisecond", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    await Promise.all([backups.make({ withKeys: false }), backups.make({ withKeys: false })]);
    const { records } = await backups.status();
    const { time } = made.clock;
    expect(records.map(({ madeAt }) => madeAt)).toEqual([time + 1, time]);
    expect(made.folders.files.files.size).toBe(2);
  });

  it("is told while it is made, to whoever watches", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const heard: unknown[] = [];
    const stop = backups.watch(({ running, records }) =>
      heard.push([running?.what, records.length]),
    );
    await expect.poll(() => heard).toEqual([[undefined, 0]]);
    await backups.make({ withKeys: false });
    expect(heard).toContainEqual(["backup", 0]);
    expect(heard.at(-1)).toEqual([undefined, 1]);
    stop();
    const before = heard.length;
    await backups.make({ withKeys: false });
    expect(heard).toHaveLength(before);
  });
});

describe("a backup that cannot be made", () => {
  it("tells why, leaves nothing, is noted and shown, until one succeeds", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const { files } = made.world;
    made.world.files = {
      ...files,
      write: async () => Promise.reject(new AppError("quota-exceeded")),
    };
    await expect(backups.make({ withKeys: false })).rejects.toMatchObject({
      code: "backup-failed",
      data: { reason: "quota-exceeded" },
    });
    const failure = { code: "quota-exceeded", at: made.clock.time };
    expect(await backups.status()).toMatchObject({ failure, records: [], running: null });
    expect(made.world).toMatchObject({ badge: "failing", held: 0 });
    expect(made.folders.files.files.size).toBe(0);
    made.world.files = files;
    expect(await backups.make({ withKeys: false })).toMatchObject({ failure: null });
    expect(made.world.badge).toBe("fine");
  });

  it("is not begun where the disk has no room for it, and tells how much is missing", async () => {
    const made = await makeBackups();
    const requests: (number | "all")[] = [];
    let missing = 0;
    const ask = async (what: number | "all") => {
      requests.push(what);
      if (missing > 0) throw new AppError("quota-exceeded", { data: { missing } });
    };
    const disk = { free: async () => null, require: ask, requireForAll: () => ask("all") };
    const { backups } = made.open({ disk });
    const [first] = (await backups.make({ withKeys: false })).records;
    missing = 5_000;
    await expect(backups.make({ withKeys: false })).rejects.toMatchObject({
      code: "backup-failed",
      data: { reason: "quota-exceeded", missing: 5_000 },
    });
    expect(requests).toEqual(["all", first?.bytes]);
    expect([...made.folders.files.files.keys()]).toEqual([first?.name]);
    expect(await backups.status()).toMatchObject({ failure: { code: "quota-exceeded" } });
    missing = 0;
    expect(await backups.make({ withKeys: false })).toMatchObject({ failure: null });
  });

  it("is one that is not read back as it was written, and its file goes", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const { folder } = made.folders.files;
    made.world.files = { ...folder, write: (name) => writeWrongly(folder, name) };
    await expect(backups.make({ withKeys: false })).rejects.toMatchObject({
      code: "backup-failed",
      data: { reason: "backup-damaged" },
    });
    expect(made.folders.files.files.size).toBe(0);
    expect((await backups.status()).records).toEqual([]);
  });

  it("tells no identity in what is thrown or noted", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    made.world.files = { ...made.world.files, write: () => Promise.reject(new Error("disk")) };
    const error = await backups.make({ withKeys: false }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ data: { reason: "internal" } });
    const reported = [inspect(error, { depth: null, showHidden: true }), await backups.status()];
    expect(JSON.stringify(reported)).not.toContain("AGE-SECRET-KEY");
  });
});

/** A disk that turns a bit of what it is given. */
async function writeWrongly(folder: FileFolder, name: string) {
  const writer = await folder.write(name);
  return {
    ...writer,
    write: (bytes: Uint8Array<ArrayBuffer>) => {
      const altered = bytes.slice();
      altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
      return writer.write(altered);
    },
  };
}

describe("a lock in the middle of a backup", () => {
  it.each([1, 2, 3, 4])("leaves nothing half, and no failure (at call %s)", async (at) => {
    const made = await makeBackups();
    const { backups, lock } = made.open();
    const { folder } = made.folders.files;
    let calls = 0;
    const locking = <T>(result: T): T => {
      calls += 1;
      if (calls === at) lock();
      return result;
    };
    made.world.files = {
      ...folder,
      write: async (name) => {
        const writer = locking(await folder.write(name));
        return {
          ...writer,
          write: (bytes) => locking(writer.write(bytes)),
          close: () => locking(writer.close()),
        };
      },
      read: async (name) => locking(await folder.read(name)),
    };
    await expect(backups.make({ withKeys: false })).rejects.toMatchObject({ code: "locked" });
    expect(made.folders.files.files.size).toBe(0);
    expect(made.folders.staging.files.size).toBe(0);
    expect(made.world).toMatchObject({ held: 0, badge: "none" });
    const next = await made.open().backups.status();
    expect(next).toMatchObject({ failure: null, records: [] });
  });
});

describe("what is kept", () => {
  it("M-049 is a backup of each of the last seven days and four weeks; the files of others go", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    for (let day = 0; day < 40; day += 1) {
      made.clock.time += DAY_MS;
      await backups.make({ withKeys: false });
    }
    const { records } = await backups.status();
    expect(records.length).toBeGreaterThanOrEqual(9);
    expect(records.length).toBeLessThanOrEqual(11);
    const names = records.map(({ name }) => name).sort();
    expect([...made.folders.files.files.keys()].sort()).toEqual(names);
  });

  it("stays noted where its file could not be removed, and goes after the next one", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    // Of those made by hand the three newest stay.
    for (let count = 0; count < 3; count += 1) await backups.make({ withKeys: false });
    const { folder } = made.folders.files;
    made.world.files = { ...folder, remove: () => Promise.reject(new Error("busy")) };
    expect((await backups.make({ withKeys: false })).records).toHaveLength(4);
    expect(made.world.errors).toHaveLength(1);
    made.world.files = folder;
    expect((await backups.make({ withKeys: false })).records).toHaveLength(3);
    expect(made.folders.files.files.size).toBe(3);
  });
});

describe("backups that are old", () => {
  it("are told a week after, where anything has changed since", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    await backups.make({ withKeys: false });
    made.clock.time += OLD_BACKUP_MS + 1;
    expect(await backups.status()).toMatchObject({ isOld: false });
    await sayTurn(made.harness, "More", "Yes.");
    expect(await backups.status()).toMatchObject({ isOld: false });
    made.clock.time += CHANCE_MS;
    expect(await backups.status()).toMatchObject({ isOld: true });
    expect(made.world.badge).toBe("old");
    made.clock.time -= CHANCE_MS;
    made.clock.time -= 1;
    expect(await backups.status()).toMatchObject({ isOld: false });
  });

  it("are told where there is none, a week after there could have been one", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    await backups.identities();
    expect(await backups.status()).toMatchObject({ isOld: false, changed: true });
    made.clock.time += OLD_BACKUP_MS + 1;
    await backups.status();
    made.clock.time += CHANCE_MS;
    expect(await backups.status()).toMatchObject({ isOld: true });
  });

  it("are none of a vault in which nothing was said", async () => {
    const made = await makeBackups({ says: false });
    const { backups } = made.open();
    await backups.identities();
    made.clock.time += OLD_BACKUP_MS + 1;
    expect(await backups.status()).toMatchObject({ isOld: false });
  });
});
