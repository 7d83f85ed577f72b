import { useEffect, useState } from "react";
import { canUsePasskeys, hasPasskeys } from "./passkey";

/** Whether passkeys can be used here; until the browser has told of their secrets, whether it has any. */
export function useCanPasskey(): boolean {
  const [can, setCan] = useState(hasPasskeys);
  useEffect(() => {
    canUsePasskeys().then(setCan, () => setCan(false));
  }, []);
  return can;
}
