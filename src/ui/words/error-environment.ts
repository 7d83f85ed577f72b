import type { ErrorEnvironment } from "./error-sentence";
import { personSystem, readPlatform } from "./person-system";

/** Where this panel runs, for sentences that name a command. */
export function errorEnvironment(model = ""): ErrorEnvironment {
  return {
    system: personSystem(readPlatform()),
    origin: ownOrigin(),
    model,
  };
}

/** Empty where a component is drawn outside of a browser. */
function ownOrigin(): string {
  const url = globalThis.chrome?.runtime?.getURL?.("");
  return url === undefined ? "" : new URL(url).origin;
}
