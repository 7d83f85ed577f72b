import { IDBDatabase } from "fake-indexeddb";
import { afterEach, describe, expect, it } from "vitest";
import { type Journaled, makeJournaled, replay } from "../../../test/builders/make-journal";
import { sayTurn } from "../../../test/builders/make-store";

const { transaction } = IDBDatabase.prototype;

afterEach(() => {
  IDBDatabase.prototype.transaction = transaction;
});

/** Lets the journal write so many times more, as a worker does that dies then. */
function dieAfter(times: number): void {
  let left = times;
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    if (this.name === "journal" && mode === "readwrite" && left-- <= 0) throw new Error("it died");
    return transaction.call(this, names, mode, options);
  };
}

async function makeSaid(): Promise<{ readonly made: Journaled; readonly generation: number }> {
  const made = await makeJournaled();
  await sayTurn(made.harness, "Question", "Answer");
  await made.fold();
  const { generation } = await made.store.rows.generation();
  await sayTurn(made.harness, "Since", "Indeed.");
  return { made, generation };
}

describe("a journal that lets go of what a backup has", () => {
  it("goes with no older backup, wherever it is cut, and has everything since", async () => {
    const lengths: number[] = [];
    for (let times = 0, isCut = true; isCut; times += 1) {
      const { made, generation } = await makeSaid();
      const before = (await replay(made.journal)).rows.size;
      dieAfter(times);
      const letGo = made.journal.dropThrough(generation);
      isCut = await letGo.then(
        () => false,
        () => true,
      );
      IDBDatabase.prototype.transaction = transaction;
      const { rows, state, isWhole } = await replay(made.journal);
      lengths.push(rows.size);
      expect(isWhole, `cut after ${times}`).toBe(true);
      if (rows.size < before) expect(state?.after, `cut after ${times}`).toBe(generation);
      const { generation: newest } = await made.store.rows.generation();
      expect(state?.newest).toBe(newest);
    }
    expect(lengths.at(-1)).toBeLessThan(lengths[0] ?? 0);
    expect(lengths.length).toBeGreaterThan(3);
  });

  it("tells what lay between a backup and the newest commit as missing where it was evicted", async () => {
    const { made, generation } = await makeSaid();
    const { generation: newest } = await made.store.rows.generation();
    await made.journal.remove();
    await made.journal.dropThrough(generation, { generation: newest, rows: [] });
    const { state, isWhole } = await replay(made.journal);
    expect(state).toMatchObject({ after: newest, newest, hasGap: true });
    expect(isWhole).toBe(false);
  });
});
