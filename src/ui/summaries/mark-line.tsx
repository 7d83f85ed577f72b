import { ChevronRight } from "lucide-react";
import type { RefObject } from "react";

type Props = {
  readonly button: RefObject<HTMLButtonElement | null> | null;
  /** The id of what unfolds. */
  readonly contentId: string;
  readonly isOpen: boolean;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
  readonly children: string;
};

/** The hairline of a summary's mark: a click unfolds what belongs to it. */
export function MarkLine(props: Props) {
  const { button, contentId, isOpen, disabled = false, onToggle, children } = props;
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      onClick={onToggle}
      disabled={disabled}
      className="flex w-full items-center gap-3 rounded-sm text-meta text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line enabled:hover:text-ink"
    >
      <span className="flex min-w-0 items-center gap-1">
        <ChevronRight
          size={12}
          aria-hidden="true"
          className={`shrink-0 transition-transform ${isOpen ? "rotate-90" : "rtl:-scale-x-100"}`}
        />
        {children}
      </span>
    </button>
  );
}
