import { catalogue } from "./catalogue";
import { enPopup } from "./en-popup";

/** The texts of the popup, apart from the others: only that page has to load them. */
export const popupWords: typeof enPopup = catalogue("popup", enPopup);
