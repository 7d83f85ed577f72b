import { PanelRightOpen } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { LinkButton } from "../link-button";
import { useAnswer } from "../use-answer";
import { popupWords } from "../words/popup-words";
import type { Popup } from "./popup";
import { type RunningAnswer, readRunning } from "./read-running";

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

/** While something is being answered it is asked this often whether it still is. */
const LOOK_MS = 2_000;

const NONE: readonly RunningAnswer[] = [];

/** The answers that are being written; one of the popup's own is shown again when it opens. */
export function useRunning({ client, quickAsk, later }: Popup): readonly RunningAnswer[] {
  const isFirst = useRef(true);
  const ask = useCallback(async () => {
    const running = await readRunning(client);
    const own = running.find(({ isPopup }) => isPopup);
    if (isFirst.current && own?.contextId != null) {
      quickAsk.resume({ id: own.conversationId, contextId: own.contextId });
    }
    isFirst.current = false;
    return running;
  }, [client, quickAsk]);
  const { value, busy, again } = useAnswer(ask);
  useEffect(() => {
    // What was not told once is asked once more.
    if (busy || value === null || value.length === 0) return;
    return later(again, LOOK_MS);
  }, [value, busy, again, later]);
  return value ?? NONE;
}
