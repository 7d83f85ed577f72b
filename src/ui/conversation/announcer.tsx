import type { TurnState } from "../../domain/turn";
import { clipText } from "../clip-text";
import { words } from "../words/words";
import type { ShownWay } from "./branches";
import type { ContextNews } from "./use-context-news";

/** Characters of a finished reply that are read out: enough to know what it says. */
const READ_OUT = 200;

type Props = {
  readonly finished: TurnState | null;
  /** What has changed in what the model sees. */
  readonly news: ContextNews | null;
  /** The version of a message that was just chosen. */
  readonly way: ShownWay | null;
};

/** Tells assistive technology once what happened, instead of reading every token. */
export function Announcer({ finished, news, way }: Props) {
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
      {way !== null && (
        <p key={`way:${way.messageId}`} data-way-shown="">
          {words.branches.shown(way.place, way.of)}
        </p>
      )}
    </div>
  );
}
