import { lazy, Suspense } from "react";
import { assertNever } from "../../domain/assert-never";
import type { Id } from "../../domain/id";
import type { Panel } from "../panel";
import type { Mark } from "../summaries/place-marks";
import { SummaryFailure } from "../summaries/summary-failure";
import { SummaryMark } from "../summaries/summary-mark";
import { AnswerButton } from "./answer-button";
import type { Entry } from "./entries";
import type { MessageActs } from "./message-actions";
import { ReplyMessage } from "./reply-message";
import { UserMessage } from "./user-message";

// Few conversations have any: the panel's first picture does not wait for it.
const DroppedMark = lazy(async () => {
  const { DroppedMark: Dropped } = await import("../summaries/dropped-mark");
  return { default: Dropped };
});

type Props = MessageActs & {
  readonly entry: Entry;
  /** What stands below it; left out where nothing does. */
  readonly below: Entry | undefined;
  readonly panel: Panel;
  readonly isNewest: boolean;
  /** Whether nothing is being answered: only then can messages be changed. */
  readonly isIdle: boolean;
  readonly onInspect: (turnId: Id) => void;
  /** Answers what has no answer. */
  readonly onAnswer: (messageId: Id) => void;
};

/** One message of the conversation, by whoever wrote it. */
export function EntryView({
  entry,
  below,
  panel,
  isNewest,
  isIdle,
  onInspect,
  onAnswer,
  onDelete,
  onRemember,
}: Props) {
  const { id, siblings } = entry;
  const { branches, edits, turns } = panel;
  const { attachments } = entry;
  const { readImage } = panel.attachments;
  const common = { siblings, isIdle, branches, onDelete, onRemember, attachments, readImage };
  if (entry.kind === "user") {
    const { answer } = entry;
    return (
      <>
        <UserMessage id={id} text={entry.text} sending={entry.sending} edits={edits} {...common} />
        {isIdle && answer !== null && (
          <div>
            <AnswerButton messageId={answer} onAnswer={onAnswer} />
          </div>
        )}
      </>
    );
  }
  return (
    <ReplyMessage
      {...entry.reply}
      {...common}
      turnId={id}
      client={panel.client}
      isNewest={isNewest}
      onRetry={turns.retry}
      otherModel={panel.otherModel}
      next={nextMessageId(below)}
      onBranch={edits.branch}
      onContinue={turns.continue}
      onAnswer={onAnswer}
      onInspect={onInspect}
    />
  );
}

/** The message in whose place another can be written. */
function nextMessageId(below: Entry | undefined): Id | null {
  return below?.kind === "user" && !below.sending ? below.id : null;
}

type MarksProps = { readonly marks: readonly Mark[]; readonly panel: Panel };

/** The marks of summaries that stand in one place. */
export function Marks({ marks, panel }: MarksProps) {
  return marks.map((mark) => {
    switch (mark.kind) {
      case "active":
        // Its key is not the summary's: a newer one takes its place, and what is unfolded stays so.
        return <SummaryMark key="active" controller={panel.summaries} summary={mark.summary} />;
      case "dropped":
        return (
          <Suspense key={mark.summary.id}>
            <DroppedMark controller={panel.summaries} summary={mark.summary} />
          </Suspense>
        );
      case "failed":
        return <SummaryFailure key="failed" failure={mark.failure} />;
      default:
        return assertNever(mark);
    }
  });
}
