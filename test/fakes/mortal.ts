import type { Profile } from "../builders/make-profile";
import { isWrite, onEachCall } from "./on-each-call";

/**
 * What a vault is made with, in a worker that dies at its nth write: that one and all calls after
 * it fail. `wroteAll` tells whether it lived.
 */
export function makeMortal(deps: Profile["deps"], dieAt: number) {
  let writes = 0;
  const isDead = () => writes >= dieAt;
  const mortal = onEachCall(deps, (call) => {
    if (!isDead() && isWrite(call)) writes += 1;
    if (isDead()) throw new Error("killed");
  });
  return { deps: mortal, wroteAll: () => !isDead() };
}
