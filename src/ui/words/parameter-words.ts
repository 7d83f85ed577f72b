import { catalogue } from "./catalogue";
import { enParameters } from "./en-parameters";

/** The texts about parameters of a conversation, apart from the others: only who opens them has to load them. */
export const parameterWords: typeof enParameters = catalogue("parameters", enParameters);
