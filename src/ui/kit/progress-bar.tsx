import { formatPercent } from "../words/format";

type Props = {
  /** What goes on, for who does not see it; words beside it say it to the eye. */
  readonly label: string;
  readonly done: number;
  /** 100 where it is left out; null, or 0, while nobody knows how much it is. */
  readonly total?: number | null;
  /** Whether the words beside it tell the percent already. */
  readonly isPercentHidden?: boolean;
};

/** How far something is, with its percent. It changes too often to be read out by itself. */
export function ProgressBar({ label, done, total = 100, isPercentHidden = false }: Props) {
  const isKnown = total !== null && total > 0;
  const value = isKnown ? Math.min(total, Math.max(0, done)) : 0;
  return (
    <div data-progress="" className="flex w-full min-w-0 items-center gap-2">
      <progress
        // Without a value it says only that something goes on.
        {...(isKnown && { max: total, value })}
        aria-label={label}
        className="min-w-0 grow"
      />
      {isKnown && !isPercentHidden && (
        // As wide as it gets, so that the bar keeps its length.
        <span aria-hidden="true" className="min-w-10 shrink-0 text-end text-meta tabular-nums">
          {formatPercent(Math.floor((value / total) * 100) / 100)}
        </span>
      )}
    </div>
  );
}
