import type { ContextPart, ContextProvider } from "../../domain/context-provider";
import type { FoundEarlier } from "../../domain/earlier-text";
import type { ContextStore } from "../context-store";

/** Milliseconds that an answer waits for what was said earlier. */
export const DEADLINE_MS = 300;
/** That the guide waits: it may be the first to ask, and an index is loaded within that. */
const GUIDE_DEADLINE_MS = 1_500;

type Deps = Pick<ContextStore, "findEarlier"> & {
  /** Whether the context's conversations know of each other. */
  readonly remembers: boolean;
  /** Since when they do, where that was switched on. */
  readonly remembersSince?: number | undefined;
  /** Where quotes stand: before the conversation, or directly before the message. */
  readonly place: "system" | "note";
  /**
   * Set for the guide, which has nothing else: memory is looked through, too, and it waits longer. It
   * answers in this browser, so no server is asked what its question means.
   */
  readonly isForGuide?: boolean;
};

type Found = Pick<Extract<ContextPart, { type: "quotes" }>, "found" | "problem">;

/**
 * What was said earlier in the context and may belong to the message (P-026, A-029). An answer does
 * not wait long for it, nor fail with it: it goes without, and the plan says so. Nothing is looked for
 * where the context does not remember.
 */
export function createQuotesProvider(deps: Deps): ContextProvider {
  const { findEarlier, remembers, remembersSince, place, isForGuide = false } = deps;
  const deadline = isForGuide ? GUIDE_DEADLINE_MS : DEADLINE_MS;
  return {
    name: "quotes",
    getContext: async (request, signal) => {
      if (!remembers) return [];
      const { contextId, conversationId, leaf, currentPrompt: text, isTyped } = request;
      const from = { contextId, remembersSince, conversationId, leaf };
      const query = { ...from, text, isTyped, withMemory: isForGuide, staysHere: isForGuide };
      const finding = findEarlier(query).then((answer) => toFound(answer, isForGuide));
      const found = await inTime(
        finding.catch(() => FAILED),
        deadline,
      );
      signal.throwIfAborted();
      return [{ type: "quotes", conversationId, place, ...found }];
    },
  };
}

/** The guide's are found so once its question is sent, too: then there is nothing to say of it. */
function toFound({ found, isWhole, isByWords }: FoundEarlier, isForGuide: boolean): Found {
  if (!isWhole) return { found, problem: "quotes-partial" };
  return { found, problem: isByWords === true && !isForGuide ? "quotes-typed" : null };
}

const FAILED: Found = { found: [], problem: "quotes-failed" };
const LATE: Found = { found: [], problem: "quotes-late" };

/** What was found until the deadline; what comes later is let go. */
async function inTime(finding: Promise<Found>, ms: number): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  return Promise.race([finding, late]).finally(() => clearTimeout(timer));
}
