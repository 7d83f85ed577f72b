import { catalogue } from "./catalogue";
import { enSearch } from "./en-search";

/** The texts of searching, apart from the others: only who searches has to load them. */
export const searchWords: typeof enSearch = catalogue("search", enSearch);
