import { describe, expect, it } from "vitest";
import {
  databaseRows,
  type Journaled,
  makeJournaled,
  makeJournalStorage,
  replay,
} from "../../../test/builders/make-journal";
import { makeKeyring, openTurn, sayTurn } from "../../../test/builders/make-store";
import { proveDeletion } from "../database/deletion-proof";
import type { JournalRow } from "./journal";

/** A backup of now, after which the journal lets go of what it holds. */
async function backUp({ store }: Pick<Journaled, "store">): Promise<void> {
  const { generation } = await store.rows.generation();
  await store.backups.letGo(generation);
}

/** What the database holds and a backup of that moment does not tell of. */
async function beside(before: ReadonlyMap<string, unknown>, made: Journaled) {
  const now = await databaseRows(made.harness);
  const replayed = new Map<string, unknown>(before);
  for (const [key, row] of (await replay(made.journal)).rows) {
    if (row === null) replayed.delete(key);
    else replayed.set(key, row);
  }
  return { now: sorted(now), replayed: sorted(replayed) };
}

function sorted(rows: ReadonlyMap<string, unknown>) {
  const all = [...rows].sort(([left], [right]) => (left < right ? -1 : 1));
  return all.map(([key, row]) => [key, withBytesAsText(row as object)] as const);
}

/** A matcher compares bytes one by one, as properties: of a long draft that took seconds. */
function withBytesAsText(row: object) {
  const isBytes = (value: unknown) => value instanceof Uint8Array;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isBytes(value) ? { bytes: Buffer.from(value).toString("hex") } : value,
    ]),
  );
}

async function makeBackedUp() {
  const made = await makeJournaled();
  await sayTurn(made.harness, "Before", "The answer before.");
  await backUp(made);
  return { made, before: await databaseRows(made.harness) };
}

