import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { searchFind } from "../handlers/search-handlers";

/** Calls that look through everything. */
export function searchCallHandlers({ whenOpen }: Guards) {
  return {
    "search.find": whenOpen(searchFind),
  } satisfies Partial<CallHandlers>;
}
