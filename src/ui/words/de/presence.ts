import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "Identität bestätigen",
  why: "Das ändert, wie sich Confidant entsperren lässt, hält es länger entsperrt oder exportiert Schlüssel. Zwei Minuten lang wird nicht noch einmal gefragt.",
  confirm: "Bestätigen",
  checking: "Wird geprüft …",
  cancel: "Abbrechen",
} satisfies Texts<typeof enPresence>;
