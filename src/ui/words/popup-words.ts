import { catalogue } from "./catalogue";
import { countOf, formatNumber } from "./format";

/** What the popup says. */
export const enPopup = {
  search: "Switch to a context",
  placeholder: "Switch to …",
  list: "Contexts",
  now: "now",
  pinned: "Pinned, never expires",
  archived: "archived",
  never: "never expires",
  none: "There is no context yet. Options, Contexts, makes the first.",
  noMatch: "No context has that name or tag.",
  more: (count: number) =>
    `${countOf(count, "more", "more")}: type a part of the name or a tag to find one.`,
  openPanel: "Open panel",
  askPage: "Ask about this page",
  openPanelHint: (name: string, keys: string) => `Open the side panel with ${name} (→ or ${keys})`,
  ask: (name: string) => `Ask ${name} …`,
  askLabel: (name: string) => `Ask ${name}`,
  send: "Send",
  continue: "Continue in the panel",
  noCommands: "Commands only work in the side panel. Your text stays here.",
  running: "Answers in progress",
  runningIn: (context: string, title: string) => (title === "" ? context : `${context}: ${title}`),
  runningMore: (count: number) => `and ${formatNumber(count)} more`,
  lockNow: "Lock now",
  backup: {
    failed: "The last backup could not be made.",
    old: "The newest backup is older than a week.",
    folder: "Backups are not copied to your folder.",
  },
};

/** The texts of the popup, apart from the others: only that page has to load them. */
export const popupWords: typeof enPopup = catalogue("popup", enPopup);
