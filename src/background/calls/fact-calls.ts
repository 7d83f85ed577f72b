import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { factApprove, factForget, factKeep, factList, factUpdate } from "../handlers/fact-handlers";

/** Calls about what is known of the person. */
export function factCallHandlers({ whenOpen, whenAsked, whenDone }: Guards) {
  return {
    "fact.list": whenAsked(factList),
    "fact.keep": whenOpen(factKeep),
    "fact.update": whenOpen(factUpdate),
    "fact.approve": whenOpen(factApprove),
    "fact.forget": whenDone(factForget),
  } satisfies Partial<CallHandlers>;
}
