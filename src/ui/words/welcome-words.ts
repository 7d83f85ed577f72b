import { catalogue } from "./catalogue";
import { enWelcome } from "./en-welcome";

/** The texts of the welcome page, apart from the others: only that page and the options load them. */
export const welcomeWords: typeof enWelcome = catalogue("welcome", enWelcome);
