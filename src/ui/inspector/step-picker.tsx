import { ChevronLeft, ChevronRight } from "lucide-react";
import type { SentPrompt } from "../../contract/prompt";
import { inspectorWords } from "../words/inspector-words";

type Props = {
  /** Null for a message that is not sent yet. */
  readonly sent: Pick<SentPrompt, "step" | "requests"> | null;
  readonly onPick: (step: number) => void;
};

/** Which of a turn's requests is shown, where it had several. */
export function StepPicker({ sent, onPick }: Props) {
  if (sent === null || sent.requests < 2) return null;
  const { step, requests } = sent;
  return (
    <div data-step={step} className="flex items-center gap-1 text-small">
      <Arrow
        icon={ChevronLeft}
        label={inspectorWords.requestBefore}
        to={step - 1}
        {...{ requests, onPick }}
      />
      <span aria-live="polite">{inspectorWords.requestOf(step + 1, requests)}</span>
      <Arrow
        icon={ChevronRight}
        label={inspectorWords.requestAfter}
        to={step + 1}
        {...{ requests, onPick }}
      />
    </div>
  );
}

type ArrowProps = Pick<Props, "onPick"> & {
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  readonly to: number;
  readonly requests: number;
};

function Arrow({ icon: Icon, label, to, requests, onPick }: ArrowProps) {
  const isEnd = to < 0 || to >= requests;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not disabled: who has come to the end keeps the focus.
      aria-disabled={isEnd}
      onClick={() => !isEnd && onPick(to)}
      className="rounded-sm p-1.5 text-muted hover:text-ink aria-disabled:opacity-40"
    >
      <Icon size={16} aria-hidden="true" className="rtl:rotate-180" />
    </button>
  );
}
