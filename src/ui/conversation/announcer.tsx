import type { TurnState } from "../../domain/turn";
import { words } from "../words/words";

/** Characters of a finished reply that are read out: enough to know what it says. */
const READ_OUT = 200;

/** Tells assistive technology once that a reply is finished, instead of reading every token. */
export function Announcer({ finished }: { readonly finished: TurnState | null }) {
  const start = finished?.status === "complete" ? finished.text.slice(0, READ_OUT) : null;
  return (
    <div aria-live="polite" data-announcer="" className="sr-only">
      {start !== null && (
        <p key={finished?.turnId} dir="auto">
          {words.conversation.finished(start)}
        </p>
      )}
    </div>
  );
}
