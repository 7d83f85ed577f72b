import { type RefObject, useEffect, useRef, useState } from "react";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import type { KeptFiles } from "../../restore/kept-files";
import { RestoreFlow } from "../../restore/restore-flow";
import { failureBeside, type Restorer } from "../../restore/restorer";
import { useCell } from "../../use-cell";
import { restoreFailureSentence } from "../../words/restore-failure-sentence";
import { restoreWords } from "../../words/restore-words";
import { PagePart } from "../page-part";

type Props = {
  readonly restorer: Restorer;
  readonly kept: KeptFiles;
  readonly offersKept: boolean;
  /** Whether it was asked for elsewhere on the page. */
  readonly isRequested: boolean;
};

/** A restore on the page of backups: of a file, or of what was chosen from the list. */
export function RestorePart({ restorer, kept, offersKept, isRequested }: Props) {
  const state = useCell(restorer.state);
  const { at } = state;
  const [isOpen, setOpen] = useState(isRequested);
  const heading = useFocusWhenBack(at);
  useEffect(() => {
    if (isRequested) heading.current?.focus();
  }, [isRequested, heading]);
  if (at !== "ready" || isOpen) {
    return (
      <PagePart title={restoreWords.title} heading={heading}>
        <RestoreFlow restorer={restorer} kept={kept} offersKept={offersKept} />
      </PagePart>
    );
  }
  // Begun from a row, and failed after it was looked into: by then it is about no row any more.
  const failure = failureBeside(state, null);
  return (
    <PagePart title={restoreWords.title} heading={heading}>
      <QuietButton data-restore-ask="" onClick={() => setOpen(true)}>
        {restoreWords.fromFile}
      </QuietButton>
      <FailureLine failure={failure && restoreFailureSentence(failure)} />
    </PagePart>
  );
}

/** The heading gets the keyboard where the step that had it is left. */
function useFocusWhenBack(at: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (at === "ready" && before.current !== "ready") heading.current?.focus();
    before.current = at;
  }, [at]);
  return heading;
}
