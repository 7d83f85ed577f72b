import { encodePayload } from "../../store/database/payloads";
import { nextVersion } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { idOf } from "./comparison";
import type { RestorePlan } from "./restore-plan";

type Deps = {
  readonly plan: Pick<RestorePlan, "mode">;
  readonly here: Pick<RowView, "find"> | null;
};

/**
 * The use of a context as it comes beside the memory of here: that has its first pages, which are not made
 * again, whichever side was talked in last.
 */
export async function withBegunMemory({ plan, here }: Deps, row: BackupRow): Promise<BackupRow> {
  if (row.table !== "uses" || plan.mode !== "merge" || here === null) return row;
  const id = idOf(row);
  const found = (await here.find("uses", [id])).get(id);
  const own = typeof found === "object" ? tryDecode("uses", found.payload) : null;
  const use = tryDecode("uses", row.payload);
  if (own?.memoryBegun !== true || use === null || use.memoryBegun) return row;
  const payload = encodePayload("uses", { ...use, memoryBegun: true });
  return { ...row, version: nextVersion(row), payload };
}
