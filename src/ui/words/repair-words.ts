import { catalogue } from "./catalogue";

/** The texts of the panel's offer to repair a context that does not open. */
export const enRepair = {
  title: "This context cannot be read",
  why: "It was changed from outside or is damaged. Its conversations are kept, but you cannot continue them until it is repaired.",
  repair: "Repair …",
  means:
    "A repair creates this context again under the name Recovered, with default instructions, and deletes every other entry that cannot be read. A backup is made first if possible. Options, Health, shows what else is damaged.",
  confirm: "Repair now",
  cancel: "Cancel",
  health: "Open Options",
};

/** The texts of the offer of a repair, apart from the others: only damage has them loaded. */
export const repairWords: typeof enRepair = catalogue("repair", enRepair);
