import { catalogue } from "./catalogue";

/** What is said of the recovery key, where one is made or lacks. */
export const enRecoveryKey = {
  title: "A recovery key",
  why: "It unlocks Confidant if the passphrase is forgotten or the passkey is lost, and opens your backups on any machine. Print it or write it down, and keep it away from this machine.",
  once: "It is shown only once. Anyone who has it can open everything.",
  print: "Print",
  copyNote: "After pasting it somewhere safe, copy something else over it.",
  check: "Its last 6 characters",
  checkWhy: "Type the last 6 characters from your copy to confirm that you have it.",
  mismatch: "These are not the last 6 characters. Look at your copy.",
  save: "Add the recovery key",
  making: "Creating a key …",
  missing: "No recovery key yet.",
  lostWithout: (methods: { readonly passphrase: boolean; readonly passkey: boolean }) =>
    `${lossOf(methods)}, everything stored here is lost, with its backups: nobody can reset it.`,
  make: "Create a recovery key",
  made: "The recovery key is active. Keep your copy away from this machine.",
  later: "Not now",
};

function lossOf(methods: { readonly passphrase: boolean; readonly passkey: boolean }): string {
  if (methods.passphrase && methods.passkey)
    return "If both the passphrase and the passkey are lost";
  return methods.passkey ? "If the passkey is lost" : "If the passphrase is forgotten";
}

/** The texts about the recovery key, apart from the others: an open panel that has one needs none. */
export const recoveryKeyWords: typeof enRecoveryKey = catalogue("recoveryKey", enRecoveryKey);
