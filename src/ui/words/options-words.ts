import { catalogue } from "./catalogue";
import { enOptions } from "./en-options";

/** The texts of the options, apart from the others: only that page has to load them. */
export const optionsWords: typeof enOptions = catalogue("options", enOptions);
