import { describe, expect, it } from "vitest";
import {
  BACKUP_INFO,
  makeBackup,
  makeBackupRow,
  makeIdentity,
  makeSnapshot,
} from "../../test/builders/make-backup";
import { makeFileFolder } from "../../test/fakes/file-folder";
import { checkBackup } from "./check-backup";
import { writeBackup } from "./write-backup";

const never = new AbortController().signal;
const IDENTITY = makeIdentity();

/** Some megabytes, so that several slices and several writes are needed. */
function makeParts() {
  const text = "needle in a backup ".repeat(5_000);
  const rows = Array.from({ length: 60 }, (_, at) => makeBackupRow({ text: `${at}${text}` }));
  return [rows.slice(0, 20), rows.slice(20)].map((part) => ({ rows: part, unreadable: 0 }));
}

type Options = { readonly signal?: AbortSignal; readonly stagingFullAt?: number };

function prepare(options: Options & { readonly targetFullAt?: number } = {}) {
  const staging = makeFileFolder({ fullAt: options.stagingFullAt ?? 0 });
  const target = makeFileFolder({ fullAt: options.targetFullAt ?? 0 });
  const end = { rows: [makeBackupRow()], counts: { messages: 61 } };
  const { snapshot, isEnded } = makeSnapshot({ parts: makeParts(), end });
  const progress: number[] = [];
  const write = () =>
    writeBackup({
      snapshot,
      staging: staging.folder,
      target: target.folder,
      name: "new.age",
      identity: IDENTITY,
      info: BACKUP_INFO,
      onProgress: (rows) => progress.push(rows),
      signal: options.signal ?? never,
    });
  const expectNothing = () => {
    expect([...target.files.keys(), ...staging.files.keys()]).toEqual([]);
    expect(staging.unfinished() + target.unfinished()).toBe(0);
    expect(isEnded()).toBe(true);
  };
  return { staging, target, snapshot, isEnded, progress, write, expectNothing };
}

