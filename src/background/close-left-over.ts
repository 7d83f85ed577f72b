import type { Id } from "../domain/id";
import { hideStored } from "../domain/redaction";
import { recoverTurns } from "../turns/recover-turns";
import type { App } from "./app";

/**
 * Closes a turn whose rows say that it runs while no run of this worker holds it: a run that could
 * not write its end leaves it so, and no restart is needed to mend that. Fails as the store does.
 */
export async function closeLeftOver(
  { store, runs }: Pick<App, "store" | "runs">,
  turnId: Id,
): Promise<void> {
  await runs.whenBegun(turnId);
  if (runs.find(turnId)) return;
  await recoverTurns({
    turns: store.turns,
    // This one only: another may be between its rows and its run at this moment.
    isLive: (id) => id !== turnId,
    readHide: async () => hideStored((await store.settings.read()).prompt.redactions),
    onError: (error) => {
      throw error;
    },
  });
}

/** As `closeLeftOver`, for every turn that is said to run: none of them is to stand in the way. */
export async function closeLeftOvers(app: Pick<App, "store" | "runs">): Promise<void> {
  for (const { id } of await app.store.turns.listOpenTurns()) await closeLeftOver(app, id);
}
