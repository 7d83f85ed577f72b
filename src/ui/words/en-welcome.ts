/** What the welcome page says. */
export const enWelcome = {
  title: "Confidant",
  what: "A calm, private conversation partner in the side panel: what you write is sealed in this browser, and a model on your own machine answers.",
  open: "Open Confidant",
  opened: "Confidant is open in the side panel.",
  pin: "To keep it at hand, click the puzzle piece beside the address bar and pin Confidant; its button switches between contexts and opens the panel.",
};
