import { createGenerationMark } from "../../store/database/generation-mark";
import { MANIFEST_ID } from "../../store/database/schema";
import { withStoreErrors } from "../../store/database/store-error";
import type { Found } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";

/** The generation of the rows that lie there, unopened; 0 where there is none. */
export async function generationOf({ database }: Pick<Found["profile"], "database">) {
  const row = await withStoreErrors(() => database.rows("manifest").get(MANIFEST_ID));
  return row?.version ?? 0;
}

/** The last generation that was seen; 0 for none. */
export function seenOf(
  { local }: Pick<RecoveryDeps, "local">,
  { storeName }: Pick<Found["profile"], "storeName">,
): Promise<number> {
  return createGenerationMark(local, storeName).read();
}
