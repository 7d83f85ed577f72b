import { catalogue } from "./catalogue";
import { enConnections } from "./en-connections";

/** The texts of the models' options, apart from the others: only that page has to load them. */
export const connectionWords: typeof enConnections = catalogue("connections", enConnections);