describe("createJournal", () => {
  it("and the rows of before are the database, row by row, after turns, a deletion, a long draft and amid a turn", async () => {
    const { made, before } = await makeBackedUp();
    const { harness, store } = made;
    const { conversationId } = harness;
    for (let nth = 0; nth < 20; nth += 1) await sayTurn(harness, `Question ${nth}`, "Answer");
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 6 });
    const ids = messages.slice(0, 2).map(({ id }) => id);
    const contextId = (await store.conversations.open({ channel: "side-panel", contextId: null }))
      .conversation.contextId;
    const scope = { contextId, conversationId };
    await store.deleteMessages({ ...scope, what: { type: "ids", ids } });
    // More than what goes through the journal's log.
    await store.saveDraft({ conversationId, text: "a draft ".repeat(50_000) });
    await openTurn(harness, "One that runs");
    const unfolded = await beside(before, made);
    expect(unfolded.replayed).toEqual(unfolded.now);
    await made.fold();
    const folded = await beside(before, made);
    expect(folded.replayed).toEqual(folded.now);
    expect((await replay(made.journal)).isWhole).toBe(true);
    expect(made.errors).toEqual([]);
  });

  it("tells what was purged as deleted, and of what came and went since no more than that", async () => {
    const { made, before } = await makeBackedUp();
    const { store, harness } = made;
    const input = { id: crypto.randomUUID(), channel: "side-panel", contextId: null } as const;
    const { conversation } = await store.conversations.create(input);
    const conversationId = conversation.id;
    await sayTurn({ ...harness, conversationId }, "A secret", "Kept apart.");
    await store.conversations.purge({ conversationId, messages: 2 });
    await made.fold();
    const { now, replayed } = await beside(before, made);
    expect(replayed).toEqual(now);
    const { rows } = await replay(made.journal);
    const left = [...rows].filter(([key]) => key.includes(conversation.id));
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(([, row]) => row !== null)).toEqual([]);
  });

  it("lets go of what a backup holds, and keeps what no backup does", async () => {
    const { made } = await makeBackedUp();
    const { rows, isWhole, state } = await replay(made.journal);
    expect([...rows.keys()]).toEqual(["manifest/manifest"]);
    const { generation } = await made.store.rows.generation();
    expect({ isWhole, state }).toMatchObject({
      isWhole: true,
      state: { after: generation, newest: generation, hasGap: false },
    });
  });

  it("lets go while nobody writes: what is removed meanwhile does not come back", async () => {
    const { made } = await makeBackedUp();
    const { locks } = made.harness;
    const { run } = locks;
    let held = 0;
    const seen: number[] = [];
    Object.assign(locks, {
      run: (name: string, work: () => Promise<unknown>) =>
        run(name, async () => {
          held += 1;
          return work().finally(() => {
            held -= 1;
          });
        }),
    });
    made.world.onDrop = () => void seen.push(held);
    await backUp(made);
    expect(seen).toEqual([1]);
  });

  it("tells in clear the minute of a commit, and no more of its time", async () => {
    const made = await makeJournaled();
    await sayTurn(made.harness, "One", "The answer.");
    const times: number[] = [];
    for await (const { at } of (await made.journal.read()).entries) times.push(at);
    expect(times.length).toBeGreaterThan(1);
    await made.fold();
    times.push((await made.journal.state())?.at ?? 1);
    expect(times.filter((at) => at % 60_000 !== 0)).toEqual([]);
    expect(Math.abs(Date.now() - (times.at(-1) ?? 0))).toBeLessThan(120_000);
  });

  it("does not have what the database has refused", async () => {
    const { made } = await makeBackedUp();
    await sayTurn(made.harness, "One", "Two");
    const position = await made.journal.position();
    const other = made.restart();
    await other.saveDraft({ conversationId: made.harness.conversationId, text: "newer" });
    // This store's digests are older than what lies there.
    await expect(sayTurn(made.harness, "Three", "Four")).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await made.journal.position()).toBeLessThanOrEqual(position + 1);
  });

  it("says that commits are missing, and wants a backup, until one stands there", async () => {
    const { made } = await makeBackedUp();
    await sayTurn(made.harness, "One", "Two");
    made.world.fails = new DOMException("gone", "UnknownError");
    await sayTurn(made.harness, "Missing", "for a worker that dies now");
    made.world.fails = null;
    const next = made.restart();
    await sayTurn({ ...made.harness, store: next }, "Three", "Four");
    expect(await next.backups.needsEarly()).toBe(true);
    const { isWhole, state } = await replay(made.journal);
    expect({ isWhole, hasGap: state?.hasGap }).toEqual({ isWhole: false, hasGap: true });
    await made.fold();
    expect(made.state.needs).toBe(1);
    await backUp({ store: next });
    expect((await replay(made.journal)).isWhole).toBe(true);
  });

  it("wants a backup once 16 MB lie there, not before, and none behind that", async () => {
    const { made } = await makeBackedUp();
    const long = "x".repeat(1_000_000);
    const wants = async (megabytes: number) => {
      for (let nth = 0; nth < megabytes; nth += 1) await sayTurn(made.harness, long, "Yes.");
      await made.fold();
      return made.state.needs;
    };
    expect(await wants(15)).toBe(0);
    expect(await wants(3)).toBe(1);
    expect(await made.store.backups.needsEarly()).toBe(true);
    await backUp(made);
    expect(await wants(1)).toBe(1);
  });

  it("takes what found no room with the next commit, which is refused before it is anywhere", async () => {
    const { made, before } = await makeBackedUp();
    made.world.fails = new DOMException("full", "QuotaExceededError");
    const turn = await openTurn(made.harness, "The last that fits");
    await expect(openTurn(made.harness, "One too many")).rejects.toMatchObject({
      code: "quota-exceeded",
    });
    made.world.fails = null;
    await openTurn(made.harness, "Once there is room");
    const { now, replayed } = await beside(before, made);
    expect(replayed).toEqual(now);
    expect(replayed.some(([key]) => key === `messages/${turn.id}`)).toBe(true);
    expect((await replay(made.journal)).isWhole).toBe(true);
  });

  it("is sealed anew with the rows that it holds", async () => {
    const { made, before } = await makeBackedUp();
    await sayTurn(made.harness, "One", "Two");
    await made.fold();
    const { keys } = made.harness;
    const current = await makeKeyring("12345678");
    keys.use({ current, former: keys.current() });
    for (let done = false; !done; ) done = (await made.store.resealNext()).done;
    await made.fold();
    const { rows, isWhole } = await replay(made.journal);
    const under = new Set([...rows.values()].flatMap((row) => row?.keyId ?? []));
    expect(under).toEqual(new Set(["12345678"]));
    expect(isWhole).toBe(true);
    // What lies in the backup was not written once more.
    expect([...rows.keys()].filter((key) => key.startsWith("messages/"))).toHaveLength(2);
    expect(before.size).toBeGreaterThan(0);
  });

  it("does not pass for proven anew where a lock has taken the keys meanwhile", async () => {
    const { made } = await makeBackedUp();
    const { store, harness, journal } = made;
    const { conversationId } = harness;
    await store.conversations.purge({ conversationId, messages: 2 });
    await made.fold();
    const newest = (await journal.state())?.newest ?? 0;
    harness.keys.drop();
    const reproving = journal.reprove(newest, (deleted) => proveDeletion(harness.keys, deleted));
    await expect(reproving).rejects.toMatchObject({ code: "locked" });
  });
});

