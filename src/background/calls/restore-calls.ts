import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { leaveHeld, listHeld, takeOver } from "../held-back";
import type { Restores } from "../restores/restores";

type Runs = Pick<Restores, "preview" | "run" | "cancel" | "kept">;

/** Calls about restores; those that run one see themselves whether the vault is open, or there is none. */
export function restoreCallHandlers(restores: Runs, { whenOpen, whenAsked, telling }: Guards) {
  return {
    "restore.preview": (input) => restores.preview(input),
    "restore.run": (input) => restores.run(input),
    "restore.cancel": async () => {
      await restores.cancel();
      return {};
    },
    "restore.kept": (input) => restores.kept(input),
    "restore.held": whenAsked(async ({ store }) => ({ held: [...(await listHeld(store))] })),
    "restore.takeOver": telling(takeOver),
    "restore.leaveHeld": whenOpen(leaveHeld),
  } satisfies Partial<CallHandlers>;
}
