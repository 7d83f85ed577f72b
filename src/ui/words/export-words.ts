import { catalogue } from "./catalogue";
import { enExport } from "./en-export";

/** The texts of exports, apart from the others: a mention of a conversation is written with them. */
export const exportWords: typeof enExport = catalogue("export", enExport);
