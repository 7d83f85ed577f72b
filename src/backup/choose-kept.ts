import type { BackupRecord } from "../domain/backup";

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;
const WEEKS = 4;
const MOST_BEFORE = 5;
const MOST_BY_HAND = 3;
/** Longer than this without a backup is as likely a clock that was set wrong as time that has passed. */
const LONG_MS = 90 * DAY_MS;

type Choice = { readonly keep: readonly BackupRecord[]; readonly drop: readonly BackupRecord[] };

/**
 * Which backups stay: of those without keys of connections the newest of each of the last seven days
 * and of each of the last four weeks (from Monday on: none is older than 28 days); of those that were
 * made before something in the last seven days the five newest; of those by hand of 28 days the three
 * newest; those of 28 days that hold what was there before the store was put back to an older state;
 * and, however old, the newest, the newest with keys and the newest in which all is. A whole
 * one comes before one with damage, and one that lacks fewer rows before one that lacks more; both
 * lists are newest first. All stay where the clock seems to be wrong.
 */
export function chooseKept(input: {
  readonly records: readonly BackupRecord[];
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Of local time, as `Date.getTimezoneOffset` tells it: minutes that UTC is ahead. */
  readonly offsetMinutes: number;
}): Choice {
  const { records, now, offsetMinutes } = input;
  const timeOf = withoutLeaps(records, now);
  const newestFirst = [...records].sort((a, b) => timeOf(b) - timeOf(a));
  const wholeFirst = [...newestFirst].sort((a, b) => Number(isDamaged(a)) - Number(isDamaged(b)));
  const fullFirst = [...wholeFirst].sort((a, b) => lackOf(a) - lackOf(b));
  const dayAt = (time: number) => Math.floor((time - offsetMinutes * 60_000) / DAY_MS);
  // Day 0 was a Thursday.
  const weekAt = (time: number) => Math.floor((dayAt(time) + 3) / 7);
  const dayOf = (record: BackupRecord) => dayAt(timeOf(record));
  const weekOf = (record: BackupRecord) => weekAt(timeOf(record));
  const before = newestFirst.filter(
    (record) => record.reason.startsWith("before-") && timeOf(record) > now - DAYS * DAY_MS,
  );
  if (isClockWrong(records, now, dayAt)) return { keep: newestFirst, drop: [] };
  const recent = wholeFirst.filter((record) => timeOf(record) > now - WEEKS * 7 * DAY_MS);
  const byHand = recent.filter(({ reason }) => reason === "by-hand");
  // Keys are put into few: one with them does not stand for those without, nor the other way round.
  const plain = fullFirst.filter(({ withKeys }) => !withKeys);
  const kept = new Set([
    ...wholeFirst.filter(({ withKeys }) => !withKeys).slice(0, 1),
    ...wholeFirst.filter(({ withKeys }) => withKeys).slice(0, 1),
    ...fullFirst.slice(0, 1),
    ...firstOfEach(plain, dayOf, dayAt(now) - DAYS),
    ...firstOfEach(plain, weekOf, weekAt(now) - WEEKS),
    ...recent.filter(({ isBeyond }) => isBeyond === true),
    ...before.slice(0, MOST_BEFORE),
    ...byHand.slice(0, MOST_BY_HAND),
  ]);
  return {
    keep: newestFirst.filter((record) => kept.has(record)),
    drop: newestFirst.filter((record) => !kept.has(record)),
  };
}

/**
 * Whether now lies more than a day before a backup that was made, or very long after all of them, or
 * all but what was made just now: what is old cannot be told then. The one is believed again once backups of seven days
 * were made after that one, the other with the next backup.
 */
function isClockWrong(
  records: readonly BackupRecord[],
  now: number,
  dayAt: (time: number) => number,
): boolean {
  const [newest, second] = records.map(({ madeAt }) => madeAt).sort((a, b) => b - a);
  if (newest !== undefined && now - newest > LONG_MS) return true;
  const hasLeapt = second !== undefined && now - second > LONG_MS;
  if (hasLeapt && newest !== undefined && now - newest < DAY_MS) return true;
  const last = records.findIndex(({ madeAt }) => madeAt > now + DAY_MS);
  const since = records.slice(0, last).map(({ madeAt }) => dayAt(madeAt));
  return last >= 0 && new Set(since).size < DAYS;
}

/**
 * When a backup was made, as far as age goes: each time of more than 90 days in which none was made
 * counts as one day, for it is as likely a clock that was set ahead, and that must drop no backup that
 * a right clock has dated. A time to come was told by a clock that was wrong: it is 0, so that it does
 * not outlive what is made now.
 */
function withoutLeaps(
  records: readonly BackupRecord[],
  now: number,
): (record: BackupRecord) => number {
  const times = records.map(({ madeAt }) => madeAt).filter((madeAt) => madeAt <= now);
  const shifted = new Map<number, number>();
  let later = now;
  let shift = 0;
  for (const time of [...times].sort((a, b) => b - a)) {
    if (later - time > LONG_MS) shift += later - time - DAY_MS;
    shifted.set(time, time + shift);
    later = time;
  }
  return ({ madeAt }) => shifted.get(madeAt) ?? 0;
}

/** What speaks against a backup: rows that are not in it, and most of all damage. */
function lackOf(record: BackupRecord): number {
  return isDamaged(record) ? Number.MAX_SAFE_INTEGER : record.unreadable;
}

function isDamaged({ damage }: BackupRecord): boolean {
  return damage !== null;
}

/** Of each span after that one, the first. */
function firstOfEach(
  records: readonly BackupRecord[],
  spanOf: (record: BackupRecord) => number,
  after: number,
): readonly BackupRecord[] {
  const firsts = new Map<number, BackupRecord>();
  for (const record of records) {
    const span = spanOf(record);
    if (span > after && !firsts.has(span)) firsts.set(span, record);
  }
  return [...firsts.values()];
}
