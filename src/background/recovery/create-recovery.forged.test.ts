import { describe, expect, it } from "vitest";
import { forgeJournal, forgeState } from "../../../test/builders/forge-journal";
import {
  backUp,
  beginBackups,
  deleteDatabases,
  makeRecoveryDisk,
  startWorker,
} from "../../../test/builders/make-recovery";
import { say, textOf } from "../../../test/builders/make-restores";
import { sayTurn } from "../../../test/builders/make-store";
import {
  expectSound,
  linesOf,
  restart,
  talkAround,
  unlock,
} from "../../../test/builders/recover-talk";
import type { App } from "../app";

const isMessage = (line: string) => line.includes('"messages"');

async function idsOfMessages({ store }: Pick<App, "store">): Promise<readonly string[]> {
  const lines = (await textOf(store)).split("\n").filter(isMessage);
  return lines.flatMap((line) => /"id":"([^"]+)"/.exec(line)?.[1] ?? []);
}

describe("a journal that somebody without a key has changed, where the database is gone", () => {
  it("takes away nothing by a commit that no manifest tells of", async () => {
    const disk = makeRecoveryDisk();
    const { app, lines } = await talkAround(disk);
    const messages = await idsOfMessages(app);
    expect(messages.length).toBeGreaterThan(0);
    await forgeJournal(disk, ({ log }) => {
      const reading = log.getAllKeys();
      reading.onsuccess = () => {
        const sequence = Number(reading.result.at(-1)) + 1;
        const deletes = messages.map((id) => ({ table: "messages", id }));
        log.put({ sequence, at: 1, puts: [], deletes }, sequence);
      };
    });
    await deleteDatabases(disk);
    const next = restart(disk);
    const back = await unlock(next);
    expect(await linesOf(back)).toEqual(lines);
    // It does not end where its manifest does: that is told.
    expect(await next.recovery.note()).toMatchObject({ since: expect.any(Number) });
  });

  it("takes away nothing by a deletion before its newest manifest, which is told", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app, lines } = await talkAround(disk);
    const ids = await idsOfMessages(app);
    const { storeName } = await worker.lifecycle.profile();
    await worker.journalOf(storeName).fold(1_000_000);
    await forgeJournal(disk, ({ rows }) => {
      for (const id of ids) {
        const key = `messages/${id}`;
        const reading = rows.get(key);
        reading.onsuccess = () => {
          // What lies there as it was written stays what counts; the others lie in the backup.
          if (reading.result !== undefined) return;
          rows.put({ table: "messages", id, row: null, sequence: 1 }, key);
        };
      }
    });
    await deleteDatabases(disk);
    const next = restart(disk);
    const back = await unlock(next);
    expect(await linesOf(back)).toEqual(lines);
    await expectSound(back);
    expect(await next.recovery.note()).toMatchObject({ since: expect.any(Number) });
  });

  it("takes away what this vault has deleted, and nothing by the proof of that", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app, lines } = await talkAround(disk);
    const [first] = await idsOfMessages(app);
    const aside = await app.store.conversations.create({
      id: crypto.randomUUID(),
      channel: "side-panel",
      contextId: null,
    });
    const conversationId = aside.conversation.id;
    await sayTurn({ store: app.store, conversationId } as never, "said aside", "yes");
    await backUp(disk, worker);
    await app.store.conversations.purge({ conversationId, messages: 2 });
    const { storeName } = await worker.lifecycle.profile();
    await worker.journalOf(storeName).fold(1_000_000);
    await forgeJournal(disk, ({ rows }) => {
      const reading = rows.getAll();
      reading.onsuccess = () => {
        const gone = reading.result.find(({ row, table }) => row === null && table === "messages");
        rows.put({ ...gone, id: first }, `messages/${first}`);
      };
    });
    await deleteDatabases(disk);
    const back = await unlock(restart(disk));
    const text = await textOf(back.store);
    expect(text).not.toContain("said aside");
    expect(text).toContain("said before");
    expect(await idsOfMessages(back)).toHaveLength(lines.filter(isMessage).length);
  });

  it("is as far as its manifest, whatever it says of itself, and takes no time to follow", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app, lines } = await talkAround(disk);
    const { storeName } = await worker.lifecycle.profile();
    await app.store.rows.generation();
    await worker.journalOf(storeName).fold(1_000_000);
    await forgeState(disk, (state) => ({ ...state, newest: 1_000_000_000 }));
    await deleteDatabases(disk);
    const back = await unlock(restart(disk));
    expect(await linesOf(back)).toEqual(lines);
    expect((await back.store.rows.generation()).generation).toBeLessThan(1_000);
    await expectSound(back);
  });
});

describe("a journal that is older than the newest backup", () => {
  it("brings nothing back that was gone when that was made", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app } = await talkAround(disk);
    const { storeName } = await worker.lifecycle.profile();
    await worker.journalOf(storeName).fold(1_000_000);
    const [backup] = disk.backups.values();
    if (backup === undefined) throw new Error("no backup");
    // One that was made later, when what the journal has was not there any more.
    const generation = (await app.store.rows.generation()).generation + 5;
    Object.assign(backup.manifest, { generation });
    await deleteDatabases(disk);
    const text = await textOf((await unlock(restart(disk))).store);
    expect(text).toContain("said before");
    expect(text).not.toContain("said after");
    await say(await unlock(restart(disk)), "goes on");
  });
});

describe("a device key beside a deleted database that is not the vault's", () => {
  it("is not taken along: the one that opens the vault is, and heals the copies", async () => {
    const disk = makeRecoveryDisk();
    const worker = startWorker(disk);
    const first = await worker.lifecycle.become((vault) => vault.setUp({ kind: "device" }));
    await beginBackups(first);
    await say(first, "said without a lock");
    await backUp(disk, worker);
    const lines = await linesOf(first);
    const name = "device-key:confidant";
    const copy = JSON.parse(disk.local.stored.get(name) ?? "");
    const key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
    disk.local.stored.set(name, JSON.stringify({ ...copy, generation: copy.generation + 1, key }));
    await deleteDatabases(disk);
    expect(await linesOf(await restart(disk).lifecycle.ready())).toEqual(lines);
    expect(await linesOf(await restart(disk).lifecycle.ready())).toEqual(lines);
    expect(disk.local.stored.get("device-key:confidant-2")).toContain(copy.key);
  });
});
