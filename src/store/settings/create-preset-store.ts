import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import { findBuiltInPreset } from "../../domain/built-in-presets";
import type { Id } from "../../domain/id";
import type { Preset } from "../../domain/preset";
import { refuseLost } from "../rows/refuse-lost";
import type { RowDeps } from "../rows/row-deps";
import { tombstonePuts } from "../rows/tombstones";
import { recorded, type UndoRecord } from "../rows/undo-record";
import {
  createPreset,
  listPresets,
  type NewPreset,
  rowToPreset,
  setPresetActive,
  updatePreset,
} from "./change-preset";

export type PresetStore = {
  /** The person's own that open, removed ones too, in no order. */
  readonly list: () => Promise<readonly Preset[]>;
  /** A built-in one or one of the person's own; fails with `not-found`. */
  readonly get: (id: string) => Promise<Preset>;
  readonly create: (input: NewPreset) => Promise<Preset>;
  readonly update: (input: Parameters<typeof updatePreset>[1]) => Promise<Preset>;
  readonly setActive: (input: Parameters<typeof setPresetActive>[1]) => Promise<Preset>;
  readonly purge: (input: Purge & { readonly record?: UndoRecord | undefined }) => Promise<void>;
};

type Purge = { readonly id: Id; readonly name: string };

type Deps = RowDeps & { readonly keys: KeySet };

/**
 * The personalities that contexts are made from: six that never change, and the person's own (M-015,
 * M-052). They have nothing to do with templates of prompts (M-023, M-051).
 */
export function createPresetStore(deps: Deps): PresetStore {
  return {
    list: () => listPresets(deps.reader),
    get: async (id) => {
      const builtIn = findBuiltInPreset(id);
      if (builtIn !== undefined) return builtIn;
      const opened = await deps.reader.get("presets", id);
      if (opened === null) throw noPreset();
      return rowToPreset(opened);
    },
    create: (input) => createPreset(deps, input),
    update: (input) => updatePreset(deps, input),
    setActive: (input) => setPresetActive(deps, input),
    purge: ({ record, ...input }) => purgePreset(recorded(deps, record), input),
  };
}

/** That there is no such preset, or none any more. */
export function noPreset(): AppError {
  return new AppError("not-found", { data: { kind: "preset" } });
}

/**
 * Deletes one of the person's own presets; contexts made from it stay as they are. Fails
 * with `not-found`, with `wrong-name` where `name` is not its own, and with `row-tampered` where it
 * will never open: a repair removes it.
 */
async function purgePreset(deps: Deps, { id, name }: Purge): Promise<void> {
  const { reader, writer, keys, clock } = deps;
  await writer.write(async (commit) => {
    const opened = await reader.get("presets", id).catch((error) => refuseLost(keys, error));
    if (opened === null) throw noPreset();
    if (opened.payload.name !== name) throw new AppError("wrong-name");
    await commit({
      durability: "strict",
      puts: tombstonePuts([{ table: "presets", id }], clock.now()),
      removals: [{ table: "presets", row: opened.row }],
    });
  });
}
