import { useState } from "react";
import type { TurnState } from "../../domain/turn";
import { clipText } from "../clip-text";
import { words } from "../words/words";
import type { ShownSibling } from "./branches";
import type { ContextNews } from "./use-context-news";

/** Characters of a finished reply that are read out: enough to know what it says. */
const READ_OUT = 200;

type Props = {
  readonly finished: TurnState | null;
  /** Why that ended early, as it stands below it; null where it simply ended. */
  readonly noticeOf: (finished: TurnState) => string | null;
  /** What has changed in what the model sees. */
  readonly news: ContextNews | null;
  /** The version of a message that was just chosen. */
  readonly sibling: ShownSibling | null;
};

/** Tells assistive technology once what happened, instead of reading every token. */
export function Announcer({ finished, noticeOf, news, sibling }: Props) {
  const { notice, count } = useEnd(finished, noticeOf);
  const isWhole = finished?.status === "complete";
  const asks = isWhole && isWaiting(finished);
  const early = asks ? null : notice;
  const start = isWhole && !asks && early === null ? clipText(finished.text, READ_OUT).trim() : "";
  const hasFailed = finished?.status === "failed";
  return (
    <>
      <div aria-live="polite" data-announcer="" className="sr-only">
        {asks && <p key={`asks:${count}`}>{words.conversation.asks}</p>}
        {start !== "" && (
          // A continued reply begins as before: its length makes it another announcement.
          <p key={`${finished?.turnId}:${finished?.text.length}`} dir="auto">
            {words.conversation.finished(start)}
          </p>
        )}
        {early !== null && !hasFailed && <p key={`early:${count}`}>{early}</p>}
        {news !== null && (
          <p key={`news:${news.count}`} data-context-news="">
            {news.text}
          </p>
        )}
        {sibling !== null && (
          <p key={`sibling:${sibling.messageId}`} data-sibling-shown="">
            {words.branches.shown(sibling.position, sibling.of)}
          </p>
        )}
      </div>
      {early !== null && hasFailed && (
        <p key={`failed:${count}`} role="alert" className="sr-only">
          {early}
        </p>
      )}
    </>
  );
}

/** Whether a call of it waits for the person: a turn that waits ends so, and goes on once all is decided. */
export function isWaiting({ finish, tools = [] }: Pick<TurnState, "finish" | "tools">): boolean {
  return finish === "tool-calls" && tools.length > 0;
}

/**
 * What there was to say when it ended: the buttons below it change later, and nothing is said again. And
 * how many ends there have been: two of one turn may come one after the other, with nothing said between.
 */
function useEnd(finished: TurnState | null, noticeOf: Props["noticeOf"]) {
  const noticeNow = () => (finished === null ? null : noticeOf(finished));
  const [last, setLast] = useState(() => ({ finished, notice: noticeNow(), count: 0 }));
  if (last.finished !== finished) {
    setLast({ finished, notice: noticeNow(), count: last.count + 1 });
  }
  return last;
}
