import { CONNECT, type HelpTopic } from "./help-topic";

/** The lock and the backups: how what is kept stays the person's. */
export const KEEPING_TOPICS: readonly HelpTopic[] = [
  {
    id: "lock",
    strong: ["passphrase", "recovery key", "unlock method", "lock confidant", "unlock confidant"],
    weak: ["lock", "unlock", "locked", "password", "passkey", "forgot", "lost", "lose", "reset"],
    answer: `Options, Lock, has how Confidant opens: with a passphrase{{ or a passkey|}}, and a printed recovery key beside it; or without a lock. Where one was chosen, Ctrl+Shift+L locks at once (anywhere in the browser Alt+Shift+L), and so do a time without use{{, the computer's own lock|}} and the browser's end. While it is locked nothing is shown and nothing opens.

Nobody can reset a forgotten passphrase: another unlock method opens what is stored, such as the recovery key, or it stays closed. "Can't unlock?" on the locked page says what is left then. So print the recovery key, and keep it away from this machine.`,
    nextStep: "Next step: open Options, Lock.",
  },
  {
    id: "backup",
    strong: ["back up", "restore a backup", "restore my backup", "from a backup", "key file"],
    weak: ["backup", "backups", "backed", "restore", "recover", "new computer"],
    answer: `Options, Backup, has all of them: "Back up now" makes one, and another is made by itself within a day of a change. They are sealed, and lie in this browser: whoever removes Confidant from it removes them too. So download one from time to time{{, or choose a folder that each new one is copied to|}}.

To restore, take "Restore …" beside a backup, or "Restore from a file …"; what is in it is shown before anything changes. Elsewhere a backup opens with the recovery key, or with its key file and the passphrase.`,
    nextStep: "Next step: open Options, Backup.",
  },
  {
    id: "firefox",
    strong: ["firefox", "mozilla"],
    weak: ["sidebar in firefox", "other browser"],
    answer: `Confidant runs in Firefox too (153 or newer), in its sidebar. There it has no passkeys, no model files inside the browser, no model of the browser's own and no folder for backups, and the computer's own lock does not lock it: connect a server such as Ollama, or a provider, and choose a passphrase. What is not named here is as in Chromium.`,
    nextStep: CONNECT,
  },
];
