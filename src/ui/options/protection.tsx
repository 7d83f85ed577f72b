import { Lock, LockOpen, ShieldEllipsis } from "lucide-react";
import type { VaultStatus } from "../../contract/vault";
import { FailureLine } from "../failure-line";
import { ProgressBar } from "../kit/progress-bar";
import { sealedPercent } from "../lock/sealed-percent";
import { optionsWords } from "../words/options-words";

/** What protects the vault now, and how far a change of its key has come. */
export function Protection({ status }: { readonly status: VaultStatus }) {
  const { Icon, text, tone } = lookOf(status);
  const { sealing } = status;
  return (
    <div data-protection={status.protection} className="flex flex-col gap-2 text-small">
      <p className="flex items-start gap-2">
        <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
        {text}
      </p>
      {sealing !== null && (
        <ProgressBar
          label={optionsWords.lockPage.key}
          done={sealedPercent(status)}
          isPercentHidden
        />
      )}
      {sealing !== null && sealing.failure !== null && (
        <>
          <p>{optionsWords.lockPage.rests}</p>
          <FailureLine failure={sealing.failure} />
        </>
      )}
    </div>
  );
}

function lookOf(status: VaultStatus) {
  const { lockPage } = optionsWords;
  if (status.protection === "none") {
    return { Icon: LockOpen, text: lockPage.none, tone: "text-caution" };
  }
  const percent = sealedPercent(status);
  if (status.protection === "sealing") {
    return { Icon: ShieldEllipsis, text: lockPage.sealing(percent), tone: "text-caution" };
  }
  return {
    Icon: Lock,
    text: status.sealing === null ? lockPage.lock : lockPage.changing(percent),
    tone: "text-protected",
  };
}
