import { encodePayload } from "../../store/database/payloads";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import type { BackupManifest } from "../backup-manifest";
import { isEqual, tryDecode } from "./compare-row";
import { renamedId } from "./renamed-id";
import type { RestorePlan } from "./restore-plan";
import { emptiedOf } from "./without-emptied";

type Deps = {
  readonly plan: Pick<RestorePlan, "actionOf" | "comparison" | "staysEmptied">;
  readonly manifest: Pick<BackupManifest, "digest">;
  readonly here: Pick<RowView, "find"> | null;
};

type Source = { readonly conversationId: string; readonly messageId: string };

/**
 * A fact or a note that names the message it is from where that comes to: in the copy, unless it is
 * here, and nowhere where it was deleted here.
 */
export async function withSources(deps: Deps, row: BackupRow): Promise<BackupRow> {
  if (row.table === "facts") {
    const fact = tryDecode(row.table, row.payload);
    if (fact === null) return row;
    const former = await Promise.all(
      fact.former.map(async (one) => ({ ...one, source: await sourceOf(deps, one.source) })),
    );
    const next = { ...fact, former, source: await sourceOf(deps, fact.source) };
    return isEqual(next, fact) ? row : { ...row, payload: encodePayload(row.table, next) };
  }
  const note = row.table === "archival_entries" ? tryDecode(row.table, row.payload) : null;
  if (note === null) return row;
  const next = { ...note, source: await sourceOf(deps, note.source) };
  return isEqual(next, note) ? row : { ...row, payload: encodePayload("archival_entries", next) };
}

async function sourceOf<T extends Source>(
  { plan, manifest: { digest }, here }: Deps,
  source: T | null,
): Promise<T | null> {
  if (source === null) return null;
  const { conversationId, messageId } = source;
  if (emptiedOf(plan, conversationId)?.at.has(messageId)) return null;
  if (plan.actionOf(conversationId) !== "copy") return source;
  const found = await here?.find("messages", [messageId]);
  if (found?.get(messageId) !== undefined) return source;
  const [copy, message] = await Promise.all([
    renamedId({ id: conversationId, digest }),
    renamedId({ id: messageId, digest }),
  ]);
  return { ...source, conversationId: copy, messageId: message };
}
