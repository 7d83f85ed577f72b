import { describe, expect, it } from "vitest";
import { makeBackups } from "../../../test/builders/make-backups";
import { sayTurn } from "../../../test/builders/make-store";
import { createFakeLocks } from "../../../test/fakes/locks";
import { AppError } from "../../domain/app-error";
import { CHANCE_MS } from "./overdue-chance";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Made = Awaited<ReturnType<typeof makeBackups>>;

async function reasonsOf({ store }: Made) {
  return ((await store.backups.read())?.records ?? []).map(({ reason }) => reason);
}

/** A day later, with a new word said since. */
async function nextDay(made: Made) {
  made.clock.time += DAY_MS;
  await sayTurn(made.harness, "More", "Yes.");
}

describe("the daily backup", () => {
  it("M-049 is made some seconds after the vault was opened, never at once", async () => {
    const made = await makeBackups();
    made.open().backups.begin();
    await made.pass(9 * SECOND_MS);
    expect(await reasonsOf(made)).toEqual([]);
    await made.pass(3 * SECOND_MS);
    expect(await reasonsOf(made)).toEqual(["daily"]);
    expect(made.world).toMatchObject({ held: 0, errors: [] });
  });

  it("is made again a day later where anything has changed, called by its alarm", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    backups.begin();
    await made.pass(MINUTE_MS);
    const [first] = (await backups.status()).records;
    expect(made.world.alarm).toBe((first?.madeAt ?? 0) + DAY_MS);
    await sayTurn(made.harness, "More", "Yes.");
    made.clock.time = made.world.alarm ?? 0;
    backups.begin();
    await made.pass(MINUTE_MS);
    expect(await reasonsOf(made)).toEqual(["daily", "daily"]);
  });

  it("is not made within the day, nor where nothing has changed, nor where nothing was said", async () => {
    const within = await makeBackups();
    await within.open().backups.make({ withKeys: false });
    await sayTurn(within.harness, "More", "Yes.");
    within.open().backups.begin();
    await within.pass(MINUTE_MS);
    expect(await reasonsOf(within)).toEqual(["by-hand"]);

    const unchanged = await makeBackups();
    await unchanged.open().backups.make({ withKeys: false });
    unchanged.clock.time += 2 * DAY_MS;
    unchanged.open().backups.begin();
    await unchanged.pass(MINUTE_MS);
    expect(await reasonsOf(unchanged)).toEqual(["by-hand"]);
    expect(unchanged.world.alarm).toBeGreaterThan(unchanged.clock.time);

    const empty = await makeBackups({ says: false });
    empty.open().backups.begin();
    await empty.pass(MINUTE_MS);
    expect(await reasonsOf(empty)).toEqual([]);
  });

  it("waits until no turn runs, and for the worker after this one where it dies of it", async () => {
    const made = await makeBackups();
    made.world.busy = true;
    made.open().backups.begin();
    await made.pass(MINUTE_MS);
    expect(await reasonsOf(made)).toEqual([]);
    expect(made.world.alarm).toBeGreaterThan(made.clock.time);
    made.world.busy = false;
    await made.pass(5 * SECOND_MS);
    expect(await reasonsOf(made)).toEqual(["daily"]);
  });

  it("is made once, however often it is begun", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    backups.begin();
    backups.begin();
    await made.pass(2 * SECOND_MS);
    backups.begin();
    await made.pass(MINUTE_MS);
    expect(await reasonsOf(made)).toEqual(["daily"]);
  });

  it("is made though a clock that was wrong has made one of a time to come", async () => {
    const made = await makeBackups();
    const now = made.clock.time;
    made.clock.time = now + 400 * DAY_MS;
    await made.open().backups.make({ withKeys: false });
    made.clock.time = now;
    await sayTurn(made.harness, "More", "Yes.");
    made.open().backups.begin();
    await made.pass(MINUTE_MS);
    expect((await reasonsOf(made))[0]).toBe("daily");
  });

  it("is tried again an hour after it failed, and not by each worker that wakes", async () => {
    const made = await makeBackups();
    const { folder } = made.folders.files;
    let tries = 0;
    const write = () => {
      tries += 1;
      return Promise.reject(new AppError("quota-exceeded"));
    };
    made.world.files = { ...folder, write };
    made.open().backups.begin();
    await made.pass(MINUTE_MS);
    expect(tries).toBe(1);
    expect(made.world).toMatchObject({ badge: "failing", held: 0 });
    expect(made.world.alarm).toBeGreaterThan(made.clock.time + 50 * MINUTE_MS);
    made.open().backups.begin();
    await made.pass(MINUTE_MS);
    expect(tries).toBe(1);
    made.clock.time += HOUR_MS;
    made.world.files = folder;
    made.open().backups.begin();
    await made.pass(MINUTE_MS);
    expect(await reasonsOf(made)).toEqual(["daily"]);
  });

  it("is not made by what was locked meanwhile, which forgets its alarm and its mark", async () => {
    const made = await makeBackups();
    const { backups, lock } = made.open();
    backups.begin();
    await made.pass(2 * SECOND_MS);
    lock();
    expect(made.world).toMatchObject({ alarm: null, badge: "none" });
    await made.pass(MINUTE_MS);
    expect(await reasonsOf(made)).toEqual([]);
    expect(made.world).toMatchObject({ alarm: null, badge: "none", errors: [] });
  });
});

