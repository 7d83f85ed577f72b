import { CircleDashed, LockOpen, ShieldAlert } from "lucide-react";
import type { VaultStatus } from "../../contract/vault";
import { Floating } from "../floating";
import { errorPlace } from "../words/error-place";
import { errorSentence } from "../words/error-sentence";
import { words } from "../words/words";

/** The lock's state as a shape and a word; a click tells what that means. */
export function LockState({ vault }: { readonly vault: VaultStatus | null }) {
  const look = lookOf(vault);
  const button = (
    <button
      type="button"
      data-lock-state={vault?.state ?? "opening"}
      className={`flex shrink-0 items-center gap-1.5 rounded-md px-1.5 py-1 text-meta hover:bg-tint ${look.tone}`}
    >
      <look.Icon size={14} aria-hidden="true" />
      {look.word}
    </button>
  );
  return (
    <Floating button={button} label={words.lock.about} side="bottom" align="end">
      <p className="font-semibold">{look.word}</p>
      <p className="text-muted">{explanation(vault)}</p>
    </Floating>
  );
}

function lookOf(vault: VaultStatus | null) {
  if (vault === null) return { Icon: CircleDashed, word: words.lock.checking, tone: "text-muted" };
  return vault.state === "unlocked"
    ? { Icon: LockOpen, word: words.lock.notLocked, tone: "text-caution" }
    : { Icon: ShieldAlert, word: words.lock.closed, tone: "text-error" };
}

function explanation(vault: VaultStatus | null): string {
  if (vault?.state !== "unavailable") return words.lock.explanation;
  return vault.failure === null
    ? words.lock.closedExplanation
    : errorSentence(vault.failure, errorPlace()).text;
}
