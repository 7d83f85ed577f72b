import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import { DEFAULT_SETTINGS, type Settings } from "../../domain/settings";
import { isLost } from "../database/is-lost";
import { type Row, SETTINGS_ID } from "../database/schema";
import type { RowReader } from "../rows/row-reader";
import type { Writer } from "../rows/writer";

export type SettingsStore = {
  readonly read: () => Promise<Settings>;
  /**
   * Replaces the settings by what `change` makes of them, strictly; nothing is written where it
   * makes null. No other change comes in between. Gives what holds from then on.
   */
  readonly update: (change: (current: Settings) => Settings | null) => Promise<Settings>;
};

type Deps = {
  readonly keys: KeySet;
  readonly reader: RowReader;
  readonly writer: Writer;
  readonly knownSettings: { readonly read: () => Promise<Settings> };
};

/** The stored settings; the defaults if there are none or their row does not open (reported). */
export async function readSettings(reader: RowReader): Promise<Settings> {
  const row = await reader.find("settings", SETTINGS_ID);
  const opened = row === null ? null : await reader.tryOpen("settings", row);
  return opened?.payload ?? DEFAULT_SETTINGS;
}

type ChangeDeps = {
  readonly keys: Pick<KeySet, "hasFormer">;
  readonly reader: Pick<RowReader, "find" | "open">;
};

/**
 * The settings as they are to be changed in a commit, and the row of what they become. Fails where
 * their row does not open but may not be replaced.
 */
export async function readChangeableSettings(deps: ChangeDeps) {
  const row = await deps.reader.find("settings", SETTINGS_ID);
  const settings = row === null ? DEFAULT_SETTINGS : await openOrReplace(deps, row);
  const toPut = (next: Settings) => {
    const columns = { id: SETTINGS_ID };
    return { table: "settings", columns, replaces: row, payload: next } as const;
  };
  return { settings, toPut };
}

/** A row that will never open may be replaced; one of a newer release is whole and stays. */
async function openOrReplace(
  { keys, reader }: ChangeDeps,
  row: Row<"settings">,
): Promise<Settings> {
  try {
    return (await reader.open("settings", row)).payload;
  } catch (error) {
    if (error instanceof AppError && isLost(keys, error.code)) return DEFAULT_SETTINGS;
    throw error;
  }
}

/** The one settings row. */
export function createSettingsStore(deps: Deps): SettingsStore {
  const { writer, knownSettings } = deps;
  return {
    read: knownSettings.read,
    update: (change) =>
      writer.write(async (commit) => {
        const { settings, toPut } = await readChangeableSettings(deps);
        const next = change(settings);
        if (next === null) return settings;
        await commit({ durability: "strict", puts: [toPut(next)] });
        return next;
      }),
  };
}
