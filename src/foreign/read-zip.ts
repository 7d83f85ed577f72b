import {
  BlobReader,
  type CreateReadableOptions,
  ERR_BAD_FORMAT,
  ERR_EOCDR_NOT_FOUND,
  type FileEntry,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-native.js";
import { readElaraName } from "./elara-name";
import type { ExportPart } from "./export-part";
import { fileName, type RecordFile } from "./record-file";
import { createZipAccount, type ZipAccount } from "./zip-account";
import { ZIP_LIMITS, type ZipLimits } from "./zip-limits";
import { ZipUnreadable } from "./zip-problem";

/** Newer exports of ChatGPT are cut into numbered files. */
const CONVERSATIONS = /(?:^|\/)conversations(?:-(\d{1,9}))?\.json$/;

/** Our own exports, where somebody has packed them. */
const OWN = /(?:^|\/)confidant-[^/]*\.json$/;

/** What may hold a conversation each, where no file holds all; not what an archiver adds. */
const SINGLE = /(?:^|\/)(?!\._)[^/]*\.(?:json|jsonl|ndjson)$/i;

/** A test's own limits, in place of some of those that hold. */
export type Limits = Partial<ZipLimits>;

/**
 * The files with conversations in an archive, in the order of their numbers; where it has none that
 * are called so, all that may hold one, in the order of their names. Fails where it is no archive, and
 * with `ZipTooLarge`; reading a part may fail so, too.
 */
export async function openZip(file: Blob, limits: Limits = {}): Promise<readonly ExportPart[]> {
  const account = accountOf(file, limits);
  const found: { entry: FileEntry; number: number }[] = [];
  const single: FileEntry[] = [];
  for await (const entry of readEntries(file, account)) {
    const match = CONVERSATIONS.exec(entry.filename);
    if (match === null && SINGLE.test(entry.filename)) single.push(entry);
    if (match === null && !OWN.test(entry.filename)) continue;
    found.push({ entry, number: Number(match?.[1] ?? -1) });
  }
  const wanted = found.length === 0 ? single : found.map(({ entry }) => entry);
  // Said once, of the archive, where it is so of all.
  if (wanted.length > 0 && wanted.every((entry) => entry.encrypted)) {
    throw new ZipUnreadable("zip-locked");
  }
  const toPart = (entry: FileEntry) => ({
    size: entry.uncompressedSize,
    read: () => inflate(entry, account),
  });
  if (found.length === 0) {
    const collator = new Intl.Collator("en", { numeric: true });
    single.sort((left, right) => collator.compare(left.filename, right.filename));
    return single.map((entry) => ({ ...toPart(entry), name: fileName(entry.filename) }));
  }
  found.sort((left, right) => left.number - right.number);
  return found.map(({ entry }) => toPart(entry));
}

/**
 * The files of an archive that may be Elara's records: all that end in `.json`. Fails as `openZip`
 * does; all of them together unpack to no more than that, whatever each says of itself.
 */
export async function openRecordZip(
  file: Blob,
  limits: Limits = {},
): Promise<readonly RecordFile[]> {
  const account = accountOf(file, limits);
  const files: RecordFile[] = [];
  for await (const entry of readEntries(file, account)) {
    const name = fileName(entry.filename);
    if (!name.toLowerCase().endsWith(".json")) continue;
    const size = entry.uncompressedSize;
    files.push({ name, size, read: (maxBytes) => readWhole(entry, account, maxBytes) });
  }
  return files;
}

/** Whether an archive has a record of Elara's, by its name, and nothing that products name theirs. */
export async function isRecordZip(file: Blob, limits: Limits = {}): Promise<boolean> {
  let isFound = false;
  for await (const { filename } of readEntries(file, accountOf(file, limits))) {
    if (CONVERSATIONS.test(filename)) return false;
    isFound ||= readElaraName(fileName(filename)) !== null;
  }
  return isFound;
}

/** What an archive is held to while it is read. */
export function accountOf(file: Blob, limits: Limits): ZipAccount {
  return createZipAccount(file.size, { ...ZIP_LIMITS, ...limits });
}

/** How an archive's reader says that its end is missing. */
const WITHOUT_END: ReadonlySet<string> = new Set([ERR_BAD_FORMAT, ERR_EOCDR_NOT_FOUND]);

/** How browsers can unpack: stored as it is, or deflated. */
const METHODS: ReadonlySet<number> = new Set([0, 8]);

/** The files of an archive, in its order; fails as `openZip` does. */
export async function* readEntries(file: Blob, account: ZipAccount): AsyncGenerator<FileEntry> {
  // Nothing but the browser's own inflating is used: pages may start no other code.
  const options = { useWebWorkers: false, filenameValidation: "tolerant" } as const;
  // Nothing is written under an entry's name, so one that leads elsewhere leads nowhere.
  const reader = new ZipReader(new BoundedBlobReader(file, account), options);
  const entries = reader.getEntriesGenerator();
  for (;;) {
    const { done, value: entry } = await account.timed(() => entries.next()).catch(rethrowCutOff);
    if (done === true || entry === undefined) return;
    account.entry();
    if (!entry.directory) yield entry;
  }
}

/** A file's bytes; null where there are more than that, without reading on. */
export async function readWhole(
  entry: FileEntry,
  account: ZipAccount,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of inflate(entry, account)) {
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

function rethrowCutOff(error: unknown): never {
  const isCut = error instanceof Error && WITHOUT_END.has(error.message);
  throw isCut ? new ZipUnreadable("zip-cut-off") : error;
}

async function* inflate(entry: FileEntry, account: ZipAccount): AsyncGenerator<Uint8Array> {
  if (entry.encrypted) throw new ZipUnreadable("zip-locked");
  if (!METHODS.has(entry.compressionMethod)) throw new ZipUnreadable("zip-packing");
  const count = account.inflating();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = entry.getData(writable, { useWebWorkers: false });
  // Whoever reads meets its failure below; whoever stops early has no use for it.
  written.catch((reason: unknown) => writable.abort(reason).catch(() => undefined));
  const source = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await account.timed(() => source.read());
      if (done) break;
      count(value.length);
      yield value;
    }
    await written;
  } finally {
    await source.cancel().catch(() => undefined);
  }
}

/**
 * Bytes that are inflated at once: all that they become is in memory before the next are asked for,
 * and that may be a thousand times as much. A browser reads a file by up to 2 MiB.
 */
const CHUNK = 16_384;

/** A file that an archive is read from, in small chunks, each told to the account. */
class BoundedBlobReader extends BlobReader {
  readonly #account: ZipAccount;

  constructor(file: Blob, account: ZipAccount) {
    super(file);
    this.#account = account;
  }

  override createReadable(options?: CreateReadableOptions): ReadableStream<Uint8Array> {
    const account = this.#account;
    const source = super.createReadable(options).getReader();
    let rest: Uint8Array = new Uint8Array(0);
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          while (rest.length === 0) {
            const { done, value } = await source.read();
            if (done) return controller.close();
            rest = value;
          }
          const chunk = rest.subarray(0, CHUNK);
          rest = rest.subarray(CHUNK);
          account.pulled(chunk.length);
          controller.enqueue(chunk);
        },
        cancel: (reason) => source.cancel(reason),
      },
      // Nothing is read before it is asked for.
      { highWaterMark: 0 },
    );
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    this.#account.directory(length);
    return super.readUint8Array(index, length);
  }
}
