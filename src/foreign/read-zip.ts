import { BlobReader, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import { readElaraName } from "./elara-name";
import type { ExportPart } from "./export-part";
import { fileName, type RecordFile } from "./record-file";

/** Entries of an archive: exports with many pictures have some ten thousand. */
const MAX_ENTRIES = 200_000;

/** Bytes that an archive may unpack to (2 GiB): what it says of itself is not relied on. */
const MAX_BYTES = 2_147_483_648;

/** Newer exports of ChatGPT are cut into numbered files. */
const CONVERSATIONS = /(?:^|\/)conversations(?:-(\d{1,9}))?\.json$/;

/** Our own exports, where somebody has packed them. */
const OWN = /(?:^|\/)confidant-[^/]*\.json$/;

/** An archive that is larger than any export; what was read before stays. */
export class ZipTooLarge extends Error {
  override readonly name = "ZipTooLarge";
}

type Limits = { readonly maxBytes?: number; readonly maxEntries?: number };

/**
 * The files with conversations in an archive, in the order of their numbers; none where there are
 * none. Fails where it is no archive, and with `ZipTooLarge`; reading a part may fail so, too.
 */
export async function openZip(file: Blob, limits: Limits = {}): Promise<readonly ExportPart[]> {
  const found: { entry: FileEntry; number: number }[] = [];
  for await (const entry of readEntries(file, limits)) {
    const match = CONVERSATIONS.exec(entry.filename);
    if (match === null && !OWN.test(entry.filename)) continue;
    found.push({ entry, number: Number(match?.[1] ?? -1) });
  }
  found.sort((left, right) => left.number - right.number);
  const room = { left: limits.maxBytes ?? MAX_BYTES };
  return found.map(({ entry }) => ({
    size: entry.uncompressedSize,
    read: () => inflate(entry, room),
  }));
}

/**
 * The files of an archive that may be Elara's records: all that end in `.json`. Fails as `openZip`
 * does; all of them together unpack to no more than that, whatever each says of itself.
 */
export async function openRecordZip(
  file: Blob,
  limits: Limits = {},
): Promise<readonly RecordFile[]> {
  const room = { left: limits.maxBytes ?? MAX_BYTES };
  const files: RecordFile[] = [];
  for await (const entry of readEntries(file, limits)) {
    const name = fileName(entry.filename);
    if (!name.toLowerCase().endsWith(".json")) continue;
    const size = entry.uncompressedSize;
    files.push({ name, size, read: (maxBytes) => readWhole(entry, room, maxBytes) });
  }
  return files;
}

/** Whether an archive has a record of Elara's, by its name, and nothing that products name theirs. */
export async function isRecordZip(file: Blob, limits: Limits = {}): Promise<boolean> {
  let isFound = false;
  for await (const { filename } of readEntries(file, limits)) {
    if (CONVERSATIONS.test(filename)) return false;
    isFound ||= readElaraName(fileName(filename)) !== null;
  }
  return isFound;
}

async function* readEntries(
  file: Blob,
  { maxEntries = MAX_ENTRIES }: Limits,
): AsyncGenerator<FileEntry> {
  // Nothing but the browser's own inflating is used: pages may start no other code.
  const options = { useWebWorkers: false, filenameValidation: "tolerant" } as const;
  // Nothing is written under an entry's name, so one that leads elsewhere leads nowhere.
  const reader = new ZipReader(new BlobReader(file), options);
  let entries = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    entries += 1;
    if (entries > maxEntries) throw new ZipTooLarge();
    if (!entry.directory) yield entry;
  }
}

async function readWhole(
  entry: FileEntry,
  room: { left: number },
  maxBytes: number,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of inflate(entry, room)) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function* inflate(entry: FileEntry, room: { left: number }): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = entry.getData(writable, { useWebWorkers: false });
  // Whoever reads meets its failure below; whoever stops early has no use for it.
  written.catch((reason: unknown) => writable.abort(reason).catch(() => undefined));
  const source = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await source.read();
      if (done) break;
      room.left -= value.length;
      if (room.left < 0) throw new ZipTooLarge();
      yield value;
    }
    await written;
  } finally {
    await source.cancel().catch(() => undefined);
  }
}
