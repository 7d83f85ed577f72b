import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Journaled, makeJournaled, replay } from "../../../test/builders/make-journal";
import { sayTurn } from "../../../test/builders/make-store";
import { failLostValues, LOST_VALUE } from "../../../test/fakes/lost-value";

let end = () => {};

beforeEach(() => {
  end = failLostValues();
});

afterEach(() => end());

type Part = "log" | "rows";

/** Loses what lies there under one key, by name or place; gives that key. */
async function lose(
  { world, harness }: Journaled,
  part: Part,
  at: number | string,
): Promise<unknown> {
  const open = world.buckets.get(harness.storeName)?.open("journal");
  if (open === undefined) throw new Error("there is no journal");
  return new Promise((resolve, reject) => {
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const transaction = open.result.transaction(part, "readwrite");
      const store = transaction.objectStore(part);
      let lost: IDBValidKey = "";
      const keys = store.getAllKeys();
      keys.onsuccess = () => {
        lost = typeof at === "string" ? at : (keys.result.at(at) ?? "");
        store.put(LOST_VALUE, lost);
      };
      transaction.oncomplete = () => {
        open.result.close();
        resolve(lost);
      };
    };
  });
}

async function backUp({ store }: Pick<Journaled, "store">): Promise<void> {
  await store.backups.letGo((await store.rows.generation()).generation);
}

async function makeSaid(): Promise<Journaled> {
  const made = await makeJournaled();
  await sayTurn(made.harness, "Before", "The answer before.");
  await backUp(made);
  for (let nth = 0; nth < 3; nth += 1) await sayTurn(made.harness, `Q${nth}`, "A");
  return made;
}

describe("a journal in which a file is lost that a long commit lies in", () => {
  it.each([0, 2, -1])(
    "gives what is around it, and says that something is missing (%i)",
    async (at) => {
      const made = await makeSaid();
      const { generation } = await made.store.rows.generation();
      const before = await replay(made.journal);
      const lost = await lose(made, "log", at);
      const after = await replay(made.journal);
      expect(after.rows.size).toBeGreaterThan(before.rows.size - 6);
      expect(after.rows.size).toBeGreaterThan(1);
      expect(after.isWhole).toBe(false);
      expect(after.state).toMatchObject({ newest: generation, after: lost, hasGap: true });
      expect(await made.journal.position()).toBe(generation);
    },
  );

  it.each([0, 2, -1])(
    "takes what comes, wants a backup, and is whole behind that (%i)",
    async (at) => {
      const made = await makeSaid();
      await lose(made, "log", at);
      const next = made.restart();
      await sayTurn({ ...made.harness, store: next }, "Since", "Indeed.");
      await made.fold();
      expect(made.errors).toEqual([]);
      expect(await next.backups.needsEarly()).toBe(true);
      expect((await replay(made.journal)).isWhole).toBe(false);
      await backUp({ store: next });
      await sayTurn({ ...made.harness, store: next }, "Behind it", "Indeed.");
      await made.fold();
      expect((await replay(made.journal)).isWhole).toBe(true);
    },
  );

  it("that goes further than its database is still seen to", async () => {
    const made = await makeSaid();
    const { generation } = await made.store.rows.generation();
    await lose(made, "log", -1);
    const alarm = { isMarked: async () => false, mark: async () => {}, letGo: () => {} };
    expect(await made.journal.begin(generation - 2, alarm)).toBe("ahead");
  });
});

describe("a journal in which a file is lost that a long row lies in", () => {
  it("lets go of it with a backup, and is whole behind that", async () => {
    const made = await makeSaid();
    await made.fold();
    await lose(made, "rows", -1);
    expect((await replay(made.journal)).isWhole).toBe(false);
    await backUp(made);
    const { rows, isWhole, state } = await replay(made.journal);
    expect([...rows.keys()]).toEqual(["manifest/manifest"]);
    expect({ isWhole, hasGap: state?.hasGap, rows: state?.rows }).toEqual({
      isWhole: true,
      hasGap: false,
      rows: 1,
    });
    expect(state?.bytes).toBeLessThan(10_000);
  });

  it("is whole behind a backup where that is written anew before", async () => {
    const made = await makeSaid();
    await made.fold();
    await lose(made, "rows", "manifest/manifest");
    await sayTurn(made.harness, "Since", "Indeed.");
    await made.fold();
    await lose(made, "rows", "manifest/manifest");
    await backUp(made);
    expect((await replay(made.journal)).isWhole).toBe(true);
  });

  it("is whole behind a backup, too, where commits since lie at its end", async () => {
    const made = await makeSaid();
    await made.fold();
    const { generation } = await made.store.rows.generation();
    await lose(made, "rows", -1);
    await sayTurn(made.harness, "Since", "Indeed.");
    const since = (await made.store.rows.generation()).generation;
    await made.journal.dropThrough(generation, { generation: since, rows: [] });
    expect(await made.journal.state()).toMatchObject({ newest: since, hasGap: false });
    expect((await replay(made.journal)).isWhole).toBe(true);
  });

  it("has a gap where a backup is older than what was written last", async () => {
    const made = await makeSaid();
    await made.fold();
    const { generation } = await made.store.rows.generation();
    await lose(made, "rows", -1);
    await made.journal.dropThrough(generation - 1);
    expect(await made.journal.state()).toMatchObject({ after: generation, hasGap: true });
    await backUp(made);
    expect((await replay(made.journal)).isWhole).toBe(true);
  });
});
