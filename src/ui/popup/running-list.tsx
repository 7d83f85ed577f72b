import { PanelRightOpen } from "lucide-react";
import { LinkButton } from "../link-button";
import { popupWords } from "../words/popup-words";
import type { RunningAnswer } from "./read-running";

type Props = {
  readonly running: readonly RunningAnswer[];
  readonly onOpen: (answer: RunningAnswer) => void;
};

/** More lines than these would push away what the popup is opened for. */
const SHOWN = 2;

/** The answers that are being written now; a click shows one in the panel. */
export function RunningList({ running, onOpen }: Props) {
  if (running.length === 0) return null;
  return (
    <section aria-label={popupWords.running} data-running={running.length} className="text-small">
      <p className="text-meta text-muted">{popupWords.running}</p>
      <ul className="flex flex-col">
        {running.slice(0, SHOWN).map((answer) => (
          <li key={answer.turnId} className="flex min-w-0">
            <LinkButton data-open-running={answer.turnId} onClick={() => onOpen(answer)}>
              <PanelRightOpen
                size={12}
                aria-hidden="true"
                className="me-1 inline rtl:-scale-x-100"
              />
              <bdi className="wrap-anywhere">
                {popupWords.runningIn(answer.contextName, answer.title)}
              </bdi>
            </LinkButton>
          </li>
        ))}
      </ul>
      {running.length > SHOWN && (
        <p className="text-meta text-muted">{popupWords.runningMore(running.length - SHOWN)}</p>
      )}
    </section>
  );
}
