import type { BackupState } from "../domain/backup";
import type { RowReader } from "./row-reader";
import { BACKUPS_ID } from "./schema";
import type { SetState } from "./set-state";
import type { Writer } from "./writer";

export type BackupStore = {
  /** Null where there is nothing yet; `row-tampered` where its row does not open. */
  readonly read: () => Promise<BackupState | null>;
  /**
   * Replaces it by what `change` makes of it, strictly; nothing is written where that is what it was
   * given. What was saved stays saved: writing this row is no change that a backup would be for.
   */
  readonly update: (
    change: (now: BackupState | null) => BackupState | Promise<BackupState>,
  ) => Promise<BackupState>;
  /** Whether anything but this row was written since `savedGeneration`; true where that is null. */
  readonly hasChanged: () => Promise<boolean>;
  /** Whether anything but this row was written since that generation, which this worker has read. */
  readonly changedSince: (generation: number) => Promise<boolean>;
};

type Deps = {
  readonly reader: Pick<RowReader, "get">;
  readonly state: Pick<SetState, "manifest">;
  readonly writer: Writer;
};

/** The one row of what is known about backups. */
export function createBackupStore({ reader, state, writer }: Deps): BackupStore {
  /** Generations in which nothing but this row was written. */
  const own = new Set<number>();

  /** The newest generation that differs from the saved one by this row alone. */
  const savedUpTo = (saved: number): number => {
    let newest = saved;
    while (own.has(newest + 1)) newest += 1;
    return newest;
  };
  const get = () => reader.get("backups", BACKUPS_ID);
  return {
    read: async () => (await get())?.payload ?? null,
    update: (change) =>
      writer.write(async (commit) => {
        const opened = await get();
        const now = opened?.payload ?? null;
        const next = await change(now);
        if (next === now) return next;
        const { generation } = await state.manifest();
        const saved = next.savedGeneration;
        const isSaved = saved !== null && savedUpTo(saved) === generation;
        const payload = isSaved ? { ...next, savedGeneration: generation + 1 } : next;
        const columns = { id: BACKUPS_ID };
        const put = { table: "backups", columns, replaces: opened?.row ?? null, payload } as const;
        await commit({ durability: "strict", puts: [put] });
        own.add(generation + 1);
        return payload;
      }),
    hasChanged: () =>
      // While nobody writes: the row and the generation are of the same moment.
      writer.write(async () => {
        const saved = (await get())?.payload.savedGeneration ?? null;
        const { generation } = await state.manifest();
        return saved === null || savedUpTo(saved) !== generation;
      }),
    changedSince: (seen) =>
      writer.write(async () => savedUpTo(seen) !== (await state.manifest()).generation),
  };
}
