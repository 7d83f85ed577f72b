/** What is said where an unlock method is asked for once more. */
export const enPresence = {
  title: "Confirm that it is you",
  why: "This changes what opens Confidant, keeps it open longer, or takes keys out of it. For two minutes you are not asked again.",
  confirm: "Confirm",
  checking: "Checking …",
  cancel: "Cancel",
};
