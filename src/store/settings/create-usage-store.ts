import { type AnsweredReply, addUsage, monthOf } from "../../domain/add-usage";
import type { UsageMonth } from "../../domain/usage-month";
import { USAGE_ID } from "../database/schema";
import type { Put } from "../rows/changes";
import type { RowDeps } from "../rows/row-deps";
import type { OpenedRow } from "../rows/sealed-row";
import { recorded, type UndoRecord } from "../rows/undo-record";

export type UsageStore = {
  /** The newest month first; nothing where its row does not open (reported). */
  readonly read: () => Promise<readonly UsageMonth[]>;
  /** Adds a reply to the month that it is now on this machine, relaxed; fails where the row does not open. */
  readonly add: (reply: AnsweredReply) => Promise<void>;
  /** Deletes the figures of all months, and notes what takes that back. */
  readonly forget: (record?: UndoRecord) => Promise<void>;
};

/** The one row of what replies came to, by month and model. */
export function createUsageStore(deps: RowDeps): UsageStore {
  const { reader, writer, clock } = deps;
  return {
    read: async () => {
      const row = await reader.find("usage", USAGE_ID);
      const opened = row === null ? null : await reader.tryOpen("usage", row);
      return opened?.payload.months ?? [];
    },
    add: (reply) =>
      writer.write(async (commit) => {
        const put = usagePut(await reader.get("usage", USAGE_ID), reply, clock.now());
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

/** What adds a reply to the month that it is now on this machine, to the row where there is one. */
export function usagePut(
  opened: OpenedRow<"usage"> | null,
  reply: AnsweredReply,
  now: number,
): Put {
  const months = addUsage(opened?.payload.months ?? [], reply, monthOf(now));
  const replaces = opened?.row ?? null;
  return { table: "usage", columns: { id: USAGE_ID }, replaces, payload: { months } };
}
