import type { Expiry } from "../../domain/expiry";
import { words } from "../words/words";

export type ExpiryWords = {
  /** In the room of a mark: `6 h`. */
  readonly mark: string;
  /** When it ends, and what can be done. */
  readonly sentence: string;
};

/** How the end of a context's time is told; null while it is far. */
export function expiryWords({ at, state }: Expiry, now: number): ExpiryWords | null {
  const { expiry } = words;
  if (state === "fresh") return null;
  // A page that stays open sees the time run out by itself.
  if (state === "expired" || at <= now) return { mark: expiry.past, sentence: expiry.expired(at) };
  return { mark: expiry.left(at - now), sentence: expiry.warning(at) };
}
