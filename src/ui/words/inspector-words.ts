import { catalogue } from "./catalogue";
import { enInspector } from "./en-inspector";

/** The texts of the inspector, apart from the others: only who opens it has to load them. */
export const inspectorWords: typeof enInspector = catalogue("inspector", enInspector);
