import { catalogue } from "./catalogue";
import { enTools } from "./en-tools";

/** The texts of what tools have done for a reply, apart from the others: few replies have used any. */
export const toolWords: typeof enTools = catalogue("tools", enTools);