describe("writeBackup", () => {
  it("tells how many bytes the file has, and leaves nothing beside it", async () => {
    const { write, target, staging, isEnded } = prepare();
    const made = await write();
    const file = target.files.get("new.age")!;
    expect(made.bytes).toBe(file.length);
    expect([...target.files.keys(), ...staging.files.keys()]).toEqual(["new.age"]);
    expect(isEnded()).toBe(true);
  });

  it("makes a manifest of what the snapshot ends with", async () => {
    const counts = { messages: 1, secrets: 2, backups: 1 };
    const end = { unreadable: 4, counts, generation: 12, lastOrder: 34 };
    const { manifest } = await makeBackup({
      end,
      parts: [{ rows: [makeBackupRow()], unreadable: 4 }],
    });
    expect(manifest).toMatchObject({
      ...BACKUP_INFO,
      unreadable: 4,
      generation: 12,
      lastOrder: 34,
    });
    expect(manifest.counts).toMatchObject({ messages: 1, conversations: 0 });
    expect(manifest.counts).not.toHaveProperty("secrets");
    expect(manifest.counts).not.toHaveProperty("backups");
    expect(manifest.slices.map(({ lines }) => lines)).toEqual([1]);
  });

  it("puts what changed into slices of its own, the first ones", async () => {
    const { write } = prepare();
    const { manifest } = await write();
    expect(manifest.changes).toBe(1);
    expect(manifest.slices.map(({ lines }) => lines).slice(0, 1)).toEqual([1]);
    expect(manifest.slices.reduce((sum, { lines }) => sum + lines, 0)).toBe(61);
    expect(manifest.slices.length).toBeGreaterThan(2);
  });

  it("tells progress that rises to all of its rows", async () => {
    const { write, progress } = prepare();
    await write();
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress[0]).toBe(10);
    expect(progress.at(-1)).toBe(60);
  });

  it("leaves the keys of connections out unless they were asked for", async () => {
    const secrets = { table: "secrets", columns: { id: crypto.randomUUID() }, version: 1 } as const;
    const parts = [{ rows: [{ ...secrets, payload: '{"v":1,"key":"k"}' }], unreadable: 0 }];
    const [without, withKeys] = [
      await makeBackup({ parts }),
      await makeBackup({ parts, withKeys: true }),
    ];
    expect(without.manifest.slices).toEqual([]);
    expect(withKeys.manifest.slices).toHaveLength(1);
    expect(withKeys.manifest.counts).toMatchObject({ secrets: 1 });
  });

  it("is whole on an engine that frees at once what nobody is to use any more", async () => {
    const freed: number[] = [];
    const transfer = function (this: ArrayBuffer) {
      freed.push(this.byteLength);
      return structuredClone(this, { transfer: [this] });
    };
    const own = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "transfer");
    const replaced = { value: transfer, configurable: true, writable: true };
    Object.defineProperty(ArrayBuffer.prototype, "transfer", replaced);
    const { target, write } = prepare();
    const { manifest } = await write().finally(() => {
      Reflect.deleteProperty(ArrayBuffer.prototype, "transfer");
      if (own !== undefined) Object.defineProperty(ArrayBuffer.prototype, "transfer", own);
    });
    expect(freed).toHaveLength(3 * manifest.slices.length);
    const file = new Blob([target.files.get("new.age")!]);
    const given = { file, identities: [IDENTITY], onProgress: () => undefined, signal: never };
    expect(await checkBackup(given)).toMatchObject({ digest: manifest.digest });
  });

  it("removes what a worker that died has left in the staging folder", async () => {
    const { staging, write } = prepare();
    staging.files.set("slice-9", new Uint8Array(9));
    await write();
    expect([...staging.files.keys()]).toEqual([]);
  });

  it("puts nothing aside that can be read", async () => {
    const { staging, snapshot, write } = prepare();
    let staged = "";
    const finish = snapshot.finish;
    Object.assign(snapshot, {
      finish: (work: Parameters<typeof finish>[0]) => {
        for (const bytes of staging.files.values()) staged += Buffer.from(bytes).toString("latin1");
        return finish(work);
      },
    });
    await write();
    expect(staged.length).toBeGreaterThan(1_000_000);
    expect(staged).not.toContain("needle");
    expect(staged).not.toContain("messages");
  });

  it("has no more spooled than is not yet in the file", async () => {
    const { staging, target, write } = prepare();
    const left: number[] = [];
    const folder = target.folder.write;
    Object.assign(target.folder, {
      write: async (name: string) => {
        const writer = await folder(name);
        const written = async (bytes: Uint8Array<ArrayBuffer>) => {
          left.push(staging.files.size);
          await writer.write(bytes);
        };
        return { ...writer, write: written };
      },
    });
    await write();
    expect(left.at(-1)).toBe(0);
    expect(left[0]).toBeGreaterThan(0);
  });

  it("leaves nothing on a disk that is full, at whichever write", async () => {
    const whole = prepare();
    await whole.write();
    const [inStaging, inTarget] = [whole.staging.calls(), whole.target.calls()];
    expect(Math.min(inStaging, inTarget)).toBeGreaterThan(5);
    for (let at = 1; at <= inStaging; at += 1) {
      const full = prepare({ stagingFullAt: at });
      await expect(full.write(), `${at}`).rejects.toMatchObject({ code: "quota-exceeded" });
      full.expectNothing();
    }
    for (let at = 1; at <= inTarget; at += 1) {
      const full = prepare({ targetFullAt: at });
      await expect(full.write(), `${at}`).rejects.toMatchObject({ code: "quota-exceeded" });
      full.expectNothing();
    }
  });

  it("leaves the older file of that name where it fails", async () => {
    const full = prepare({ targetFullAt: 3 });
    full.target.files.set("new.age", Uint8Array.of(1));
    await expect(full.write()).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(full.target.files.get("new.age")).toEqual(Uint8Array.of(1));
  });

  it("stops wherever it is told to, with the reason that it is told, and leaves nothing", async () => {
    const stops = { read: 1, end: 2, written: 4 };
    for (const at of Object.values(stops)) {
      const controller = new AbortController();
      const prepared = prepare({ signal: controller.signal });
      const reason = new Error("stop");
      const push = prepared.progress.push.bind(prepared.progress);
      prepared.progress.push = (rows) => {
        if (push(rows) === at) controller.abort(reason);
        return at;
      };
      await expect(prepared.write()).rejects.toBe(reason);
      prepared.expectNothing();
    }
  });

  it("fails as the snapshot fails, and ends it", async () => {
    const prepared = prepare();
    const reason = new Error("closed");
    Object.assign(prepared.snapshot, { finish: () => Promise.reject(reason) });
    await expect(prepared.write()).rejects.toBe(reason);
    prepared.expectNothing();
  });
});
