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
  /** What has changed in what the model sees. */
  readonly news: ContextNews | null;
  /** The version of a message that was just chosen. */
  readonly sibling: ShownSibling | null;
};

/** Tells assistive technology once what happened, instead of reading every token. */
export function Announcer({ finished, news, sibling }: Props) {
  const isWhole = finished?.status === "complete";
  const asks = isWhole && isWaiting(finished);
  const start = isWhole && !asks ? clipText(finished.text, READ_OUT).trim() : "";
  const ended = finished === null || isWhole ? null : words.conversation.ended;
  const ends = useCount(finished);
  return (
    <div aria-live="polite" data-announcer="" className="sr-only">
      {asks && <p key={`asks:${ends}`}>{words.conversation.asks}</p>}
      {start !== "" && (
        // A continued reply begins as before: its length makes it another announcement.
        <p key={`${finished?.turnId}:${finished?.text.length}`} dir="auto">
          {words.conversation.finished(start)}
        </p>
      )}
      {ended !== null && <p key={`${finished?.turnId}:ended`}>{ended}</p>}
      {news !== null && (
        <p key={`news:${news.count}`} data-context-news="">
          {news.text}
        </p>
      )}
      {sibling !== null && (
        <p key={`sibling:${sibling.messageId}`} data-sibling-shown="">
          {words.branches.shown(sibling.place, sibling.of)}
        </p>
      )}
    </div>
  );
}

/** Whether a call of it waits for the person: a turn that waits ends so, and goes on once all is decided. */
export function isWaiting({ finish, tools = [] }: Pick<TurnState, "finish" | "tools">): boolean {
  return finish === "tool-calls" && tools.length > 0;
}

/** How many values there have been: two calls of one turn may wait one after the other, with nothing said between. */
function useCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value !== value) setLast({ value, count: last.count + 1 });
  return last.count;
}
