import { catalogue } from "./catalogue";
import { enRestore } from "./en-restore";

/** The texts of restoring, apart from the others: only the options and the welcome page load them. */
export const restoreWords: typeof enRestore = catalogue("restore", enRestore);
