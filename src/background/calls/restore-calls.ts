import type { CallHandlers } from "../../messaging/serve-calls";
import type { Restores } from "../restores/restores";

/** Calls about restores; they see themselves whether the vault is open, or whether there is none. */
export function restoreCallHandlers(restores: Pick<Restores, "preview" | "run" | "cancel">) {
  return {
    "restore.preview": (input) => restores.preview(input),
    "restore.run": (input) => restores.run(input),
    "restore.cancel": async () => {
      await restores.cancel();
      return {};
    },
  } satisfies Partial<CallHandlers>;
}
