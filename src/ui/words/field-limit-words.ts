import { catalogue } from "./catalogue";
import { enFieldLimits } from "./en-field-limits";

/** The texts of fields beyond their limit, apart from the others: only forms load them. */
export const fieldLimitWords: typeof enFieldLimits = catalogue("fieldLimits", enFieldLimits);
