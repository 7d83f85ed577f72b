import { type AnsweredReply, addUsage, monthOf } from "../../domain/add-usage";
import type { UsageMonth } from "../../domain/usage-month";
import type { Database } from "../database/open-database";
import { USAGE_ID } from "../database/schema";
import type { RowReader } from "../rows/row-reader";
import { recorded, type UndoRecord } from "../rows/undo-record";
import type { Writer } from "../rows/writer";

export type UsageStore = {
  /** The newest month first; nothing where its row does not open (reported). */
  readonly read: () => Promise<readonly UsageMonth[]>;
  /** Adds a reply to the month that it is now on this machine, relaxed; fails where the row does not open. */
  readonly add: (reply: AnsweredReply) => Promise<void>;
  /** Deletes the figures of all months, and notes what takes that back. */
  readonly forget: (record?: UndoRecord) => Promise<void>;
};

type Deps = {
  readonly database: Database;
  readonly reader: RowReader;
  readonly writer: Writer;
  readonly clock: { readonly now: () => number };
};

/** The one row of what replies came to, by month and model. */
export function createUsageStore(deps: Deps): UsageStore {
  const { reader, writer, clock } = deps;
  return {
    read: async () => {
      const row = await reader.find("usage", USAGE_ID);
      const opened = row === null ? null : await reader.tryOpen("usage", row);
      return opened?.payload.months ?? [];
    },
    add: (reply) =>
      writer.write(async (commit) => {
        const opened = await reader.get("usage", USAGE_ID);
        const months = addUsage(opened?.payload.months ?? [], reply, monthOf(clock.now()));
        const columns = { id: USAGE_ID };
        const replaces = opened?.row ?? null;
        const put = { table: "usage", columns, replaces, payload: { months } } as const;
        await commit({ durability: "relaxed", puts: [put] });
      }),
    forget: (record) =>
      recorded(deps, record).writer.write(async (commit) => {
        const row = await reader.find("usage", USAGE_ID);
        if (row === null) return;
        await commit({ durability: "strict", removals: [{ table: "usage", row }] });
      }),
  };
}
