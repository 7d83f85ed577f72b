import { useCallback, useRef, useState } from "react";
import { type Failure, toFailure } from "../domain/app-error";

export type Act = {
  readonly busy: boolean;
  /** Why the last one failed; null once another begins. */
  readonly failure: Failure | null;
  /** Tells no more why the last one failed. */
  readonly clear: () => void;
  /** Runs one thing at a time; resolves with whether it went well, false too while one runs. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** Something that the person asked for: that it goes on, and why it failed. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const going = useRef(false);
  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (going.current) return false;
    going.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    } finally {
      going.current = false;
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setFailure(null), []);
  return { busy, failure, clear, run };
}
