import { catalogue } from "./catalogue";
import { enUnlisted } from "./en-unlisted";

/** Why models are not offered; said beside lists only, so that no first picture loads it. */
export const unlistedWords: typeof enUnlisted = catalogue("unlisted", enUnlisted);
