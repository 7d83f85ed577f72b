import { useEffect, useState } from "react";
import { canUsePasskeys } from "./passkey";

/** Whether passkeys can be used here; false until the browser has told. */
export function useCanPasskey(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    canUsePasskeys().then(setCan, () => {});
  }, []);
  return can;
}
