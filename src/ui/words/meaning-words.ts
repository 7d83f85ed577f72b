import { catalogue } from "./catalogue";
import { enMeaning } from "./en-meaning";

/** The texts of choosing what search by meaning goes by; only the models' options load them. */
export const meaningWords: typeof enMeaning = catalogue("meaning", enMeaning);
