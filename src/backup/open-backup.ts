import type { Bytes } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { backedUpTables } from "../store/database/backed-up-tables";
import type { BackupRow } from "./backup-line";
import type { BackupManifest } from "./backup-manifest";
import { readText } from "./key-file";
import { createLineParser } from "./parse-line";
import { beginBackup } from "./read-manifest";
import { readSlices } from "./read-slices";
import { createRowFilter } from "./row-filter";
import { streamFile } from "./stream-file";

type BackupSlice = { readonly slice: number; readonly rows: readonly BackupRow[] };

/** A backup whose manifest is read and known to be its owner's. */
export type OpenedBackup = {
  readonly manifest: BackupManifest;
  /** The one of the identities that opens it. */
  readonly identity: string;
  /**
   * Its rows, slice by slice, each slice checked before any of it is given; at the end, that all
   * came and nothing follows. May be called again.
   */
  readonly rows: () => AsyncGenerator<BackupSlice>;
};

type Input = {
  readonly file: Blob;
  readonly identities: readonly string[];
  readonly signal: AbortSignal;
};

/**
 * Opens a backup as far as its manifest. It and its rows fail with `backup-wrong-key` where none of
 * the identities opens it, with `backup-damaged` where it is cut or altered or cannot be read, with
 * `version-unknown` where a newer release made it, and as the signal says.
 */
export async function openBackup(input: Input): Promise<OpenedBackup> {
  input.signal.throwIfAborted();
  const begun = await beginBackup(streamFile(input.file, input.signal), input.identities);
  await begun.reader.close();
  const { manifest, identity } = begun;
  return { manifest, identity, rows: () => readRows(input) };
}

async function* readRows({ file, identities, signal }: Input): AsyncGenerator<BackupSlice> {
  const begun = await beginBackup(streamFile(file, signal), identities);
  const { manifest, reader } = begun;
  const tables = backedUpTables(manifest.withKeys);
  const parseLine = createLineParser(tables);
  const filter = createRowFilter(manifest, tables);
  try {
    let slice = 0;
    for await (const { bytes, lines } of readSlices(begun, signal)) {
      const isChange = slice < manifest.changes;
      const rows = filter.take(splitLines(bytes, lines).map(parseLine), isChange);
      yield { slice, rows };
      slice += 1;
    }
    filter.checkCounts();
  } finally {
    await reader.close();
  }
}

/** The lines of a slice, without their ends; `backup-damaged` where they are not whole or not so many. */
function splitLines(bytes: Bytes, count: number): readonly string[] {
  const lines = readText(bytes).split("\n");
  // What follows the last line end: nothing, unless a line was cut.
  const isWhole = lines.pop() === "";
  if (!isWhole || lines.length !== count) throw new AppError("backup-damaged");
  return lines;
}
