import { catalogue } from "./catalogue";
import { enRepair } from "./en-repair";

/** The texts of the offer of a repair, apart from the others: only damage has them loaded. */
export const repairWords: typeof enRepair = catalogue("repair", enRepair);
