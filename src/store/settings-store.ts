import { DEFAULT_SETTINGS, type Settings } from "../domain/settings";
import type { RowReader } from "./row-reader";
import { SETTINGS_ID } from "./schema";
import type { Writer } from "./writer";

export type SettingsStore = {
  /** The stored settings; the defaults if there are none or their row does not open (reported). */
  readonly read: () => Promise<Settings>;
  /** Replaces the settings, strictly. */
  readonly save: (settings: Settings) => Promise<void>;
};

/** The one settings row. */
export function createSettingsStore(deps: { reader: RowReader; writer: Writer }): SettingsStore {
  return {
    read: async () => {
      const row = await deps.reader.find("settings", SETTINGS_ID);
      const opened = row === null ? null : await deps.reader.tryOpen("settings", row);
      return opened?.payload ?? DEFAULT_SETTINGS;
    },
    save: (settings) =>
      deps.writer.write(async (commit) => {
        const row = await deps.reader.find("settings", SETTINGS_ID);
        const columns = { id: SETTINGS_ID };
        const expected = row?.version ?? 0;
        const put = { table: "settings", columns, expected, payload: settings } as const;
        await commit({ durability: "strict", puts: [put] });
      }),
  };
}
