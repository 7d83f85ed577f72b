import { useCallback, useEffect, useRef, useState } from "react";
import { type Failure, toFailure } from "../domain/app-error";

export type Answer<T> = {
  /** The newest answer; stays while it is asked once more. */
  readonly value: T | null;
  /** Why the newest question was not answered. */
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Resolves once it is answered, or not; never fails. */
  readonly again: () => Promise<void>;
};

/** Asks once when it appears and whenever `ask` is another one; only the newest answer counts. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(true);
  const latest = useRef(0);
  const again = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setBusy(true);
    try {
      const answer = await ask();
      if (mine !== latest.current) return;
      setValue(answer);
      setFailure(null);
    } catch (error) {
      if (mine !== latest.current) return;
      setFailure(toFailure(error));
    }
    setBusy(false);
  }, [ask]);
  useEffect(() => {
    again();
    return () => {
      latest.current += 1;
    };
  }, [again]);
  return { value, failure, busy, again };
}
