import { catalogue } from "./catalogue";
import { enFileErrors } from "./en-file-errors";

/** The texts of failed model files, apart from the others: only their page loads them. */
export const fileErrorWords: typeof enFileErrors = catalogue("fileErrors", enFileErrors);
