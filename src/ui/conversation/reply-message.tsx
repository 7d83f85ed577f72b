import { memo } from "react";
import type { Id } from "../../domain/id";
import { Markdown } from "../markdown/markdown";
import { words } from "../words/words";
import { isRunning } from "./conversation-state";
import type { ReplyView } from "./entries";
import { ReplyEnding } from "./reply-ending";
import { Thinking } from "./thinking";

type Props = ReplyView & {
  readonly turnId: Id;
  readonly isNewest: boolean;
  readonly onRetry: (turnId: Id) => void;
  readonly onContinue: (turnId: Id) => void;
  /** Shows what the model saw for this reply; the guide, whose name is empty, is none. */
  readonly onInspect: (turnId: Id) => void;
};

/** An answer on the page itself: what the model thought, what it says, how it ended. */
export const ReplyMessage = memo(function ReplyMessage(props: Props) {
  const { turnId, status, text, thinking, thinkingMs, onInspect } = props;
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
          <Markdown text={text} />
        </div>
      )}
      {running && text === "" && thinking === "" && (
        <p className="text-small text-muted">{words.conversation.waiting}</p>
      )}
      {!running && <ReplyEnding {...props} />}
      {!running && props.model !== "" && (
        <button
          type="button"
          data-inspect={turnId}
          aria-haspopup="dialog"
          onClick={() => onInspect(turnId)}
          className={`self-start rounded-sm text-meta text-muted hover:text-ink hover:underline ${props.isNewest ? "" : "shown-on-hover"}`}
        >
          {words.inspector.open}
        </button>
      )}
    </article>
  );
});
