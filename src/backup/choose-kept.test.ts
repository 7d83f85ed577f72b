import { describe, expect, it } from "vitest";
import type { BackupReason, BackupRecord } from "../domain/backup";
import { backupName } from "./backup-name";
import { chooseKept } from "./choose-kept";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
// A Sunday, at noon.
const NOW = Date.UTC(2026, 10, 22, 12);

type Input = Partial<Pick<BackupRecord, "damage" | "unreadable" | "withKeys" | "isBeyond">> & {
  readonly reason?: BackupReason;
};

function makeRecord(madeAt: number, { reason = "daily", ...input }: Input = {}): BackupRecord {
  const counts = { bytes: 1, conversations: 1, messages: 1, unreadable: 0 };
  const facts = { sha256: "0".repeat(64), withKeys: false, checkedAt: madeAt, damage: null };
  return { name: backupName(madeAt), reason, madeAt, ...counts, ...facts, ...input };
}

function keep(records: readonly BackupRecord[], offsetMinutes = 0): readonly string[] {
  const { keep, drop } = chooseKept({ records, now: NOW, offsetMinutes });
  expect([...keep, ...drop]).toHaveLength(records.length);
  return keep.map(({ madeAt }) => new Date(madeAt).toISOString().slice(5, 16));
}

describe("chooseKept", () => {
  it("keeps nothing of nothing", () => {
    expect(keep([])).toEqual([]);
  });

  it("keeps the newest of each of seven days and of four weeks, newest first", () => {
    const daily = Array.from({ length: 60 }, (_, at) => makeRecord(NOW - at * DAY));
    expect(keep(daily)).toEqual([
      "11-22T12:00",
      "11-21T12:00",
      "11-20T12:00",
      "11-19T12:00",
      "11-18T12:00",
      "11-17T12:00",
      "11-16T12:00",
      // Weeks end on Sunday.
      "11-15T12:00",
      "11-08T12:00",
      "11-01T12:00",
    ]);
  });

  it("keeps for four weeks what was there before the store was put back, though others are of that day", () => {
    const beyond = { isBeyond: true } as const;
    const since = [makeRecord(NOW - HOUR), makeRecord(NOW - 2 * HOUR)];
    const before = [makeRecord(NOW - 3 * HOUR, beyond), makeRecord(NOW - 4 * HOUR)];
    expect(keep([...since, ...before])).toEqual(["11-22T11:00", "11-22T09:00"]);
    expect(keep([...since, makeRecord(NOW - 29 * DAY, beyond)])).toEqual(["11-22T11:00"]);
  });

  it("keeps none that is older than four weeks, but the newest of all", () => {
    const rare = Array.from({ length: 9 }, (_, at) => makeRecord(NOW - at * 40 * DAY));
    expect(keep(rare)).toEqual(["11-22T12:00"]);
    expect(keep(rare.slice(1))).toEqual(["10-13T12:00"]);
    for (let day = 0; day < 7; day += 1) {
      const now = NOW + day * DAY;
      const daily = Array.from({ length: 60 }, (_, at) => makeRecord(now - at * DAY));
      const { keep: kept } = chooseKept({ records: daily, now, offsetMinutes: 0 });
      expect(Math.min(...kept.map(({ madeAt }) => madeAt))).toBeGreaterThan(now - 28 * DAY);
    }
  });

  it("keeps an old one that is whole rather than a newer one with damage, where no other is", () => {
    const altered = makeRecord(NOW - 50 * DAY, { damage: "altered" });
    expect(keep([altered, makeRecord(NOW - 90 * DAY)])).toEqual(["08-24T12:00"]);
    expect(keep([altered])).toHaveLength(1);
  });

  it("drops all of a day but its newest", () => {
    expect(keep([NOW, NOW - HOUR, NOW - 2 * HOUR].map((at) => makeRecord(at)))).toEqual([
      "11-22T12:00",
    ]);
  });

  it("takes days and weeks from local time", () => {
    // 01:00 and 03:00 in UTC: in New York one day's evening and the same day's.
    const night = [makeRecord(Date.UTC(2026, 10, 20, 23)), makeRecord(Date.UTC(2026, 10, 21, 3))];
    expect(keep(night, 0)).toHaveLength(2);
    expect(keep(night, 300)).toEqual(["11-21T03:00"]);
  });

  it("keeps the five newest of those before something in the last seven days", () => {
    const before = Array.from({ length: 8 }, (_, at) =>
      makeRecord(NOW - (at + 1) * HOUR, { reason: "before-purge" }),
    );
    const old = makeRecord(NOW - 8 * DAY, { reason: "before-restore" });
    const newer = makeRecord(NOW - 8 * DAY + HOUR);
    expect(keep([makeRecord(NOW), ...before, newer, old])).toEqual([
      "11-22T12:00",
      "11-22T11:00",
      "11-22T10:00",
      "11-22T09:00",
      "11-22T08:00",
      "11-22T07:00",
      "11-14T13:00",
    ]);
  });

  it("keeps a whole one rather than a newer one of that day with damage", () => {
    const altered = makeRecord(NOW, { damage: "altered" });
    expect(keep([altered, makeRecord(NOW - HOUR)])).toEqual(["11-22T11:00"]);
    expect(keep([altered])).toEqual(["11-22T12:00"]);
  });

  it("does not drop what was just made for one that a wrong clock dated later", () => {
    const future = Array.from({ length: 9 }, (_, at) => makeRecord(NOW + (at + 1) * 30 * DAY));
    expect(keep([...future, makeRecord(NOW)])[0]).toBe("11-22T12:00");
  });

  it("keeps one in which all is rather than a newer one of that day that lacks rows", () => {
    const lacking = makeRecord(NOW - HOUR, { unreadable: 500 });
    expect(keep([lacking, makeRecord(NOW - 2 * HOUR)])).toEqual(["11-22T11:00", "11-22T10:00"]);
    const older = makeRecord(NOW - 3 * HOUR, { unreadable: 2 });
    // Of those that lack rows the newest of all stays, and of its day the one that lacks fewest.
    expect(keep([lacking, older])).toEqual(["11-22T11:00", "11-22T09:00"]);
  });

  it("keeps the newest in which all is, however old", () => {
    const daily = Array.from({ length: 40 }, (_, at) =>
      makeRecord(NOW - at * DAY, { unreadable: at < 35 ? 1 : 0 }),
    );
    expect(keep(daily)).toContain("10-18T12:00");
  });

  it("keeps the newest with keys beside those without", () => {
    const withKeys = [NOW - 3 * HOUR, NOW - 40 * DAY].map((at) =>
      makeRecord(at, { withKeys: true }),
    );
    const plain = [NOW - HOUR, NOW - 5 * HOUR].map((at) => makeRecord(at));
    expect(keep([...withKeys, ...plain])).toEqual(["11-22T11:00", "11-22T09:00"]);
  });

  it("keeps the three newest by hand of four weeks", () => {
    const byHand = Array.from({ length: 5 }, (_, at) =>
      makeRecord(NOW - at * HOUR, { reason: "by-hand" }),
    );
    expect(keep(byHand)).toEqual(["11-22T12:00", "11-22T11:00", "11-22T10:00"]);
    const [first] = byHand;
    expect(
      keep([...byHand.slice(0, 1), makeRecord(NOW - 30 * DAY, { reason: "by-hand" })]),
    ).toEqual([new Date(first?.madeAt ?? 0).toISOString().slice(5, 16)]);
  });

  it("drops nothing where the clock was set back, or has leapt ahead once", () => {
    const daily = Array.from({ length: 60 }, (_, at) => makeRecord(NOW - at * DAY));
    const at = (now: number) =>
      chooseKept({ records: [makeRecord(now), ...daily], now, offsetMinutes: 0 }).drop.length;
    expect(at(NOW - 6 * 365 * DAY)).toBe(0);
    expect(at(NOW + 14 * 365 * DAY)).toBe(0);
    expect(at(NOW + DAY)).toBeGreaterThan(0);
  });

  it.each([100, 400, 4_000])(
    "drops none that a right clock has dated where it stands %i days ahead",
    (days) => {
      const daily = Array.from({ length: 7 }, (_, at) => makeRecord(NOW - at * DAY));
      const ahead = NOW + days * DAY;
      const dropAt = (records: readonly BackupRecord[], now: number) =>
        chooseKept({ records, now, offsetMinutes: 0 }).drop;
      expect(dropAt(daily, ahead)).toEqual([]);
      // Also with two that were made meanwhile, and when it is set right again.
      const meanwhile = [makeRecord(ahead + HOUR), makeRecord(ahead)];
      const dated = new Set(daily.slice(0, 5));
      const lost = (records: readonly BackupRecord[]) => records.filter((one) => dated.has(one));
      expect(lost(dropAt([...meanwhile, ...daily], ahead + 2 * HOUR))).toEqual([]);
      const right = makeRecord(NOW + HOUR);
      expect(lost(dropAt([right, ...meanwhile, ...daily], NOW + 2 * HOUR))).toEqual([]);
    },
  );

  it("lets what is older than a long time without backups go after as many days as before", () => {
    const old = Array.from({ length: 7 }, (_, at) => makeRecord(NOW - (200 + at) * DAY));
    const since = Array.from({ length: 40 }, (_, at) => makeRecord(NOW - at * DAY));
    const kept = chooseKept({ records: [...since, ...old], now: NOW, offsetMinutes: 0 }).keep;
    expect(kept.filter((one) => old.includes(one))).toEqual([]);
  });
});
