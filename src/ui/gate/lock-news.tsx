import { useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import { words } from "../words/words";

type State = VaultStatus["state"] | null;

/** Tells assistive technology that the vault was locked or unlocked while the page was open. */
export function LockNews({ state }: { readonly state: State }) {
  const [last, setLast] = useState<"locked" | "unlocked" | null>(null);
  const [news, setNews] = useState(last);
  // Between the two there may be nothing for a while, or no worker that tells.
  if ((state === "locked" || state === "unlocked") && state !== last) {
    setLast(state);
    // Whoever opens the page is told by what it shows.
    if (last !== null) setNews(state);
  }
  const { isLocked, isUnlocked } = words.lock;
  return (
    <div aria-live="polite" data-lock-news="" className="sr-only">
      {news !== null && <p key={news}>{news === "locked" ? isLocked : isUnlocked}</p>}
    </div>
  );
}
