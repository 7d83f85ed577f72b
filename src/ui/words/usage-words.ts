import { catalogue } from "./catalogue";
import { enUsagePage } from "./en-usage-page";

/** The texts of the usage options, apart from the others: only that page has to load them. */
export const usageWords: typeof enUsagePage = catalogue("usage", enUsagePage);
