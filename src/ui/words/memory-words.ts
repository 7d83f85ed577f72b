import { catalogue } from "./catalogue";
import { enMemory } from "./en-memory";

/** The texts of memory, apart from the others: they are read with the page that says them. */
export const memoryWords: typeof enMemory = catalogue("memory", enMemory);
