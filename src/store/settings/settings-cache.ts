import type { KeySet } from "../../crypto/key-set";
import type { Settings } from "../../domain/settings";
import type { Changes } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import type { RowCache } from "../rows/writer";
import { readSettings } from "./settings-store";

export type SettingsCache = RowCache & {
  /** As `readSettings`, from memory once it was asked; fails with `locked` without the keys. */
  readonly read: () => Promise<Settings>;
};

type Deps = { readonly keys: Pick<KeySet, "current">; readonly reader: RowReader };

/** The settings in memory, decrypted, right as long as only commits change them: a message asks six times. */
export function createSettingsCache({ keys, reader }: Deps): SettingsCache {
  let known: Settings | null = null;
  let epoch = 0;
  const drop = () => {
    epoch += 1;
    known = null;
  };
  return {
    read: async () => {
      keys.current();
      if (known !== null) return known;
      const started = epoch;
      const read = await readSettings(reader);
      // A commit in between knows better than what was read before it.
      if (started === epoch) known = read;
      return read;
    },
    onCommit: (changes) => {
      if (mayChangeSettings(changes)) drop();
    },
    drop,
  };
}

/** A repair may have changed anything. */
function mayChangeSettings({
  puts = [],
  removals = [],
  reseals = [],
  recounted,
}: Changes): boolean {
  const rows = [...puts, ...removals, ...reseals];
  return recounted !== undefined || rows.some(({ table }) => table === "settings");
}
