import { DEFAULT_SETTINGS, type Settings } from "../domain/settings";
import type { RowReader } from "./row-reader";
import { SETTINGS_ID } from "./schema";
import type { Writer } from "./writer";

export type SettingsStore = {
  /** The stored settings; the defaults if there are none or their row does not open (reported). */
  readonly read: () => Promise<Settings>;
  /**
   * Replaces the settings by what `change` makes of them, strictly; nothing is written where it
   * makes null. No other change comes in between. Gives what holds from then on.
   */
  readonly update: (change: (current: Settings) => Settings | null) => Promise<Settings>;
};

/** The one settings row. */
export function createSettingsStore(deps: { reader: RowReader; writer: Writer }): SettingsStore {
  const { reader, writer } = deps;
  const read = async () => {
    const row = await reader.find("settings", SETTINGS_ID);
    const opened = row === null ? null : await reader.tryOpen("settings", row);
    return { version: row?.version ?? 0, settings: opened?.payload ?? DEFAULT_SETTINGS };
  };
  return {
    read: async () => (await read()).settings,
    update: (change) =>
      writer.write(async (commit) => {
        const { version, settings } = await read();
        const next = change(settings);
        if (next === null) return settings;
        const columns = { id: SETTINGS_ID };
        const put = { table: "settings", columns, expected: version, payload: next } as const;
        await commit({ durability: "strict", puts: [put] });
        return next;
      }),
  };
}
