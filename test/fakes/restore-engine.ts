import type { RestoresDeps } from "../../src/background/restores/restores-deps";
import type { OpenedBackup } from "../../src/backup/open-backup";
import type { Comparison } from "../../src/backup/restore/comparison";
import { AppError } from "../../src/domain/app-error";
import type { PlainRow } from "../../src/store/database/plain-row";
import { createStagedStore } from "../../src/store/staging/create-staged-store";
import { newRecoveryKey } from "../../src/vault/recovery-key";
import type { Life } from "./short-life";

export const IDENTITY = newRecoveryKey();
export const PASSPHRASE = "a quiet harbour";

/** What a test may have happen before. */
export type Step = "backed-up" | "compare" | "stage" | "finish";

/** Rows of one slice: few, so that a restore can be cut between some. */
const SLICE = 4;

/** An engine whose backup is the disk's rows, and whose restore takes all of them. */
export function makeEngine(
  disk: { readonly rows: readonly PlainRow[] },
  state: { readonly before: Partial<Record<Step, () => Promise<void> | void>> },
  life: Life,
): RestoresDeps["engine"] {
  return {
    openKeyFile: async (_file, passphrase) => {
      if (passphrase !== PASSPHRASE) throw new AppError("wrong-passphrase");
      return [newRecoveryKey(), IDENTITY];
    },
    openBackup: async ({ identities }) => {
      if (!identities.includes(IDENTITY)) throw new AppError("backup-wrong-key");
      const count = Math.ceil(disk.rows.length / SLICE);
      const slices = Array.from({ length: count }, (_, at) =>
        disk.rows.slice(at * SLICE, (at + 1) * SLICE),
      );
      const manifest = {
        madeAt: 900_000,
        app: "0.1.0",
        vault: crypto.randomUUID(),
        withKeys: false,
        unreadable: 0,
        counts: { messages: disk.rows.length },
        slices: slices.map(() => ({})),
        mac: JSON.stringify(disk.rows),
      };
      const rows = async function* () {
        for (const [slice, some] of slices.entries()) yield { slice, rows: some };
      };
      return { manifest, identity: IDENTITY, rows } as unknown as OpenedBackup;
    },
    compareBackup: async ({ here, onProgress, signal }) => {
      await state.before.compare?.();
      await life.step();
      signal.throwIfAborted();
      onProgress(1);
      const none = { new: 0, newer: 0, older: 0, same: 0, both: 0 };
      return {
        conversations: new Map(),
        diffCounts: { conversations: none, messages: none, others: none },
        onlyHere: { conversations: 0, messages: 0, others: 0 },
        keysLost: 0,
        parameters: { conversations: 0, sets: [] },
        leftOut: 0,
        generation: here === null ? null : (await here.generation()).generation,
      } as unknown as Comparison;
    },
    stageRestore: async ({ backup, staged, onSlice, signal }) => {
      await state.before.stage?.();
      for await (const { slice, rows } of backup.rows()) {
        signal.throwIfAborted();
        await staged.add(rows);
        onSlice(slice);
      }
      const counts = { conversations: 1, copies: 0, messages: 2, withoutKey: 0 };
      return { ...counts, leftOut: 0, beyond: 0, lastOrder: 10 };
    },
    createStagedStore: (deps) => {
      const staged = life.wrapObject(createStagedStore(deps));
      return {
        ...staged,
        finish: async (end) => {
          await state.before.finish?.();
          return staged.finish(end);
        },
      };
    },
  };
}
