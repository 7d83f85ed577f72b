import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { searchEmbedder, searchSetEmbedder } from "../handlers/embedder-handlers";
import { searchFind } from "../handlers/search-handlers";

/** Calls that look through everything. */
export function searchCallHandlers({ whenOpen }: Guards) {
  return {
    "search.find": whenOpen(searchFind),
    "search.embedder": whenOpen(searchEmbedder),
    "search.setEmbedder": whenOpen(searchSetEmbedder),
  } satisfies Partial<CallHandlers>;
}
