import { catalogue } from "./catalogue";
import { enHeld } from "./en-held";

/** The texts of what backups have brought, apart from the others: few pages load them. */
export const heldWords: typeof enHeld = catalogue("held", enHeld);
