import { catalogue } from "./catalogue";

/** What the welcome page says. */
export const enWelcome = {
  title: "Confidant",
  what: "A calm, private conversation partner in the side panel: what you write is encrypted in this browser, and a model of your choice answers.",
  open: "Open Confidant",
  opened: "Confidant is open in the side panel.",
  pin: "To keep it at hand, click the puzzle icon next to the address bar and pin Confidant. Its button switches contexts and opens the panel.",
};

/** The texts of the welcome page, apart from the others: only that page and the options load them. */
export const welcomeWords: typeof enWelcome = catalogue("welcome", enWelcome);
