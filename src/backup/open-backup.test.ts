import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  BACKUP_INFO,
  forgeBackup,
  lineOf,
  makeBackup,
  makeBackupRow,
  makeIdentity,
  sealText,
} from "../../test/builders/make-backup";
import * as fc from "../../test/builders/steady-check";
import type { Bytes } from "../crypto/bytes";
import type { BackupRow } from "./backup-line";
import { formatGone } from "./format-line";
import { openBackup } from "./open-backup";
import { slicesDigest } from "./seal-manifest";

const never = new AbortController().signal;
const damaged = { code: "backup-damaged" };

function open(file: Bytes, identity: string, signal = never) {
  return openBackup({ file: new Blob([file]), identities: [identity], signal });
}

async function readRows(file: Bytes, identity: string) {
  const opened = await open(file, identity);
  const slices: number[] = [];
  const rows: BackupRow[] = [];
  for await (const part of opened.rows()) {
    slices.push(part.slice);
    rows.push(...part.rows);
  }
  return { ...opened, slices, rows };
}

/** Rows of which each fills a slice. */
function makeLargeRows(count: number): readonly BackupRow[] {
  return Array.from({ length: count }, (_, at) =>
    makeBackupRow({ text: `${at}${"a".repeat(3e6)}` }),
  );
}

const slice = (...rows: readonly BackupRow[]) => rows.map(lineOf).join("");

