import { useCallback, useEffect, useRef } from "react";
import { useAnswer } from "../use-answer";
import type { Popup } from "./popup";
import { type RunningAnswer, readRunning } from "./read-running";

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
  const { value, again } = useAnswer(ask);
  useEffect(() => {
    if (value === null || value.length === 0) return;
    return later(again, LOOK_MS);
  }, [value, again, later]);
  return value ?? NONE;
}
