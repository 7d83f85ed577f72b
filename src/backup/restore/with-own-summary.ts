import { encodePayload, type Payload } from "../../store/database/payloads";
import { nextVersion } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { idOf } from "./comparison";
import type { RestorePlan } from "./restore-plan";

type Deps = {
  readonly plan: Pick<RestorePlan, "mode" | "comparison" | "isForeign">;
  readonly here: Pick<RowView, "find"> | null;
};

/**
 * A summary of a conversation whose messages are the backup's: what the person has made of it here since
 * stays: its words, and whether it is dropped. A stranger's time proves nothing.
 */
export async function withOwnSummary(
  { plan, here }: Deps,
  row: BackupRow,
  conversationId: string,
): Promise<BackupRow> {
  if (row.table !== "summaries" || plan.mode !== "merge") return row;
  if (plan.comparison.conversations.get(conversationId)?.diffStatus !== "newer") return row;
  const id = idOf(row);
  const found = (await here?.find("summaries", [id]))?.get(id);
  if (typeof found !== "object") return row;
  const own = tryDecode("summaries", found.payload);
  const theirs = tryDecode("summaries", row.payload);
  if (own === null || theirs === null || own.former === null) return row;
  if (!plan.isForeign && !isLater(own, theirs, found.version > row.version)) return row;
  const { state, text, writtenBy, former, updatedAt } = own;
  const kept = { ...theirs, state, text, writtenBy, former, updatedAt };
  const version = nextVersion({ version: Math.max(found.version, row.version) });
  return { ...row, version, payload: encodePayload("summaries", kept) };
}

/**
 * Whether the person has changed it here last: a newer one that stands in its place raises its version, too,
 * and its time only they.
 */
function isLater(
  own: Payload<"summaries">,
  theirs: Payload<"summaries">,
  isHigher: boolean,
): boolean {
  return own.updatedAt === theirs.updatedAt ? isHigher : own.updatedAt > theirs.updatedAt;
}
