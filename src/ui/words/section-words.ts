import { catalogue } from "./catalogue";
import { enSections } from "./en-sections";

/** What the parts of the options are called. */
export const sectionWords: typeof enSections = catalogue("sections", enSections);
