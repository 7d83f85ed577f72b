import { useId, useState } from "react";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { memoryWords } from "../words/memory-words";

export type Kept = {
  /** Told once it is kept. */
  readonly sentence: string;
  readonly takeBack: () => Promise<unknown>;
};

type Props = {
  readonly kept: Kept;
  readonly onClose: () => void;
  readonly onMemory: () => void;
};

/** What was kept, and the way back. */
export function KeptLine({ kept, onClose, onMemory }: Props) {
  const [isBack, setBack] = useState(false);
  const { busy, failure, run } = useAct();
  const { remember, close } = memoryWords;
  const id = useId();
  const undo = async () => {
    if (await run(kept.takeBack)) setBack(true);
  };
  return (
    <>
      <p id={id} role="status" data-remembered={isBack ? "undone" : "kept"} className="text-small">
        {isBack ? remember.undone : kept.sentence}
      </p>
      <FailureLine failure={failure} />
      <div className="flex flex-wrap gap-2">
        <QuietButton data-close="" autoFocus aria-describedby={id} onClick={onClose}>
          {close}
        </QuietButton>
        {!isBack && (
          <QuietButton data-undo="" disabled={busy} onClick={undo}>
            {remember.undo}
          </QuietButton>
        )}
        <QuietButton data-show-memory="" onClick={onMemory}>
          {remember.show}
        </QuietButton>
      </div>
    </>
  );
}