describe("openBackup", () => {
  it("gives the rows that were backed up, as often as they are asked for", async () => {
    const rows = [
      makeBackupRow({ text: "ä木🌊\ud800\n" }),
      makeBackupRow({ version: 3, order: 4 }),
    ];
    const { file, identity, manifest } = await makeBackup({ parts: [{ rows, unreadable: 0 }] });
    const opened = await open(file, identity);
    expect(opened).toMatchObject({ manifest, identity });
    for (let time = 0; time < 2; time += 1) {
      const read = [];
      for await (const part of opened.rows()) read.push(part);
      expect(read).toEqual([{ slice: 0, rows }]);
    }
  });

  it("gives back random rows, whatever changed while they were read", async () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    const texts = fc.array(text, { maxLength: 12 });
    const property = fc.asyncProperty(
      texts,
      fc.array(fc.nat(11)),
      fc.array(fc.nat(11)),
      async (texts, changed, gone) => {
        const read = texts.map((text) => makeBackupRow({ text }));
        const isGone = (at: number) => gone.includes(at);
        const now = read.map((row, at) =>
          changed.includes(at) ? { ...row, version: 2, payload: `{"v":1,"now":${at}}` } : row,
        );
        const state = now.filter((_row, at) => !isGone(at));
        const end = {
          rows: now.filter((row, at) => row.version === 2 && !isGone(at)),
          gone: read
            .filter((_row, at) => isGone(at))
            .map(({ columns }, at) => ({
              table: "messages" as const,
              gone: at % 2 === 0 ? { id: `${columns.id}` } : { parent: `${columns.parent}` },
            })),
          counts: { messages: state.length },
        };
        const { file, identity } = await makeBackup({
          parts: [{ rows: read, unreadable: 0 }],
          end,
        });
        const { rows } = await readRows(file, identity);
        const sorted = (all: readonly BackupRow[]) => all.map((row) => JSON.stringify(row)).sort();
        expect(sorted(rows)).toEqual(sorted(state));
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("of an empty vault has no rows", async () => {
    const { file, identity } = await makeBackup();
    expect((await readRows(file, identity)).slices).toEqual([]);
  });

  it("gives what changed while it was read first, and once", async () => {
    const rows = makeLargeRows(4);
    const changed = makeBackupRow({ id: `${rows[3]!.columns.id}`, version: 2 });
    const end = { rows: [changed], counts: { messages: 4 } };
    const { file, identity } = await makeBackup({ parts: [{ rows, unreadable: 0 }], end });
    const read = await readRows(file, identity);
    expect(read.slices).toEqual([0, 1, 2, 3, 4]);
    expect(read.rows.map(({ version }) => version)).toEqual([2, 1, 1, 1]);
  });

  it("does not open with another identity, or without one", async () => {
    const { file } = await makeBackup();
    await expect(open(file, makeIdentity())).rejects.toMatchObject({ code: "backup-wrong-key" });
  });

  it("is damaged where the file is no age file", async () => {
    for (const text of ["", "age-encryption.org/v1\n", "PK\u0003\u0004".repeat(50_000)]) {
      const file = new TextEncoder().encode(text);
      await expect(open(file, makeIdentity())).rejects.toMatchObject(damaged);
    }
  });

  it("gives whole slices only where the file is cut, and tells of it", async () => {
    const rows = makeLargeRows(3);
    const { file, identity } = await makeBackup({ parts: [{ rows, unreadable: 0 }] });
    for (const cut of [0.2, 0.5, 0.9].map((part) => Math.floor(file.length * part))) {
      const opened = await open(file.slice(0, cut), identity);
      const read: BackupRow[] = [];
      const readAll = async () => {
        for await (const part of opened.rows()) read.push(...part.rows);
      };
      await expect(readAll()).rejects.toMatchObject(damaged);
      expect(read).toEqual(rows.slice(0, read.length));
      expect(read.length).toBeLessThan(3);
    }
  });

  it("that somebody made who only knows the recipient is damaged", async () => {
    const identity = makeIdentity();
    const slices = [slice(makeBackupRow())];
    const file = await forgeBackup({ identity, slices, macIdentity: makeIdentity() });
    await expect(open(file, identity)).rejects.toMatchObject({
      ...damaged,
      data: { reason: "not-made-by-its-owner" },
    });
  });

  it("of a newer release says so", async () => {
    const identity = makeIdentity();
    const text = '{"format":"confidant-backup","version":2,"anything":{"else":[]}}\n\0\0';
    await expect(open(await sealText(text, identity), identity)).rejects.toMatchObject({
      code: "version-unknown",
    });
  });

  it.each([
    ["nothing", ""],
    ["no line end", "{}"],
    ["no JSON", "{\n"],
    ["another format", '{"format":"other","version":2}\n'],
    ["version 0", '{"format":"confidant-backup","version":0}\n'],
    ["a list", "[]\n"],
    ["the prototype", '{"__proto__":{"format":"confidant-backup","version":1}}\n'],
    ["a nest of 100,000", `${"[".repeat(100_000)}${"]".repeat(100_000)}\n`],
    ["a text of 10 MB", `"${"a".repeat(10_000_000)}"\n`],
    ["only blanks, 10 MB", " ".repeat(10_000_000)],
  ])("whose manifest is none is damaged: %s", async (_name, text) => {
    const identity = makeIdentity();
    await expect(open(await sealText(text, identity), identity)).rejects.toMatchObject(damaged);
  });

  it.each([
    ["more changes than slices", { changes: 2 }],
    ["a slice larger than any", { slices: [{ lines: 1, bytes: 2 ** 31, sha256: "0".repeat(64) }] }],
    ["a digest of other slices", { digest: "0".repeat(64) }],
    ["counts below none", { counts: { messages: -1 } }],
    ["a log after which there is no room", { lastOrder: 2 ** 52 + 1 }],
    ["a vault's id that is none", { vault: "vault" }],
    ["a time that is text", { madeAt: "2026" }],
  ])("whose manifest does not agree with itself is damaged: %s", async (_name, manifest) => {
    const identity = makeIdentity();
    const digest = await slicesDigest((manifest as { slices?: [] }).slices ?? []);
    const file = await forgeBackup({ identity, slices: [], manifest: { digest, ...manifest } });
    await expect(open(file, identity)).rejects.toMatchObject(damaged);
  });

  const [one, other] = [makeBackupRow(), makeBackupRow()];
  const both = slice(one) + slice(other);
  const counts = { messages: 2 };
  const facts = { lines: 2, bytes: Buffer.byteLength(both), sha256: "0".repeat(64) };
  it.each([
    ["a slice that is not as its digest says", [both], { slices: [facts], counts }],
    ["more rows than it counts", [both], { counts: { messages: 1 } }],
    ["fewer rows than it counts", [both], { counts: { messages: 3 } }],
    ["a row twice", [slice(one, one, other)], { counts }],
    ["a slice twice", [both, both], { counts }],
    [
      "what is gone behind the changes",
      [both, formatGone({ table: "messages", gone: { id: `${one.columns.id}` } }).join("")],
      { counts },
    ],
    ["a line that is cut", [both.slice(0, -1)], { counts }],
    ["a blank line", [`${both}\n`], { counts }],
    ["something behind the last line end", [both, "x"], { counts }],
    [
      "a row of no table",
      [slice({ ...one, table: "rows" as "messages" }), slice(other)],
      { counts },
    ],
    [
      "keys in a backup without keys",
      [
        both,
        slice({
          table: "secrets",
          columns: { id: crypto.randomUUID() },
          version: 1,
          payload: "{}",
        }),
      ],
      { counts },
    ],
  ])("with rows that do not fit is damaged: %s", async (_name, slices, manifest) => {
    const identity = makeIdentity();
    const base = await forgeBackup({ identity, slices: [both], manifest: { counts } });
    expect((await readRows(base, identity)).rows).toEqual([one, other]);
    const digest = "slices" in manifest ? { digest: await slicesDigest(manifest.slices) } : {};
    const file = await forgeBackup({ identity, slices, manifest: { ...manifest, ...digest } });
    await expect(readRows(file, identity)).rejects.toMatchObject(damaged);
  });

  it("with something behind its slices is damaged", async () => {
    const identity = makeIdentity();
    const file = await forgeBackup({ identity, slices: [both], manifest: { counts }, tail: "\n" });
    await expect(readRows(file, identity)).rejects.toMatchObject(damaged);
  });

  it("whose slices stand in another order is damaged before a row is given", async () => {
    const identity = makeIdentity();
    const texts = [slice(one), slice(other)];
    const slices = texts.map((text) => ({
      lines: 1,
      bytes: Buffer.byteLength(text),
      sha256: createHash("sha256").update(text).digest("hex"),
    }));
    const manifest = { counts, slices, digest: await slicesDigest(slices) };
    const whole = await forgeBackup({ identity, slices: texts, manifest });
    expect((await readRows(whole, identity)).rows).toEqual([one, other]);
    const turned = await forgeBackup({ identity, slices: texts.toReversed(), manifest });
    const { rows } = await open(turned, identity);
    await expect(rows().next()).rejects.toMatchObject(damaged);
  });

  it("has what it cannot read counted", async () => {
    const end = { unreadable: 3, counts: { messages: 4 } };
    const { file, identity } = await makeBackup({ parts: [{ rows: [one], unreadable: 3 }], end });
    expect((await readRows(file, identity)).rows).toEqual([one]);
  });

  it("stops when it is told to, with the reason that it is told", async () => {
    const { file, identity } = await makeBackup({
      parts: [{ rows: makeLargeRows(3), unreadable: 0 }],
    });
    const controller = new AbortController();
    const reason = new Error("stop");
    const opened = await open(file, identity, controller.signal);
    const readAll = async () => {
      for await (const part of opened.rows()) if (part.slice === 1) controller.abort(reason);
    };
    await expect(readAll()).rejects.toBe(reason);
    await expect(open(file, identity, controller.signal)).rejects.toBe(reason);
  });

  it("tells of a file that is gone before it was read", async () => {
    const { file, identity } = await makeBackup();
    const blob = new Blob([file]);
    Object.assign(blob, {
      stream: () =>
        new ReadableStream({
          pull: () => Promise.reject(new DOMException("gone", "NotReadableError")),
        }),
    });
    const opened = openBackup({ file: blob, identities: [identity], signal: never });
    await expect(opened).rejects.toMatchObject({ ...damaged, data: { reason: "unreadable" } });
  });

  it("names its vault and its time", async () => {
    const { file, identity } = await makeBackup();
    expect((await open(file, identity)).manifest).toMatchObject(BACKUP_INFO);
  });
});
