import { PanelRightOpen, Square } from "lucide-react";
import type { Id } from "../../domain/id";
import { GUIDE_MODEL } from "../../domain/model";
import { Announcer, isWaiting } from "../conversation/announcer";
import { isRunning } from "../conversation/conversation-state";
import { type Entry, type ReplyView, runningTurn, toEntries } from "../conversation/entries";
import { replyNotice } from "../conversation/reply-notice";
import { Thinking } from "../conversation/thinking";
import { useConversation } from "../conversation/use-conversation";
import { useStickToBottom } from "../conversation/use-stick-to-bottom";
import { FailureLine } from "../failure-line";
import { useKeyName } from "../keys/use-key-name";
import { HelpfulCommand } from "../kit/helpful-command";
import { Markdown } from "../markdown/markdown";
import { OwnText } from "../own-text/own-text";
import { IsOwnText } from "../own-text/said-text";
import { QuietButton } from "../quiet-button";
import { errorEnvironment } from "../words/error-environment";
import type { ErrorSentence } from "../words/error-sentence";
import { popupWords } from "../words/popup-words";
import { words } from "../words/words";
import type { QuickConversation } from "./quick-conversation";

type Props = {
  readonly conversation: QuickConversation;
  /** Opens the panel with this conversation. */
  readonly onContinue: (conversationId: string) => void;
  /** Called when Stop, which had the focus, is about to go. */
  readonly onStopped: () => void;
};

/** The question that was asked here and its answer, as it is written. */
export function AskAnswer({ conversation, onContinue, onStopped }: Props) {
  const state = useConversation(conversation.store);
  const exchange = lastExchange(toEntries(state));
  const running = runningTurn(state);
  const { scroller } = useStickToBottom(exchange[0]?.id, state.pending.length);
  const keyName = useKeyName();
  const conversationId = state.opened?.conversation.id;
  const isEmpty = exchange.length === 0;
  const endedAs = ({ turnId }: { readonly turnId: Id }) => endNotice(exchange, turnId);
  return (
    <>
      <section
        ref={scroller}
        data-quick-answer=""
        aria-label={words.conversation.label}
        // A keyboard scrolls only what has focus.
        tabIndex={isEmpty ? -1 : 0}
        className={`min-h-0 grow overflow-y-auto px-1 focus-visible:-outline-offset-2 ${isEmpty ? "hidden" : ""}`}
      >
        <div className="flex flex-col gap-2">
          {exchange.map((entry) =>
            entry.kind === "user" ? (
              <Question key={entry.id} text={entry.text} />
            ) : (
              <Reply key={entry.id} reply={entry.reply} />
            ),
          )}
        </div>
      </section>
      <Announcer finished={state.finished} {...{ noticeOf: endedAs, news: null, sibling: null }} />
      <FailureLine failure={state.problem} />
      {!isEmpty && (
        <div className="flex shrink-0 justify-between gap-2">
          {conversationId !== undefined && (
            <QuietButton data-continue-in-panel="" onClick={() => onContinue(conversationId)}>
              <PanelRightOpen size={14} aria-hidden="true" className="rtl:-scale-x-100" />
              {popupWords.continue}
            </QuietButton>
          )}
          {running !== null && (
            <QuietButton
              data-stop=""
              title={words.composer.stopHint(keyName("stop"))}
              onClick={() => {
                onStopped();
                conversation.stop(running);
              }}
            >
              <Square size={12} aria-hidden="true" />
              {words.composer.stop}
            </QuietButton>
          )}
        </div>
      )}
    </>
  );
}

function Question({ text }: { readonly text: string }) {
  return (
    <p
      data-question=""
      dir="auto"
      className="line-clamp-3 shrink-0 rounded-lg bg-tint px-2.5 py-1.5 text-small wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </p>
  );
}

function Reply({ reply }: { readonly reply: ReplyView }) {
  const { status, text, thinking, thinkingMs, provider } = reply;
  const going = isRunning(status);
  const notice = going ? null : noticeOf(reply);
  return (
    <article data-quick-reply={status} aria-busy={going} className="flex flex-col gap-2">
      {thinking !== "" && <Thinking text={thinking} ms={thinkingMs} going={going && text === ""} />}
      {text !== "" && (
        <IsOwnText value={provider === GUIDE_MODEL.provider}>
          <Markdown text={text} />
        </IsOwnText>
      )}
      {going && text === "" && thinking === "" && (
        <p className="text-small text-muted">{words.conversation.waiting}</p>
      )}
      {notice !== null && (
        <p className="text-small text-muted">
          <OwnText text={notice.text} />
        </p>
      )}
      <HelpfulCommand command={notice?.command} />
    </article>
  );
}

/** As in the panel, where tools tell of what they did: here they are not shown. */
function noticeOf(reply: ReplyView): ErrorSentence | null {
  if (reply.status === "complete" && isWaiting(reply))
    return { text: words.conversation.asks, command: null };
  return replyNotice({ ...reply, tools: [], toolCalls: [] }, errorEnvironment(reply.model));
}

/** What is told below the answer to that turn; null for nothing. */
function endNotice(exchange: readonly Entry[], turnId: Id): string | null {
  const entry = exchange.find(({ id }) => id === turnId);
  return entry?.kind === "reply" ? (noticeOf(entry.reply)?.text ?? null) : null;
}

/** The newest question with its answer, as far as there is one. */
export function lastExchange(entries: readonly Entry[]): readonly Entry[] {
  const at = entries.findLastIndex(({ kind }) => kind === "user");
  return at < 0 ? entries.slice(-1) : entries.slice(at);
}
