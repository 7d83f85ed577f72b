import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Id } from "../../domain/id";
import { IconButton } from "../icon-button";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import type { Branches } from "./branches";

type Props = {
  readonly messageId: Id;
  readonly siblings: readonly Id[];
  readonly branches: Branches;
};

/** Which of several messages in one place is shown, with a step to each side. */
export function BranchSwitch({ messageId, siblings, branches }: Props) {
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
  const position = siblings.indexOf(messageId) + 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div
      role="group"
      data-branch-switch={messageId}
      aria-label={words.branches.label(position, siblings.length)}
      className="flex items-center text-meta text-muted tabular-nums rtl:[&_svg]:-scale-x-100"
    >
      <IconButton
        ref={before}
        name={words.branches.before}
        icon={ChevronLeft}
        data-branch="before"
        aria-disabled={position <= 1}
        onClick={() => branches.show(messageId, "before")}
      />
      <span>{words.branches.position(position, siblings.length)}</span>
      <IconButton
        ref={after}
        name={words.branches.after}
        icon={ChevronRight}
        data-branch="after"
        aria-disabled={position >= siblings.length}
        onClick={() => branches.show(messageId, "after")}
      />
    </div>
  );
}
