import { encodePayload } from "../../store/database/payloads";
import { nextVersion } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { idOf, rowKey } from "./comparison";
import type { RestorePlan } from "./restore-plan";

/**
 * A context that is not here, or comes as a copy, whose model is reached by a connection of which a copy
 * comes: it goes on with that, for the one of here leads elsewhere. As a newer version, so that it is known
 * when it is merged again. One that is here goes on as it did.
 */
export function withCopiedConnection(
  { copies, comparison }: Pick<RestorePlan, "copies" | "comparison">,
  row: BackupRow,
): BackupRow {
  const context = row.table === "contexts" ? tryDecode(row.table, row.payload) : null;
  const connection = context?.model?.connection;
  if (context?.model == null || connection === undefined) return row;
  const copy = copies.get(rowKey("connections", connection));
  const known = comparison.others.get(rowKey("contexts", idOf(row)));
  const isAway = known?.diffStatus === "new" || known?.diffStatus === "deleted";
  const isCopied = known?.diffStatus === "both" && !known.wins;
  if (copy === undefined || !(isAway || isCopied)) return row;
  const model = { ...context.model, connection: copy.copyId };
  const payload = encodePayload("contexts", { ...context, model });
  return { ...row, version: nextVersion(row), payload };
}
