import { catalogue } from "./catalogue";
import { enCommandAnswers } from "./en-command-answers";

/** The texts of the answers to commands, apart from the others: only who asks has to load them. */
export const commandWords: typeof enCommandAnswers = catalogue("commands", enCommandAnswers);
