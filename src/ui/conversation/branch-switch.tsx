import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Id } from "../../domain/id";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import type { Branches } from "./branches";

type Props = {
  readonly messageId: Id;
  readonly ways: readonly Id[];
  readonly branches: Branches;
};

/** Which of several messages in one place is shown, with a step to each side. */
export function BranchSwitch({ messageId, ways, branches }: Props) {
  const shown = useCell(branches);
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its message.
  const step = shown?.messageId === messageId && shown.takesFocus ? shown.step : null;
  useEffect(() => {
    if (step === null) return;
    (step === "before" ? before : after).current?.focus();
    branches.focused();
  }, [step, branches]);
  const place = ways.indexOf(messageId) + 1;
  const look = "rounded-sm p-0.5 hover:text-ink aria-disabled:opacity-40";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div
      role="group"
      data-branch-switch={messageId}
      aria-label={words.branches.label(place, ways.length)}
      className="flex items-center gap-0.5 text-meta text-muted tabular-nums"
    >
      <button
        ref={before}
        type="button"
        data-branch="before"
        aria-label={words.branches.before}
        aria-disabled={place <= 1}
        onClick={() => branches.show(messageId, "before")}
        className={look}
      >
        <ChevronLeft size={14} aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
      <span>{words.branches.place(place, ways.length)}</span>
      <button
        ref={after}
        type="button"
        data-branch="after"
        aria-label={words.branches.after}
        aria-disabled={place >= ways.length}
        onClick={() => branches.show(messageId, "after")}
        className={look}
      >
        <ChevronRight size={14} aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
    </div>
  );
}
