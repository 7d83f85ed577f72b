import { encodePayload } from "../../store/database/payloads";
import { nextVersion, type TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import type { BackupManifest } from "../backup-manifest";
import { tryDecode } from "./compare-row";
import { idOf, rowKey } from "./comparison";
import { renamedId } from "./renamed-id";
import type { RestorePlan } from "./restore-plan";

type Deps = {
  readonly plan: Pick<RestorePlan, "mode" | "comparison">;
  readonly manifest: Pick<BackupManifest, "digest">;
  readonly here: Pick<RowView, "find"> | null;
};

/**
 * A context whose model is reached by a connection that leads elsewhere here: it goes on with the copy of
 * the backup's, which comes now or came with an earlier merge. As a newer version, so that it is known when
 * it is merged again. One that is here, and has a model by that connection here, goes on as it did.
 */
export async function withCopiedConnection(deps: Deps, row: BackupRow): Promise<BackupRow> {
  const context = row.table === "contexts" ? tryDecode(row.table, row.payload) : null;
  const connection = context?.model?.connection;
  if (context?.model == null || connection === undefined) return row;
  if (deps.plan.mode !== "merge" || !(await leadsElsewhere(deps, connection))) return row;
  if (await goesOn(deps, idOf(row), connection)) return row;
  const copyId = await renamedId({ id: connection, digest: deps.manifest.digest });
  const model = { ...context.model, connection: copyId };
  const payload = encodePayload("contexts", { ...context, model });
  return { ...row, version: nextVersion(row), payload };
}

async function leadsElsewhere({ plan, here }: Deps, id: string): Promise<boolean> {
  const there = plan.comparison.others.get(rowKey("connections", id))?.connection ?? null;
  const own = await findOwn(here, "connections", id);
  return there !== null && own !== null && own.url !== there.url;
}

/** Whether it takes the place of one of here that is answered by that connection. */
async function goesOn({ plan, here }: Deps, id: string, connection: string): Promise<boolean> {
  const known = plan.comparison.others.get(rowKey("contexts", id));
  if (known?.diffStatus === "both" && !known.wins) return false;
  return (await findOwn(here, "contexts", id))?.model?.connection === connection;
}

async function findOwn<T extends TableName>(here: Deps["here"], table: T, id: string) {
  const found = (await here?.find(table, [id]))?.get(id);
  return typeof found === "object" ? tryDecode(table, found.payload) : null;
}
