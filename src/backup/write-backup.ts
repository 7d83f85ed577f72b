import { ageRecipient, parseAgeIdentity } from "../crypto/age-key";
import { AppError } from "../domain/app-error";
import type { FileFolder } from "../domain/file-folder";
import { nextTask } from "../domain/next-task";
import { backedUpTables } from "../store/database/backed-up-tables";
import type { Snapshot, SnapshotEnd, SnapshotRow } from "../store/snapshots/snapshot";
import { BACKUP_VERSION, type BackupManifest } from "./backup-manifest";
import { formatGone, formatRow, type Line } from "./format-line";
import { sealManifest, slicesDigest } from "./seal-manifest";
import { createSliceBuilder, type Slice } from "./slice-builder";
import { createStagedSlices, type StagedSlice, type StagedSlices } from "./staged-slices";
import { writeSealed } from "./write-sealed";

type BackupInfo = {
  /** The release that makes it. */
  readonly app: string;
  readonly vault: string;
  /** Milliseconds since 1970, UTC. */
  readonly madeAt: number;
  readonly withKeys: boolean;
};

type Input = {
  readonly snapshot: Snapshot;
  /** Used for nothing else: what lies there is removed. */
  readonly staging: FileFolder;
  readonly target: FileFolder;
  readonly name: string;
  /** Seals the backup. */
  readonly identity: string;
  readonly info: BackupInfo;
  /** Hears how many rows are done: each counts half when it is read, and again when it is written. */
  readonly onProgress: (rows: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Makes a backup in two stages, slices spooled and then the file, and ends the snapshot. Tells the
 * manifest, and how many bytes the file has. Where it fails, with what the
 * snapshot, a folder or the signal says, neither folder holds anything of it.
 */
export async function writeBackup(
  input: Input,
): Promise<{ readonly manifest: BackupManifest; readonly bytes: number }> {
  const { snapshot, target, name, identity, signal } = input;
  let staging: StagedSlices | null = null;
  try {
    staging = await createStagedSlices(input.staging);
    const progress = halfSteps(input.onProgress);
    const holds = new Set<string>(backedUpTables(input.info.withKeys));
    const rows = await stageRows({ snapshot, staging, holds, signal, progress });
    // Taken out of the moment in which nobody writes: what is done with it takes longer.
    const end = await snapshot.finish(async (state) => state);
    const changes = await stageLines(changedLines(end, holds), staging, signal);
    const slices = [...changes, ...rows];
    const manifest = await makeManifest(input, { end, slices, changes: changes.length });
    const recipient = await toRecipient(identity);
    const bytes = await writeSealed({
      manifest,
      slices,
      target,
      name,
      recipient,
      signal,
      progress,
    });
    return { manifest, bytes };
  } finally {
    snapshot.end();
    // What is left there is unreadable, and the next one removes it.
    await staging?.clear().catch(() => undefined);
  }
}

function halfSteps(onProgress: (rows: number) => void): (lines: number) => void {
  let steps = 0;
  return (lines) => {
    steps += lines;
    onProgress(Math.floor(steps / 2));
  };
}

async function stageRows(input: {
  readonly snapshot: Snapshot;
  readonly staging: StagedSlices;
  readonly holds: ReadonlySet<string>;
  readonly signal: AbortSignal;
  readonly progress: (lines: number) => void;
}): Promise<readonly StagedSlice[]> {
  const { snapshot, staging, holds, signal, progress } = input;
  async function* lines(): AsyncGenerator<Line> {
    for await (const part of snapshot.parts()) {
      signal.throwIfAborted();
      yield* rowLines(part.rows, holds);
      progress(part.rows.length);
      await nextTask();
    }
  }
  return stageLines(lines(), staging, signal);
}

async function stageLines(
  lines: Iterable<Line> | AsyncIterable<Line>,
  staging: StagedSlices,
  signal: AbortSignal,
): Promise<readonly StagedSlice[]> {
  const builder = createSliceBuilder();
  const slices: StagedSlice[] = [];
  // One is spooled while lines of the next one come.
  let adding: Promise<unknown> = Promise.resolve();
  const stage = async (full: readonly Slice[]) => {
    signal.throwIfAborted();
    for (const slice of full) {
      await adding;
      adding = staging.add(slice).then((staged) => slices.push(staged));
      // Met with the next slice, or at the end.
      adding.catch(() => undefined);
    }
  };
  try {
    for await (const line of lines) {
      const full = builder.add(line);
      if (full.length > 0) await stage(full);
    }
    await stage(builder.end());
  } finally {
    // Nothing is spooled any more once this has failed; what failed first is told.
    await adding.catch(() => undefined);
  }
  await adding;
  return slices;
}

/**
 * Rows first: one that came back stands before the line that says that its like are gone. Then what was
 * written last, so that it can be shown before the rest is read; what has changed of it stands before.
 */
function* changedLines(
  { rows, gone, newest }: SnapshotEnd,
  holds: ReadonlySet<string>,
): Generator<Line> {
  yield* rowLines(rows, holds);
  for (const one of gone) {
    if (holds.has(one.table)) yield formatGone(one);
  }
  yield* rowLines(newest, holds);
}

function* rowLines(rows: readonly SnapshotRow[], holds: ReadonlySet<string>): Generator<Line> {
  for (const row of rows) {
    if (holds.has(row.table)) yield formatRow(row);
  }
}

async function makeManifest(
  { info, identity }: Input,
  made: {
    readonly end: SnapshotEnd;
    readonly slices: readonly StagedSlice[];
    readonly changes: number;
  },
): Promise<BackupManifest> {
  const slices = made.slices.map(({ facts }) => facts);
  const counts = backedUpTables(info.withKeys).map((table) => [table, made.end.counts[table] ?? 0]);
  const manifest = {
    format: "confidant-backup",
    version: BACKUP_VERSION,
    app: info.app,
    vault: info.vault,
    madeAt: info.madeAt,
    withKeys: info.withKeys,
    generation: made.end.generation,
    lastOrder: made.end.lastOrder,
    counts: Object.fromEntries(counts),
    unreadable: made.end.unreadable,
    changes: made.changes,
    slices,
    digest: await slicesDigest(slices),
  } as const;
  return sealManifest(manifest, identity);
}

async function toRecipient(identity: string): Promise<string> {
  const key = parseAgeIdentity(identity);
  if (key === null) throw new AppError("internal");
  return ageRecipient(key);
}
