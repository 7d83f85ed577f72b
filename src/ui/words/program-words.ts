import { catalogue } from "./catalogue";
import { enPrograms } from "./en-programs";

/** The texts of programs of this machine, apart from the others: few pages ever show them. */
export const programWords: typeof enPrograms = catalogue("programs", enPrograms);
