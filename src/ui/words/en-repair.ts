/** The texts of the panel's offer to repair a context that does not open. */
export const enRepair = {
  title: "This context cannot be read",
  why: "Its entry was changed from outside, or is damaged. What was said in it is kept, but nothing is answered until it is repaired.",
  repair: "Repair …",
  means:
    "A repair makes this context anew under the name Recovered, with default instructions, and removes every other entry that cannot be read. A backup is made first, where one can be. Options, Health, tells what else is damaged.",
  confirm: "Repair now",
  cancel: "Cancel",
  health: "Open Options",
};
