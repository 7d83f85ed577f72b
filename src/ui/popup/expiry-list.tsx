import { Clock } from "lucide-react";
import type { ContextCard } from "../../contract/context";
import type { Id } from "../../domain/id";
import { expiryWords } from "../contexts/expiry-words";
import { QuietButton } from "../quiet-button";
import { popupWords } from "../words/popup-words";
import { words } from "../words/words";

type Props = {
  readonly cards: readonly ContextCard[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly busy: boolean;
  readonly onExtend: (id: Id) => void;
};

/** More lines than these would push away what the popup is opened for. */
const SHOWN = 2;

/** The contexts that are archived within a day (M-067), those that end first before the others. */
export function ExpiryList({ cards, now, busy, onExtend }: Props) {
  const { expiry } = words;
  const ending = cards.flatMap(toEnding).sort((one, other) => one.at - other.at);
  if (ending.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {ending.slice(0, SHOWN).map(({ context, at }) => (
        <li
          key={context.id}
          data-ending={context.id}
          title={expiryWords({ at, state: "warning" }, now)?.sentence}
          className="flex items-center gap-1.5 text-small"
        >
          <Clock size={14} aria-hidden="true" className="shrink-0 text-caution" />
          <span className="min-w-0 grow">
            <bdi className="block w-fit max-w-full truncate">{context.name}</bdi>
            <span className="block text-meta text-muted">{expiry.ends(expiry.left(at - now))}</span>
          </span>
          <QuietButton
            data-extend=""
            aria-label={expiry.extendName(context.name)}
            disabled={busy}
            onClick={() => onExtend(context.id)}
          >
            {expiry.extend}
          </QuietButton>
        </li>
      ))}
      {ending.length > SHOWN && (
        <li className="text-meta text-muted">{popupWords.runningMore(ending.length - SHOWN)}</li>
      )}
    </ul>
  );
}

function toEnding({ context, expiry: { at, state } }: ContextCard) {
  return state === "warning" && context.archived === null ? [{ context, at }] : [];
}
