import { CircleDashed, Lock, LockOpen, ShieldEllipsis } from "lucide-react";
import type { VaultStatus } from "../../contract/vault";
import { useKeyName } from "../keys/use-key-name";
import { Floating } from "../kit/floating";
import { sealedPercent } from "../lock/sealed-percent";
import { openOptionsAt } from "../open-options";
import { OwnText } from "../own-text/own-text";
import { QuietButton } from "../quiet-button";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";

type Props = { readonly vault: VaultStatus | null; readonly onLock: () => void };

const LOOK =
  "flex shrink-0 items-center gap-1.5 rounded-md px-1.5 py-1 text-meta hover:bg-tint disabled:hover:bg-transparent";

/** What protects the vault, as a shape and a word; with a lock, a click locks. */
export function LockState({ vault, onLock }: Props) {
  const keyName = useKeyName();
  if (vault?.protection === "lock") {
    return (
      <button
        type="button"
        data-lock-state={vault.state}
        data-lock-now=""
        title={words.lock.lockHint(keyName("lock"))}
        onClick={onLock}
        className={`${LOOK} text-muted hover:text-ink`}
      >
        <Lock size={14} aria-hidden="true" />
        {words.lock.locked}
      </button>
    );
  }
  return <Unprotected vault={vault} onLock={onLock} />;
}

function Unprotected({ vault, onLock }: Props) {
  const look = lookOf(vault);
  const button = (
    <button
      type="button"
      data-lock-state={vault?.state ?? "opening"}
      className={`${LOOK} ${look.tone}`}
    >
      <look.Icon size={14} aria-hidden="true" />
      {look.word}
    </button>
  );
  return (
    <Floating button={button} label={words.lock.about} side="bottom" align="end">
      <p className="font-semibold">{look.word}</p>
      <p className="text-muted">
        <OwnText text={look.explanation} />
      </p>
      {vault?.protection === "none" && (
        <QuietButton data-choose-lock="" onClick={() => openOptionsAt("lock")}>
          {words.lock.choose}
        </QuietButton>
      )}
      {vault?.protection === "sealing" && (
        <QuietButton data-lock-now="" onClick={onLock}>
          {words.lock.lockNow}
        </QuietButton>
      )}
    </Floating>
  );
}

function lookOf(vault: VaultStatus | null) {
  const { lock } = words;
  if (vault === null) {
    const tone = "text-muted";
    return { Icon: CircleDashed, word: lock.checking, explanation: lock.explanation, tone };
  }
  const tone = "text-caution";
  if (vault.protection !== "sealing") {
    return { Icon: LockOpen, word: lock.notLocked, explanation: lock.explanation, tone };
  }
  const rests = vault.sealing !== null && vault.sealing.failure !== null;
  return {
    Icon: ShieldEllipsis,
    word: (rests ? lock.sealingRests : lock.sealing)(sealedPercent(vault)),
    explanation: rests
      ? joinSentences([lock.sealingExplanation, lock.restsExplanation])
      : lock.sealingExplanation,
    tone,
  };
}
