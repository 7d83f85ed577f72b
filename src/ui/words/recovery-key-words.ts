import { catalogue } from "./catalogue";
import { enRecoveryKey } from "./en-recovery-key";

/** The texts about the recovery key, apart from the others: an open panel that has one needs none. */
export const recoveryKeyWords: typeof enRecoveryKey = catalogue("recoveryKey", enRecoveryKey);
