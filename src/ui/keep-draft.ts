import type { Panel } from "./panel";

/** A draft that takes longer to be kept than this holds nothing up. */
const LONGEST_MS = 400;

/** Keeps what was typed last; resolves once that is stored, or after 400 ms. */
export function keepDraft({ drafts }: Pick<Panel, "drafts">): Promise<void> {
  return atMostShortly(drafts.kept());
}

/** Resolves with the keeping, or after 400 ms or as many as are given. */
export async function atMostShortly(keeping: Promise<void>, ms = LONGEST_MS): Promise<void> {
  await Promise.race([keeping, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
}
