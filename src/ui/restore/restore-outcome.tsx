import { CircleCheck } from "lucide-react";
import type { HeldItem } from "../../domain/held";
import { OwnText } from "../own-text/own-text";
import { QuietButton } from "../quiet-button";
import { useFirstFocus } from "../use-first-focus";
import { heldWords } from "../words/held-words";
import { restoreWords } from "../words/restore-words";
import { HeldList } from "./held-list";
import type { RestoreState } from "./restorer";

type Props = {
  readonly state: Extract<RestoreState, { at: "done" }>;
  readonly onTake: (items: readonly HeldItem[]) => Promise<void>;
  readonly onClose: () => void;
};

/** What a restore has brought, and what is to be done next. */
export function RestoreOutcome({ state, onTake, onClose }: Props) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const { mode, intoNew, isOwn, outcome } = state;
  return (
    <div data-restored={mode} className="flex flex-col gap-2 text-small">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold focus:outline-none"
      >
        <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-protected" />
        {restoreWords.done}
      </h3>
      <p>{restoreWords.doneWhat[mode](outcome.conversations, outcome.messages)}</p>
      {outcome.copies > 0 && <p>{restoreWords.copies(outcome.copies)}</p>}
      {outcome.leftOut > 0 && (
        <p data-restored-left-out="">{restoreWords.leftOutDone(outcome.leftOut)}</p>
      )}
      {outcome.beyond > 0 && (
        <p data-restored-beyond="">{restoreWords.beyondDone(outcome.beyond)}</p>
      )}
      {intoNew && (
        <p>
          <OwnText text={restoreWords.opensBy} />
        </p>
      )}
      {outcome.withoutKey > 0 && (
        <p data-restored-without-key="">
          <OwnText text={restoreWords.keysAnew(outcome.withoutKey)} />
        </p>
      )}
      <HeldList held={outcome.held} together={isOwn} onTake={onTake} />
      {outcome.held.length > 0 && (
        <p className="text-muted">
          <OwnText text={heldWords.stay} />
        </p>
      )}
      <QuietButton data-restore-close="" onClick={onClose}>
        {restoreWords.close}
      </QuietButton>
    </div>
  );
}
