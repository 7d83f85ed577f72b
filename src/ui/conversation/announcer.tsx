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
  const start = finished?.status === "complete" ? clipText(finished.text, READ_OUT) : null;
  const ended = finished === null || start !== null ? null : words.conversation.ended;
  return (
    <div aria-live="polite" data-announcer="" className="sr-only">
      {start !== null && (
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
