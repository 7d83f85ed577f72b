import { useState } from "react";
import { words } from "../words/words";
import { PasskeyError } from "./passkey";

type PasskeyAct<T> = {
  readonly waiting: boolean;
  /** A sentence of why no passkey was used. */
  readonly problem: string | null;
  /** Resolves with what the passkey gave; null where it gave nothing. */
  readonly run: () => Promise<T | null>;
};

/** Asks the person for a passkey and tells why none came. */
export function usePasskeyAct<T>(ask: () => Promise<T>): PasskeyAct<T> {
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setWaiting(true);
    setProblem(null);
    try {
      return await ask();
    } catch (error) {
      const noSecret = error instanceof PasskeyError && error.problem === "no-secret";
      setProblem(noSecret ? words.passkey.noSecret : words.passkey.failed);
      return null;
    } finally {
      setWaiting(false);
    }
  };
  return { waiting, problem, run };
}
