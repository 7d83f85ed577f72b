import {
  CirclePause,
  CircleStop,
  RotateCcw,
  StepForward,
  TriangleExclamationPoint,
} from "lucide-react";
import { lazy, memo, Suspense } from "react";
import type { Attachment } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import { GUIDE_MODEL } from "../../domain/model";
import type { Client } from "../../messaging/client";
import type { DraftAttachments } from "../attachments/draft-attachments";
import { HelpfulCommand } from "../kit/helpful-command";
import { Markdown } from "../markdown/markdown";
import { OwnText } from "../own-text/own-text";
import { IsOwnText } from "../own-text/said-text";
import { QuietButton } from "../quiet-button";
import { errorEnvironment } from "../words/error-environment";
import { useLanguage } from "../words/use-language";
import { words } from "../words/words";
import { AnswerButton } from "./answer-button";
import type { Branches } from "./branches";
import { isRunning } from "./conversation-state";
import type { ReplyView } from "./entries";
import type { MessageActs } from "./message-actions";
import { MessageAttachments } from "./message-attachments";
import type { OtherModel } from "./other-model";
import { actionsOf, replyNotice } from "./reply-notice";
import { ReplyTools } from "./reply-tools";
import { Thinking } from "./thinking";

// Few replies have any: the panel's first picture does not wait for them.
const ReplyExtras = lazy(async () => {
  const { ReplyExtras: Extras } = await import("./reply-extras");
  return { default: Extras };
});

type Props = ReplyView &
  MessageActs & {
    readonly turnId: Id;
    readonly client: Pick<Client, "call">;
    readonly attachments: readonly Attachment[];
    readonly readImage: DraftAttachments["readImage"];
    readonly isNewest: boolean;
    /** All replies in its place; null where it is the only one. */
    readonly siblings: readonly Id[] | null;
    /** Whether it can be changed at the moment. */
    readonly isIdle: boolean;
    readonly branches: Branches;
    readonly onRetry: (turnId: Id) => void;
    readonly otherModel: OtherModel;
    readonly next: Id | null;
    readonly onBranch: (messageId: Id) => void;
    readonly onContinue: (turnId: Id) => void;
    readonly onAnswer: (turnId: Id) => void;
    /** Shows what the model saw for this reply; the guide, whose name is empty, is none. */
    readonly onInspect: (turnId: Id) => void;
  };

/** An answer on the page itself: what the model thought, what it says, how it ended. */
export const ReplyMessage = memo(function ReplyMessage(props: Props) {
  const { turnId, status, text, thinking, thinkingMs, toolCalls, sources, provider } = props;
  const { tools } = props;
  useLanguage();
  const running = isRunning(status);
  return (
    <article
      data-message={turnId}
      data-role="assistant"
      data-turn={turnId}
      data-status={status}
      aria-busy={running}
      className="group flex flex-col gap-2"
    >
      <h2 className="sr-only">{words.conversation.reply}</h2>
      {thinking !== "" && (
        <Thinking text={thinking} ms={thinkingMs} going={running && text === ""} />
      )}
      {text !== "" && (
        <div data-reply-text="">
          <IsOwnText value={provider === GUIDE_MODEL.provider}>
            <Markdown text={text} />
          </IsOwnText>
        </div>
      )}
      {running && text === "" && thinking === "" && (
        <p className="text-small text-muted">{words.conversation.waiting}</p>
      )}
      <MessageAttachments attachments={props.attachments} readImage={props.readImage} />
      {(tools ?? toolCalls ?? sources) !== undefined && (
        <Suspense>
          <ReplyExtras {...props} isRunning={running} mayWait={props.isIdle && props.isNewest} />
        </Suspense>
      )}
      {!running && <ReplyEnding {...props} />}
      {!running && <ReplyTools {...props} />}
    </article>
  );
});

type ReplyEndingProps = ReplyView & {
  readonly turnId: Id;
  readonly isNewest: boolean;
  /** Whether nothing is being answered. */
  readonly isIdle: boolean;
  readonly onRetry: (turnId: Id) => void;
  readonly onContinue: (turnId: Id) => void;
  readonly onAnswer: (turnId: Id) => void;
};

/** Why a reply ended early and what can be done; nothing where it simply ended. */
function ReplyEnding(props: ReplyEndingProps) {
  const { turnId, isNewest, isIdle, onRetry, onContinue, onAnswer, ...reply } = props;
  const actions = actionsOf(reply, isNewest);
  const notice = replyNotice(reply, errorEnvironment(reply.model), actions);
  if (notice === null) return null;
  return (
    <div data-ending="" className="flex flex-col gap-2 text-small">
      {/* Said by the announcer, once. */}
      <p className="flex gap-2 text-muted">
        <Mark status={reply.status} />
        <span>
          <OwnText text={notice.text} />
        </span>
      </p>
      <HelpfulCommand command={notice.command} />
      <div className="flex gap-2">
        {actions.canContinue && (
          <QuietButton data-continue={turnId} onClick={() => onContinue(turnId)}>
            <StepForward size={14} aria-hidden="true" />
            {words.conversation.continue}
          </QuietButton>
        )}
        {!isNewest && isIdle && reply.text === "" && (
          <AnswerButton messageId={turnId} onAnswer={onAnswer} />
        )}
        {/* Of an earlier one "Regenerate" below it does the same, with what was said since one switch away. */}
        {actions.canRetry && (
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
