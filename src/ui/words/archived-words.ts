import { catalogue } from "./catalogue";
import { enArchived } from "./en-archived";

/** The texts of what is archived, apart from the others: most panels never show them. */
export const archivedWords: typeof enArchived = catalogue("archived", enArchived);
