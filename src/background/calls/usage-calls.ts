import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { usageForget, usageRead } from "../handlers/usage-handlers";

/** Calls about what replies came to. */
export function usageCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "usage.read": whenAsked(usageRead),
    "usage.forget": whenOpen(usageForget),
  } satisfies Partial<CallHandlers>;
}
