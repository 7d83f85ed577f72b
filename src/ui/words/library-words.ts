import { catalogue } from "./catalogue";
import { enLibrary } from "./en-library";

/** The texts of the prompt library, apart from the others: only who uses it has to load them. */
export const libraryWords: typeof enLibrary = catalogue("library", enLibrary);
