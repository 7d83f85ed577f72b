import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { QuietButton } from "../../quiet-button";
import type { Act } from "../../use-act";
import { optionsWords } from "../../words/options-words";

type Props = {
  readonly means: string;
  readonly act: Pick<Act, "busy" | "failure">;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
};

/** Asks once more before a backup is deleted. */
export function SureToDelete({ means, act: { busy, failure }, onRemove, onLeave }: Props) {
  const { backupPage, options } = optionsWords;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p>{means}</p>
      <QuietButton data-backup-delete-confirm="" disabled={busy} onClick={onRemove}>
        {backupPage.deleteConfirm}
      </QuietButton>
      <LinkButton onClick={onLeave}>{options.cancel}</LinkButton>
      <FailureLine failure={failure} />
    </div>
  );
}
