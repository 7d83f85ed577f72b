import { describe, expect, it } from "vitest";
import {
  databaseRows,
  type Journaled,
  makeJournaled,
  replay,
} from "../../../test/builders/make-journal";
import { sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { GUIDE_MODEL } from "../../domain/model";
import type { Store } from "../create-store";
import { isProvenDeletion } from "../database/deletion-proof";
import { TABLE_NAMES } from "../database/schema";
import { EMPTY } from "./journal-records";
import { createJournalWriter } from "./journal-writer";

/** A store whose journal begins behind a backup of now. */
async function makeBackedUp(): Promise<Journaled> {
  const made = await makeJournaled();
  await sayTurn(made.harness, "Before", "The answer before.");
  await made.fold();
  const { generation } = await made.store.rows.generation();
  await made.store.backups.letGo(generation);
  return made;
}

/** Puts the database back to what it is now; the journal stays. */
async function rememberRows({ harness }: Journaled): Promise<() => Promise<void>> {
  const { database } = harness;
  const kept = await Promise.all(TABLE_NAMES.map((table) => database.rows(table).toArray()));
  return async () => {
    for (const [at, table] of TABLE_NAMES.entries()) {
      await rawTable(database, table).clear();
      await rawTable(database, table).bulkAdd([...(kept[at] ?? [])]);
    }
  };
}

describe("a worker's first commit", () => {
  it.each([
    ["in the log", false],
    ["among the rows", true],
  ])(
    "is refused where the journal holds more than the database, %s: nothing of it goes, and the store is marked",
    async (_name, isFolded) => {
      const made = await makeBackedUp();
      const goBack = await rememberRows(made);
      await sayTurn(made.harness, "Said later", "Indeed.");
      if (isFolded) await made.fold();
      const before = await replay(made.journal);
      await goBack();
      const next = made.restart();
      const { conversationId } = made.harness;
      for (let nth = 0; nth < 2; nth += 1) {
        const writing = next.saveDraft({ conversationId, text: "typed since" });
        await expect(writing).rejects.toMatchObject({ code: "store-unavailable" });
      }
      expect(made.state.isMarked).toBe(true);
      expect(await replay(made.journal)).toEqual(before);
    },
  );

  it("cuts the journal where a recovery has looked since and has kept the database, and says what is missing", async () => {
    const made = await makeBackedUp();
    const goBack = await rememberRows(made);
    await sayTurn(made.harness, "Said later", "Indeed.");
    await goBack();
    const { conversationId } = made.harness;
    await made
      .restart()
      .saveDraft({ conversationId, text: "refused" })
      .catch(() => undefined);
    made.state.isMarked = false;
    const next = made.restart();
    await next.saveDraft({ conversationId, text: "typed since" });
    await next.saveDraft({ conversationId, text: "and more" });
    const { generation } = await next.rows.generation();
    const { state } = await replay(made.journal);
    expect(state).toMatchObject({ newest: generation });
  });

  it("stands in the place of the one that a worker has died with", async () => {
    const made = await makeBackedUp();
    const { generation } = await made.store.rows.generation();
    const row = { id: "a", version: 1, keyId: "k", sealed: new Uint8Array(3) };
    const puts = [{ table: "presets", row, as: "changed" }] as const;
    await made.journal.append([{ sequence: generation + 1, at: 1, puts, deletes: [] }]);
    const { conversationId } = made.harness;
    await made.restart().saveDraft({ conversationId, text: "typed since" });
    const { rows, isWhole, state } = await replay(made.journal);
    expect([...rows.keys()]).not.toContain("presets/a");
    expect({ isWhole, newest: state?.newest }).toEqual({ isWhole: true, newest: generation + 1 });
  });
});

/** Has a worker die once the database has a commit, and before the journal has it. */
async function dieBetween(made: Journaled, commit: () => Promise<unknown>): Promise<Store> {
  made.world.fails = new DOMException("the worker is gone", "UnknownError");
  await commit();
  made.world.fails = null;
  return made.restart();
}

/** Whether a backup of before and the journal are the database. */
async function expectWhole(made: Journaled, before: ReadonlyMap<string, unknown>): Promise<void> {
  const { rows, isWhole, state } = await replay(made.journal);
  expect({ isWhole, hasGap: state?.hasGap }).toEqual({ isWhole: true, hasGap: false });
  const merged = new Map<string, unknown>([...before, ...rows]);
  const lying = new Map([...merged].filter(([, row]) => row !== null));
  expect(lying).toEqual(await databaseRows(made.harness));
}

describe("a commit that the database has and the journal has not, as its worker has died", () => {
  it("is in the journal before the same turn, said again, is answered as kept", async () => {
    const made = await makeBackedUp();
    const before = await databaseRows(made.harness);
    const { conversationId } = made.harness;
    const id = crypto.randomUUID();
    const turn = { id, conversationId, text: "Said once", model: GUIDE_MODEL };
    const next = await dieBetween(made, () => made.store.turns.openTurn(turn));
    expect(await next.turns.openTurn(turn)).toMatchObject({ fresh: false });
    await expectWhole(made, before);
    expect([...(await replay(made.journal)).rows.keys()]).toContain(`messages/${id}`);
  });

  it("is there with what it has deleted, and the proof of that", async () => {
    const made = await makeBackedUp();
    const { conversationId } = made.harness;
    const before = await databaseRows(made.harness);
    const id = conversationId;
    const next = await dieBetween(made, () =>
      made.store.conversations.purge({ conversationId: id, messages: 2 }),
    );
    // It finds nothing to do.
    await next.conversations.purge({ conversationId: id, messages: 2 }).catch(() => undefined);
    await expectWhole(made, before);
    const { keys } = made.harness;
    const proven: boolean[] = [];
    for await (const { deletes, sequence } of (await made.journal.read()).entries) {
      for (const { table, id: gone, sequence: at = sequence, proof } of deletes) {
        proven.push(await isProvenDeletion(keys, { table, id: gone, sequence: at }, proof));
      }
    }
    expect(proven.length).toBeGreaterThan(2);
    expect(proven).not.toContain(false);
  });

  it("is missing, and that is told, where more than one is", async () => {
    const made = await makeBackedUp();
    const next = await dieBetween(made, () => sayTurn(made.harness, "One", "Two"));
    const { conversationId } = made.harness;
    await next.saveDraft({ conversationId, text: "typed since" });
    expect((await replay(made.journal)).state?.hasGap).toBe(true);
  });

  it("never is one of so many rows that the manifest does not name them", async () => {
    const made = await makeBackedUp();
    const { journal } = made;
    const order: string[] = [];
    const writer = createJournalWriter({
      journal: {
        ...journal,
        append: async (commits) => {
          await new Promise((resolve) => setTimeout(resolve, 10));
          await journal.append(commits);
          order.push("journal");
        },
      },
      alarm: { isMarked: async () => false, mark: async () => {}, letGo: () => {} },
      later: () => {},
      onNeed: () => {},
      onError: () => {},
    });
    const { generation } = await made.store.rows.generation();
    for (const [nth, recordsLast] of [true, false].entries()) {
      const commit = { sequence: generation + 1 + nth, at: 0, puts: [], deletes: [] };
      const at = { through: commit.sequence - 1, last: async () => null };
      await writer.keep(commit, {
        at,
        recordsLast,
        write: async () => void order.push("database"),
      });
    }
    expect(order).toEqual(["database", "journal", "journal", "database"]);
  });
});

/** A writer and a commit for it; what it puts into its journal, and takes back, is told in order. */
function makeWriter() {
  const order: string[] = [];
  const writer = createJournalWriter({
    journal: {
      begin: async () => "ready",
      append: async () => void order.push("journal"),
      takeBack: async () => void order.push("taken back"),
      fold: async () => EMPTY,
      state: async () => null,
      dropThrough: async () => {},
      reprove: async () => {},
    },
    alarm: { isMarked: async () => false, mark: async () => {}, letGo: () => {} },
    later: () => {},
    onNeed: () => {},
    onError: () => {},
  });
  const commit = { sequence: 2, at: 0, puts: [], deletes: [] };
  const at = { through: 1, last: async () => null };
  const keep = (write: (onRequested: () => void) => Promise<void>) =>
    writer.keep(commit, { at, recordsLast: true, write });
  return { order, keep };
}

describe("a commit that the database will tell", () => {
  it("is put into the journal while the database writes it", async () => {
    const { order, keep } = makeWriter();
    await keep(async (onRequested) => {
      order.push("asked");
      onRequested();
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push("database");
    });
    expect(order).toEqual(["asked", "journal", "database"]);
  });

  it("is taken back from the journal where the database refuses it", async () => {
    const { order, keep } = makeWriter();
    const kept = keep(async (onRequested) => {
      onRequested();
      throw new Error("refused");
    });
    await expect(kept).rejects.toThrow("refused");
    expect(order).toEqual(["journal", "taken back"]);
  });

  it("never comes into the journal where the database was not even asked", async () => {
    const { order, keep } = makeWriter();
    const kept = keep(() => Promise.reject(new Error("full")));
    await expect(kept).rejects.toThrow("full");
    expect(order).toEqual([]);
  });
});

describe("a commit that the database refuses", () => {
  it("leaves the one that another worker has put there", async () => {
    const made = await makeBackedUp();
    await sayTurn(made.harness, "One", "Two");
    await made.fold();
    const { conversationId } = made.harness;
    await made.restart().saveDraft({ conversationId, text: "the other's" });
    const before = await replay(made.journal);
    // This store's digests are older than what lies there.
    await expect(sayTurn(made.harness, "Three", "Four")).rejects.toMatchObject({
      code: "conflict",
    });
    const after = await replay(made.journal);
    expect(after).toEqual(before);
    const rows = await databaseRows(made.harness);
    for (const [key, found] of after.rows) if (found !== null) expect(rows.get(key)).toEqual(found);
  });
});
