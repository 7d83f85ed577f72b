import { catalogue } from "./catalogue";
import { enTour } from "./en-tour";

/** The texts of the tour, apart from the others: the panel is drawn without them. */
export const tourWords: typeof enTour = catalogue("tour", enTour);
