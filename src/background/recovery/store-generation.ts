import { createKeySet } from "../../crypto/key-set";
import { toFailure } from "../../domain/app-error";
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

/** A commit is in the journal first: a worker that dies then leaves one that nobody was told of. */
export const UNFINISHED = 1;

/** The generation that the newest backup holds, as the copies of what is known of backups tell it; 0 for none. */
export async function savedOf(
  { copiesOf, log }: Pick<RecoveryDeps, "copiesOf" | "log">,
  { profile, opened }: Found,
): Promise<number> {
  const keys = createKeySet({ current: opened.keyring, former: opened.former });
  try {
    return (await copiesOf(profile.storeName, keys).read())?.savedGeneration ?? 0;
  } catch (error) {
    log.warn(toFailure(error).code);
    return 0;
  } finally {
    keys.drop();
  }
}
