import { catalogue } from "./catalogue";
import { enSources } from "./en-sources";

/** The texts of a reply's sources, apart from the others: few replies name any. */
export const sourceWords: typeof enSources = catalogue("sources", enSources);
