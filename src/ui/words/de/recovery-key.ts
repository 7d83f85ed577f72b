import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "Ein Wiederherstellungsschlüssel",
  why: "Er entsperrt Confidant, wenn die Passphrase vergessen oder der Passkey verloren ist, und öffnet deine Sicherungen auf jedem Gerät. Ausdrucken oder aufschreiben, und nicht bei diesem Gerät aufbewahren.",
  once: "Er wird nur einmal angezeigt. Wer ihn hat, kann alles öffnen.",
  print: "Drucken",
  copyNote: "Nach dem Einfügen an einem sicheren Ort etwas anderes darüber kopieren.",
  check: "Seine letzten 6 Zeichen",
  checkWhy: "Zur Bestätigung, dass du ihn hast, die letzten 6 Zeichen aus deiner Kopie eingeben.",
  mismatch: "Das sind nicht die letzten 6 Zeichen. In der Kopie nachsehen.",
  save: "Wiederherstellungsschlüssel hinzufügen",
  making: "Schlüssel wird erstellt …",
  missing: "Noch kein Wiederherstellungsschlüssel.",
  lostWithout: (methods) =>
    `${lossOf(methods)}, ist alles hier Gespeicherte verloren, samt den Sicherungen: Niemand kann etwas zurücksetzen.`,
  make: "Wiederherstellungsschlüssel erstellen",
  made: "Der Wiederherstellungsschlüssel gilt. Die Kopie nicht bei diesem Gerät aufbewahren.",
  later: "Nicht jetzt",
} satisfies Texts<typeof enRecoveryKey>;

function lossOf(methods: { readonly passphrase: boolean; readonly passkey: boolean }): string {
  if (methods.passphrase && methods.passkey) return "Gehen Passphrase und Passkey beide verloren";
  return methods.passkey ? "Geht der Passkey verloren" : "Wird die Passphrase vergessen";
}
