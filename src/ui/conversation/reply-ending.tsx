import {
  CirclePause,
  CircleStop,
  RotateCcw,
  StepForward,
  TriangleExclamationPoint,
} from "lucide-react";
import type { Id } from "../../domain/id";
import { HelpfulCommand } from "../kit/helpful-command";
import { OwnText } from "../own-text/own-text";
import { QuietButton } from "../quiet-button";
import { errorPlace } from "../words/error-place";
import { words } from "../words/words";
import { AnswerButton } from "./answer-button";
import type { ReplyView } from "./entries";
import { replyNotice } from "./reply-notice";

type Props = ReplyView & {
  readonly turnId: Id;
  readonly isNewest: boolean;
  /** Whether nothing is being answered. */
  readonly isIdle: boolean;
  readonly onRetry: (turnId: Id) => void;
  readonly onContinue: (turnId: Id) => void;
  readonly onAnswer: (turnId: Id) => void;
};

/** Why a reply ended early and what can be done; nothing where it simply ended. */
export function ReplyEnding(props: Props) {
  const { turnId, isNewest, isIdle, onRetry, onContinue, onAnswer, ...reply } = props;
  // What the provider would not say it does not say when it is asked to go on.
  const isRefused = reply.status === "complete" && reply.finish === "refusal";
  const isOpen = isNewest || reply.status === "interrupted";
  const canContinue = reply.text !== "" && isOpen && !isRefused;
  const ways = { canContinue, canRetry: isNewest };
  const notice = replyNotice(reply, errorPlace(reply.model), ways);
  if (notice === null) return null;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p
        role={isNewest && reply.status === "failed" ? "alert" : undefined}
        className="flex gap-2 text-muted"
      >
        <Mark status={reply.status} />
        <span>
          <OwnText text={notice.text} />
        </span>
      </p>
      <HelpfulCommand command={notice.command} />
      <div className="flex gap-2">
        {canContinue && (
          <QuietButton data-continue={turnId} onClick={() => onContinue(turnId)}>
            <StepForward size={14} aria-hidden="true" />
            {words.conversation.continue}
          </QuietButton>
        )}
        {!isNewest && isIdle && reply.text === "" && (
          <AnswerButton messageId={turnId} onAnswer={onAnswer} />
        )}
        {/* Of an earlier one "Regenerate" below it does the same, with what was said since one switch away. */}
        {isNewest && (
          <QuietButton data-retry={turnId} onClick={() => onRetry(turnId)}>
            <RotateCcw size={14} aria-hidden="true" />
            {words.conversation.retry}
          </QuietButton>
        )}
      </div>
    </div>
  );
}

function Mark({ status }: Pick<ReplyView, "status">) {
  const look = { size: 16, "aria-hidden": true } as const;
  if (status === "failed") {
    return <TriangleExclamationPoint {...look} className="mt-0.5 shrink-0 text-error" />;
  }
  const Icon = status === "cancelled" ? CircleStop : CirclePause;
  return <Icon {...look} className="mt-0.5 shrink-0 text-caution" />;
}
