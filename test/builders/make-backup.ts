import { createHash, randomUUID } from "node:crypto";
import { sealToRecipient } from "../../src/backup/age-file";
import type { BackupRow } from "../../src/backup/backup-line";
import type { BackupManifest } from "../../src/backup/backup-manifest";
import { streamOf } from "../../src/backup/byte-stream";
import { formatRow } from "../../src/backup/format-line";
import { sealManifest, slicesDigest } from "../../src/backup/seal-manifest";
import { writeBackup } from "../../src/backup/write-backup";
import { ageRecipient, formatAgeIdentity, parseAgeIdentity } from "../../src/crypto/age-key";
import { type Bytes, fromUtf8, utf8 } from "../../src/crypto/bytes";
import { randomBytes } from "../../src/crypto/random-bytes";
import type {
  Snapshot,
  SnapshotEnd,
  SnapshotPart,
  SnapshotRow,
} from "../../src/store/snapshots/snapshot";
import { makeFileFolder } from "../fakes/file-folder";

type RowInput = {
  readonly id?: string;
  readonly parent?: string;
  readonly order?: number;
  readonly version?: number;
  readonly text?: string;
};

/** A message's row as it is backed up; its payload is no message's but has its text. */
export function makeBackupRow(input: RowInput = {}): BackupRow {
  const { id = randomUUID(), parent = randomUUID(), order = 1, version = 1, text = "hi" } = input;
  const columns = { id, parent, previous: null, order };
  return { table: "messages", columns, version, payload: JSON.stringify({ v: 1, text }) };
}

/** The row as a snapshot gives it. */
function toSnapshotRow(row: BackupRow): SnapshotRow {
  return { ...row, payload: utf8(row.payload) };
}

/** The row as a line of a backup. */
export function lineOf(row: BackupRow): string {
  const parts = formatRow(toSnapshotRow(row));
  return parts.map((part) => (typeof part === "string" ? part : fromUtf8(part))).join("");
}

type WithRows<T> = Omit<T, "rows"> & { readonly rows: readonly BackupRow[] };

type SnapshotInput = {
  readonly parts?: readonly WithRows<SnapshotPart>[];
  readonly end?: Partial<WithRows<SnapshotEnd>>;
};

/** A snapshot of these parts; `isEnded` tells whether it was ended. */
export function makeSnapshot({ parts = [], end = {} }: SnapshotInput = {}) {
  let ended = false;
  const rows = parts.flatMap((part) => part.rows);
  const counts: Record<string, number> = {};
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1;
  const state = {
    unreadable: 0,
    gone: [],
    newest: [],
    counts,
    generation: 7,
    lastOrder: 9,
    ...end,
  };
  const changed = (end.rows ?? []).map(toSnapshotRow);
  const snapshot: Snapshot = {
    total: Promise.resolve(rows.length),
    parts: async function* () {
      for (const part of parts) yield { ...part, rows: part.rows.map(toSnapshotRow) };
    },
    finish: (work) => work({ ...state, rows: changed }),
    end: () => {
      ended = true;
    },
  };
  return { snapshot, isEnded: () => ended };
}

/** A random age identity. */
export function makeIdentity(): string {
  return formatAgeIdentity(randomBytes(32));
}

export const BACKUP_INFO = {
  app: "0.1.0",
  vault: "6f1c1d84-4b59-4c40-8b3c-0d8f6f1f2a10",
  madeAt: Date.UTC(2026, 10, 22, 14, 5, 6, 7),
  withKeys: false,
};

/** A backup of these rows, made as the product makes it. */
export async function makeBackup(
  input: SnapshotInput & { readonly identity?: string; readonly withKeys?: boolean } = {},
) {
  const { identity = makeIdentity(), withKeys = false } = input;
  const target = makeFileFolder();
  const made = await writeBackup({
    snapshot: makeSnapshot(input).snapshot,
    staging: makeFileFolder().folder,
    target: target.folder,
    name: "backup.age",
    identity,
    info: { ...BACKUP_INFO, withKeys },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const bytes = target.files.get("backup.age")!;
  return { ...made, identity, file: bytes };
}

/** A backup by somebody who has the identity and puts into it what they like. */
export async function forgeBackup(input: {
  readonly identity: string;
  readonly slices: readonly string[];
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Under which the manifest's code is made. */
  readonly macIdentity?: string;
  /** What is put behind the slices. */
  readonly tail?: string;
}): Promise<Bytes> {
  const { identity, macIdentity = identity, tail = "" } = input;
  const slices = input.slices.map((text) => ({
    lines: text.split("\n").length - 1,
    bytes: Buffer.byteLength(text),
    sha256: createHash("sha256").update(text).digest("hex"),
  }));
  const { madeAt, app, vault, withKeys } = BACKUP_INFO;
  const manifest = {
    ...{ format: "confidant-backup", version: 1, app, vault, madeAt, withKeys },
    ...{ generation: 1, lastOrder: 1, counts: {}, unreadable: 0, changes: 0, slices },
    digest: await slicesDigest(slices),
    ...input.manifest,
  } as Omit<BackupManifest, "mac">;
  const sealed = await sealManifest(manifest, macIdentity);
  return sealText([JSON.stringify(sealed), "\n", ...input.slices, tail].join(""), identity);
}

/** The text as an age file that the identity opens. */
export async function sealText(text: string, identity: string): Promise<Bytes> {
  const recipient = await ageRecipient(parseAgeIdentity(identity)!);
  async function* plain() {
    yield utf8(text);
  }
  return readWhole(await sealToRecipient(streamOf(plain()), recipient));
}

/** All that a stream gives. */
export async function readWhole(stream: ReadableStream<Bytes>): Promise<Bytes> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
