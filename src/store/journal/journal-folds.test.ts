import { describe, expect, it } from "vitest";
import { makeJournalStorage, replay } from "../../../test/builders/make-journal";
import type { JournalCommit, JournalRow } from "./journal";
import { createFolds, isLarge } from "./journal-folds";
import { EMPTY } from "./journal-records";

const ALARM = { isMarked: async () => false, mark: async () => {}, letGo: () => {} };

/** A commit of so many rows of 1 KiB, and the manifest. */
function makeCommit(sequence: number, rows: number, name = String(sequence)): JournalCommit {
  const row = (id: string, bytes: number) => ({
    id,
    version: sequence,
    keyId: "k",
    sealed: new Uint8Array(bytes),
  });
  const puts = Array.from({ length: rows }, (_, nth) => ({
    table: "messages" as const,
    row: row(`${name}-${nth}`, 1024),
    as: "changed" as const,
  }));
  const manifest = { table: "manifest", row: row("manifest", 100), as: "changed" } as const;
  return { sequence, at: 0, puts: [...puts, manifest], deletes: [] };
}

/** Each row's newest version, null where it was deleted. */
function versionsOf(rows: ReadonlyMap<string, JournalRow | null>) {
  return [...rows].map(([key, row]) => `${key} ${row?.version ?? null}`).sort();
}

function makeFolds() {
  const folded: number[] = [];
  const timers: (() => void)[] = [];
  const folds = createFolds(
    {
      journal: {
        fold: async (through) => {
          folded.push(through);
          return EMPTY;
        },
      },
      later: (run) => void timers.push(run),
      onNeed: () => {},
    },
    async (work) => {
      await work();
      return true;
    },
  );
  return { folds, folded, timers };
}

describe("createFolds", () => {
  it("leaves long commits in the log while more of them come", () => {
    const { folds, folded, timers } = makeFolds();
    folds.soon(makeCommit(2, 0));
    for (let sequence = 3; sequence < 8; sequence += 1) folds.soon(makeCommit(sequence, 400));
    for (const run of timers.slice(0, -1)) run();
    expect(folded).toEqual([]);
    timers.at(-1)?.();
    expect(folded).toEqual([7]);
  });

  it.each([
    ["rewritten", makeCommit(4, 1)],
    ["deleted", { ...makeCommit(4, 0), deletes: [{ table: "messages", id: "a" } as const] }],
  ])("has what was %s meanwhile lie there no longer for that", (_name, commit) => {
    const { folds, folded, timers } = makeFolds();
    folds.soon(makeCommit(2, 0));
    folds.soon(makeCommit(3, 400));
    folds.soon(commit);
    const timerCount = timers.length;
    for (let sequence = 5; sequence < 8; sequence += 1) folds.soon(makeCommit(sequence, 400));
    for (const run of timers.slice(0, timerCount)) run();
    expect(folded).toEqual([7]);
  });

  it("folds once 32 MiB of them wait", () => {
    const { folds, folded } = makeFolds();
    for (let sequence = 2; sequence <= 81; sequence += 1) folds.soon(makeCommit(sequence, 400));
    expect(folded).toEqual([]);
    for (let sequence = 82; sequence <= 84; sequence += 1) folds.soon(makeCommit(sequence, 400));
    expect(folded).toEqual([83]);
  });

  it("folds what has come while it folded", async () => {
    const { folds, folded, timers } = makeFolds();
    folds.soon(makeCommit(2, 1));
    timers.splice(0).at(-1)?.();
    folds.soon(makeCommit(3, 1));
    for (const run of timers.splice(0)) run();
    await new Promise((resolve) => setTimeout(resolve));
    timers.at(-1)?.();
    expect(folded).toEqual([2, 3]);
  });
});

describe("isLarge", () => {
  it("is a commit whose few rows hold much", () => {
    const large = makeCommit(2, 1);
    const sealed = new Uint8Array(300 * 1024);
    const puts = large.puts.map((put) => ({ ...put, row: { ...put.row, sealed } }));
    expect([isLarge(large), isLarge({ ...large, puts }), isLarge(makeCommit(2, 400))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("a log of many long commits that a worker has left", () => {
  it.each([0, 1, 5])("is the same however far it is folded (%i parts)", async (parts) => {
    const { journalOf } = makeJournalStorage();
    const journal = journalOf("store");
    await journal.fold(1, [makeCommit(1, 1)]);
    // Rows that are written again, and deleted, too.
    for (let sequence = 2; sequence < 9; sequence += 1) {
      const commit = makeCommit(sequence, 300, String(sequence % 3));
      const gone = { table: "messages", id: `${(sequence + 1) % 3}-7` } as const;
      await journal.append([{ ...commit, deletes: [gone] }]);
    }
    const before = await replay(journal);
    // Each worker that begins folds a part.
    for (let nth = 0; nth < parts; nth += 1) {
      expect(await journalOf("store").begin(8, ALARM)).toBe("ready");
    }
    const amid = await replay(journal);
    expect(versionsOf(amid.rows)).toEqual(versionsOf(before.rows));
    expect(amid.isWhole).toBe(true);
    expect(amid.state).toMatchObject({ newest: 8, hasGap: false });
    const state = await journal.fold(8);
    const after = await replay(journal);
    expect(versionsOf(after.rows)).toEqual(versionsOf(before.rows));
    expect(after.isWhole).toBe(true);
    expect(state).toEqual(await journal.state());
    expect(state.rows).toBe(after.rows.size);
  });

  it("lets a commit in between the parts of its folding", async () => {
    const { journalOf } = makeJournalStorage();
    const journal = journalOf("store");
    for (let sequence = 1; sequence < 9; sequence += 1) {
      await journal.append([makeCommit(sequence, 300)]);
    }
    const order: string[] = [];
    await Promise.all([
      journal.fold(8).then(() => order.push("folded")),
      journal.append([makeCommit(9, 1)]).then(() => order.push("kept")),
    ]);
    expect(order).toEqual(["kept", "folded"]);
    expect((await journal.state())?.newest).toBe(9);
  });
});
