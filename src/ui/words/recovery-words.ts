import { catalogue } from "./catalogue";
import { enRecovery } from "./en-recovery";

/** The texts of a recovery, apart from the others: only a deleted database has them loaded. */
export const recoveryWords: typeof enRecovery = catalogue("recovery", enRecovery);
