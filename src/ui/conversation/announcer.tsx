import type { TurnState } from "../../domain/turn";
import { words } from "../words/words";

/** Characters of a finished reply that are read out: enough to know what it says. */
const READ_OUT = 200;

/** Tells assistive technology once that a reply is finished, instead of reading every token. */
export function Announcer({ finished }: { readonly finished: TurnState | null }) {
  const start = finished?.status === "complete" ? finished.text.slice(0, READ_OUT) : null;
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
    </div>
  );
}
