import type { ContextCard } from "../../contract/context";
import type { Expiry } from "../../domain/expiry";
import { words } from "../words/words";

export type ExpiryWords = {
  /** In the room of a mark: `6 h`. */
  readonly mark: string;
  /** When it ends, and what can be done. */
  readonly sentence: string;
};

/** How the end of a context's time is told; null while it is far, and where there is none. */
export function expiryWords({ at, state }: Expiry, now: number): ExpiryWords | null {
  const { expiry, contextMenu } = words;
  if (at === null || state === "fresh") return null;
  // A page that stays open sees the time run out by itself.
  if (state === "expired" || at <= now)
    return { mark: contextMenu.archivedMark, sentence: contextMenu.archived };
  return { mark: expiry.left(at - now), sentence: expiry.warning(at) };
}

/** How long a context stays, where its end is not near; of what never expires, why. */
export function staysWords({ context, expiry }: Pick<ContextCard, "context" | "expiry">): string {
  const { fresh, neverFirst, neverPinned } = words.expiry;
  if (expiry.at !== null) return fresh(expiry.at);
  return context.first === true ? neverFirst : neverPinned;
}
