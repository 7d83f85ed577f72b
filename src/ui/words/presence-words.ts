import { catalogue } from "./catalogue";
import { enPresence } from "./en-presence";

/** The texts of the question whether the person is there, apart from the others: it is asked seldom. */
export const presenceWords: typeof enPresence = catalogue("presence", enPresence);
