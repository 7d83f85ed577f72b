import type { KeySet } from "../crypto/key-set";
import { AppError } from "../domain/app-error";
import { DEFAULT_SETTINGS, type Settings } from "../domain/settings";
import { isLost } from "./is-lost";
import type { RowReader } from "./row-reader";
import { type Row, SETTINGS_ID } from "./schema";
import type { Writer } from "./writer";

export type SettingsStore = {
  readonly read: () => Promise<Settings>;
  /**
   * Replaces the settings by what `change` makes of them, strictly; nothing is written where it
   * makes null. No other change comes in between. Gives what holds from then on.
   */
  readonly update: (change: (current: Settings) => Settings | null) => Promise<Settings>;
};

type Deps = { readonly keys: KeySet; readonly reader: RowReader; readonly writer: Writer };

/** The stored settings; the defaults if there are none or their row does not open (reported). */
export async function readSettings(reader: RowReader): Promise<Settings> {
  const row = await reader.find("settings", SETTINGS_ID);
  const opened = row === null ? null : await reader.tryOpen("settings", row);
  return opened?.payload ?? DEFAULT_SETTINGS;
}

/** A row that will never open may be replaced; one of a newer release is whole and stays. */
async function openOrReplace({ keys, reader }: Deps, row: Row<"settings">): Promise<Settings> {
  try {
    return (await reader.open("settings", row)).payload;
  } catch (error) {
    if (error instanceof AppError && isLost(keys, error.code)) return DEFAULT_SETTINGS;
    throw error;
  }
}

/** The one settings row. */
export function createSettingsStore(deps: Deps): SettingsStore {
  const { reader, writer } = deps;
  return {
    read: () => readSettings(reader),
    update: (change) =>
      writer.write(async (commit) => {
        const row = await reader.find("settings", SETTINGS_ID);
        const settings = row === null ? DEFAULT_SETTINGS : await openOrReplace(deps, row);
        const next = change(settings);
        if (next === null) return settings;
        const columns = { id: SETTINGS_ID };
        const put = {
          table: "settings",
          columns,
          replaces: row,
          payload: next,
        } as const;
        await commit({ durability: "strict", puts: [put] });
        return next;
      }),
  };
}
