import { catalogue } from "./catalogue";
import { enUndo } from "./en-undo";

/** The texts of the way back, apart from the others: they are read with the bar that tells them. */
export const undoWords: typeof enUndo = catalogue("undo", enUndo);