describe("a worker that begins", () => {
  it("makes the key of backups where the vault has none, and none where it has one", async () => {
    const made = await makeBackups({ says: false });
    expect(await made.store.backups.read()).toBeNull();
    made.open().backups.begin();
    await made.pass(2 * SECOND_MS);
    const keys = (await made.store.backups.read())?.keys ?? [];
    expect(keys).toHaveLength(1);
    expect(keys[0]?.identity).toMatch(/^AGE-SECRET-KEY-1/);
    made.open().backups.begin();
    await made.pass(2 * SECOND_MS);
    expect((await made.store.backups.read())?.keys).toEqual(keys);
  });

  it("makes a backup first where rows are stored in another form now, within the day too", async () => {
    const made = await makeBackups();
    await made.open().backups.make({ withKeys: false });
    made.world.form = "6 messages:2";
    await sayTurn(made.harness, "More", "Yes.");
    made.open().backups.begin();
    await made.pass(2 * SECOND_MS);
    expect((await reasonsOf(made))[0]).toBe("before-migration");
    const count = (await reasonsOf(made)).length;
    made.open().backups.begin();
    await made.pass(2 * SECOND_MS);
    expect(await reasonsOf(made)).toHaveLength(count);
  });

  it("removes what one that died has left: slices, and a file that was never noted", async () => {
    const made = await makeBackups();
    const { files, staging } = made.folders;
    let isDead = false;
    const never = new Promise<never>(() => {});
    made.world.engine = {
      ...made.world.engine,
      check: () => {
        isDead = true;
        return never;
      },
    };
    void made.open().backups.make({ withKeys: false });
    await expect.poll(() => isDead).toBe(true);
    staging.files.set("slice-1", new Uint8Array(9));
    expect(files.files.size).toBe(1);
    // The browser frees a dead worker's locks.
    made.world.held = 0;
    made.open({ locks: createFakeLocks() }).backups.begin();
    await made.pass(2 * SECOND_MS);
    expect(files.files.size).toBe(0);
    expect(staging.files.size).toBe(0);
  });

  it("drops what is older than four weeks though no newer one comes, and its copy with it", async () => {
    const made = await makeBackups();
    const { files, chosen } = made.folders;
    made.world.chosen = chosen.folder;
    const { backups } = made.open();
    await backups.useFolder("Backups");
    for (let day = 0; day < 3; day += 1) {
      await nextDay(made);
      await backups.before("before-purge");
    }
    const [newest] = (await backups.status()).records;
    expect(files.files.size).toBe(3);
    made.clock.time += 40 * DAY_MS;
    made.open().backups.begin();
    await made.pass(MINUTE_MS);
    expect([...files.files.keys()]).toEqual([newest?.name]);
    expect([...chosen.files.keys()]).toEqual([newest?.name]);
  });

  it("drops nothing by a clock that was set back", async () => {
    const made = await makeBackups();
    for (let day = 0; day < 3; day += 1) {
      made.clock.time += DAY_MS;
      await made.open().backups.make({ withKeys: false });
    }
    made.clock.time -= 400 * DAY_MS;
    made.open().backups.begin();
    await made.pass(2 * SECOND_MS);
    expect(made.folders.files.files.size).toBe(3);
  });

  it("leaves backups that another store of this profile has made", async () => {
    const made = await makeBackups();
    const { files } = made.folders.files;
    files.set("confidant-20250101T000000000Z.age", new Uint8Array(9));
    made.open().backups.begin();
    await made.pass(MINUTE_MS);
    await nextDay(made);
    await made.open().backups.make({ withKeys: false });
    expect(files.has("confidant-20250101T000000000Z.age")).toBe(true);
  });

  it("after a sleep of days makes the overdue one before anything is told, whoever asks first", async () => {
    const made = await makeBackups();
    const marks: string[] = [];
    const { backups } = made.open({
      badge: { showBackups: (mark) => marks.push(mark), forget: () => {} },
    });
    await backups.make({ withKeys: false });
    made.clock.time += 9 * DAY_MS;
    await nextDay(made);
    expect(await backups.status()).toMatchObject({ isOld: false, changed: true });
    await made.pass(MINUTE_MS);
    const [newest] = (await backups.status()).records;
    expect(newest).toMatchObject({ reason: "daily" });
    expect(made.clock.time - (newest?.madeAt ?? 0)).toBeLessThan(MINUTE_MS);
    expect(new Set(marks)).toEqual(new Set(["fine"]));
  });

  it("tells what is old once its chance is over, though a turn keeps the next one waiting", async () => {
    const made = await makeBackups();
    await made.open().backups.make({ withKeys: false });
    made.clock.time += 7 * DAY_MS;
    await nextDay(made);
    made.world.busy = true;
    made.open().backups.begin();
    await made.pass(2 * SECOND_MS);
    expect(made.world.badge).toBe("fine");
    await made.pass(CHANCE_MS);
    // What is known of backups is opened before it is told.
    await expect.poll(() => made.world.badge).toBe("old");
  });

  it("counts the chance over the workers that die on it, and anew after a sleep or an unlock", async () => {
    const made = await makeBackups();
    await made.open().backups.make({ withKeys: false });
    made.clock.time += 7 * DAY_MS;
    await nextDay(made);
    made.world.busy = true;
    const isOld = async () => (await made.open().backups.status()).isOld;
    for (let minute = 0; minute < 10; minute += 2) {
      expect(await isOld()).toBe(false);
      made.clock.time += 2 * MINUTE_MS;
    }
    expect(await isOld()).toBe(true);
    made.clock.time += 3 * DAY_MS;
    expect(await isOld()).toBe(false);
    made.clock.time += CHANCE_MS;
    const last = made.open();
    expect((await last.backups.status()).isOld).toBe(true);
    last.lock();
    expect(await isOld()).toBe(false);
  });
});
