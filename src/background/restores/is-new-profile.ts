import { createHeaderStore } from "../../store/database/header-store";
import type { Lifecycle } from "../lifecycle";

/** Whether the store in use has no vault and no rows; answers once its database is open. */
export async function isNewProfile({
  lifecycle,
}: {
  readonly lifecycle: Pick<Lifecycle, "profile">;
}): Promise<boolean> {
  const { vault, database } = await lifecycle.profile();
  return (await vault.describe()) === null && !(await createHeaderStore(database).hasRows());
}
