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
    const [source = null, ...others] = await sourcesOf(deps, [fact, ...fact.former]);
    const former = fact.former.map((one, at) => ({ ...one, source: others[at] ?? null }));
    const next = { ...fact, former, source };
    return isEqual(next, fact) ? row : { ...row, payload: encodePayload(row.table, next) };
  }
  const note = row.table === "archival_entries" ? tryDecode(row.table, row.payload) : null;
  if (note === null) return row;
  const [source = null] = await sourcesOf(deps, [note]);
  const next = { ...note, source };
  return isEqual(next, note) ? row : { ...row, payload: encodePayload("archival_entries", next) };
}

/** Whether a conversation was deleted here for good, and stays so. */
function isPurged({ comparison, actionOf }: Deps["plan"], conversationId: string): boolean {
  const compared = comparison.conversations.get(conversationId);
  return compared?.diffStatus === "deleted" && actionOf(conversationId) === "leave";
}

/** Of each where it was said by then; asks once for all of the row, which may be many. */
async function sourcesOf<T extends Source>(
  { plan, manifest: { digest }, here }: Deps,
  items: readonly { readonly source: T | null }[],
): Promise<readonly (T | null)[]> {
  const isCopied = (source: T) => plan.actionOf(source.conversationId) === "copy";
  const messageIds = items.flatMap(({ source }) =>
    source !== null && isCopied(source) ? [source.messageId] : [],
  );
  const found = messageIds.length === 0 ? undefined : await here?.find("messages", messageIds);
  const sources = items.map(async ({ source }) => {
    if (source === null) return null;
    const { conversationId, messageId } = source;
    if (isPurged(plan, conversationId)) return null;
    if (emptiedOf(plan, conversationId)?.at.has(messageId)) return null;
    if (!isCopied(source) || found?.get(messageId) !== undefined) return source;
    const [copy, message] = await Promise.all([
      renamedId({ id: conversationId, digest }),
      renamedId({ id: messageId, digest }),
    ]);
    return { ...source, conversationId: copy, messageId: message };
  });
  return Promise.all(sources);
}
