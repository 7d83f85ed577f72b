import type { ErrorPlace } from "./error-sentence";
import { personSystem, readPlatform } from "./person-system";

/** Where this panel runs, for sentences that name a command. */
export function errorPlace(model = ""): ErrorPlace {
  return {
    system: personSystem(readPlatform()),
    extensionId: globalThis.chrome?.runtime?.id ?? "",
    model,
  };
}
