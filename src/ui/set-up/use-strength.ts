import { useRef, useState } from "react";
import { type PassphraseStrength, passphraseStrength } from "./passphrase-strength";

export type Strength = {
  /** Null while nothing is typed, or while it is being rated. */
  readonly rated: PassphraseStrength | null;
  /** The newest text could not be rated. */
  readonly failed: boolean;
  /** Resolves with null where nothing is typed, or it could not be rated. */
  readonly rate: (passphrase: string) => Promise<PassphraseStrength | null>;
};

/** How strong what stands in a field is; only the newest text counts. */
export function useStrength(): Strength {
  const [rated, setRated] = useState<PassphraseStrength | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const rate = async (passphrase: string) => {
    asked.current += 1;
    const mine = asked.current;
    const strength =
      passphrase === "" ? null : await passphraseStrength(passphrase).catch(() => null);
    if (mine === asked.current) {
      setRated(strength);
      setFailed(strength === null && passphrase !== "");
    }
    return strength;
  };
  return { rated, failed, rate };
}
