import { expiryOf } from "../../domain/expiry";
import type { RowView } from "../../store/snapshots/row-view";
import { tryDecode } from "./compare-row";
import { type ComparedRow, type Comparison, rowKey } from "./comparison";

type Input = {
  /** Rows of the backup that come. */
  readonly taken: readonly ComparedRow[];
  readonly others: Comparison["others"];
  /** Whether somebody else may have made it: of theirs no last chat is taken. */
  readonly isForeign: boolean;
  /** Null where nothing of here stays. */
  readonly here: Pick<RowView, "find"> | null;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
};

/**
 * Ids of contexts of the backup whose time is over by now, or nearly: whoever restores an old backup
 * wants to see them, so their time begins anew (D-10). Not those that are archived in the backup.
 */
export async function planRenewals(input: Input): Promise<ReadonlySet<string>> {
  const { taken, others, isForeign, here, now } = input;
  const uses = new Set(taken.flatMap(({ table, id }) => (table === "uses" ? [id] : [])));
  const contexts = taken.filter(({ table, lasting }) => table === "contexts" && lasting !== null);
  const kept = contexts.map(({ id }) => id).filter((id) => !uses.has(id));
  const found = await here?.find("uses", kept);
  const lastChatOf = (id: string) => {
    if (isForeign) return null;
    if (uses.has(id)) return others.get(rowKey("uses", id))?.lastChatAt ?? null;
    const row = found?.get(id);
    return typeof row === "object" ? (tryDecode("uses", row.payload)?.lastChatAt ?? null) : null;
  };
  const late = contexts.filter(({ id, lasting }) => {
    if (lasting === null) return false;
    const { state } = expiryOf(lasting, { lastChatAt: lastChatOf(id) }, now);
    return state === "warning" || state === "expired";
  });
  return new Set(late.map(({ id }) => id));
}
