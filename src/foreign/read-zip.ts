import { BlobReader, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import type { ExportPart } from "./export-part";

/** Entries of an archive: exports with many pictures have some ten thousand. */
const MAX_ENTRIES = 200_000;

/** Bytes that an archive may unpack to (2 GiB): what it says of itself is not relied on. */
const MAX_BYTES = 2_147_483_648;

/** Newer exports of ChatGPT are cut into numbered files. */
const CONVERSATIONS = /(?:^|\/)conversations(?:-(\d{1,9}))?\.json$/;

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
  const { maxBytes = MAX_BYTES, maxEntries = MAX_ENTRIES } = limits;
  // Nothing but the browser's own inflating is used: pages may start no other code.
  const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false });
  const found: { entry: FileEntry; number: number }[] = [];
  let entries = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    entries += 1;
    if (entries > maxEntries) throw new ZipTooLarge();
    const match = CONVERSATIONS.exec(entry.filename);
    if (match === null || entry.directory) continue;
    found.push({ entry, number: Number(match[1] ?? -1) });
  }
  found.sort((left, right) => left.number - right.number);
  const room = { left: maxBytes };
  return found.map(({ entry }) => ({
    size: entry.uncompressedSize,
    read: () => inflate(entry, room),
  }));
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
