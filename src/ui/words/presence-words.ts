import { catalogue } from "./catalogue";

/** What is said where an unlock method is asked for once more. */
export const enPresence = {
  title: "Confirm your identity",
  why: "This changes how Confidant is unlocked, keeps it unlocked longer, or exports keys. You will not be asked again for two minutes.",
  confirm: "Confirm",
  checking: "Checking …",
  cancel: "Cancel",
};

/** The texts of the question whether the person is there, apart from the others: it is asked seldom. */
export const presenceWords: typeof enPresence = catalogue("presence", enPresence);
