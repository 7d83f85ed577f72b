import { catalogue } from "./catalogue";
import { enPage } from "./en-page";

/** The texts of web pages, apart from the others: only who asks about one has to load them. */
export const pageWords: typeof enPage = catalogue("page", enPage);