type Odd = (made: Journaled) => Promise<void>;

/** Changes one record under the journal's feet. */
async function alter(
  { world, harness }: Journaled,
  change: (rows: IDBObjectStore, key: string) => void,
): Promise<void> {
  const factory = world.buckets.get(harness.storeName);
  const open = factory?.open("journal");
  if (open === undefined) throw new Error("there is no journal");
  await new Promise<void>((resolve, reject) => {
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const transaction = open.result.transaction("rows", "readwrite");
      const rows = transaction.objectStore("rows");
      const keys = rows.getAllKeys();
      keys.onsuccess = () => {
        const key = keys.result.find((name) => String(name).startsWith("messages/"));
        change(rows, String(key));
      };
      transaction.oncomplete = () => {
        open.result.close();
        resolve();
      };
    };
  });
}

describe("a journal that something has happened to", () => {
  it.each<[string, Odd]>([
    ["a row is missing", (made) => alter(made, (rows, key) => void rows.delete(key))],
    ["a row is torn", (made) => alter(made, (rows, key) => void rows.put({ table: "mess" }, key))],
  ])("is read as far as it goes, and says so where %s", async (_name, happen) => {
    const { made } = await makeBackedUp();
    for (let nth = 0; nth < 3; nth += 1) await sayTurn(made.harness, `Q${nth}`, "A");
    await made.fold();
    const { rows } = await replay(made.journal);
    await happen(made);
    const after = await replay(made.journal);
    expect(after.isWhole).toBe(false);
    expect(after.rows.size).toBe(rows.size - 1);
  });

  it("is none where it is another store's, and begins anew with the next commit", async () => {
    const { made } = await makeBackedUp();
    await sayTurn(made.harness, "Theirs", "Indeed");
    await made.fold();
    const factory = made.world.buckets.get(made.harness.storeName);
    if (factory !== undefined) made.world.buckets.set("another", factory);
    const another = made.journalOf("another");
    expect((await replay(another)).isWhole).toBe(false);
    const row: JournalRow = { id: "a", version: 1, keyId: "k", sealed: new Uint8Array(3) };
    const puts = [{ table: "presets", row, as: "changed" }] as const;
    await another.append([{ sequence: 1, at: 1, puts, deletes: [] }]);
    await another.fold(1);
    const { rows, isWhole } = await replay(another);
    expect([...rows.keys()]).toEqual(["presets/a"]);
    expect(isWhole).toBe(true);
  });

  it("is nothing and whole where there never was one, and is gone once it is removed", async () => {
    const { journalOf, world } = makeJournalStorage();
    const journal = journalOf("confidant");
    expect(await replay(journal)).toMatchObject({ isWhole: true, state: null });
    expect(await journal.position()).toBe(0);
    await journal.remove();
    expect(world.buckets.size).toBe(0);
  });
});
