import { catalogue } from "./catalogue";
import { enRestoreFailures } from "./en-restore-failures";
import { countOf, formatExactDate, formatNumber } from "./format";

const conversations = (count: number) => countOf(count, "conversation", "conversations");
const messages = (count: number) => countOf(count, "message", "messages");

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
/** Of those on both sides, how many have the newer form on the one that is told of. */
type Newer = { readonly conversations: number; readonly others: number };

const others = (count: number) =>
  `${countOf(count, "entry", "entries")} (contexts, memory, prompts, presets, connections)`;

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [messages(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function newerParts(newer: Newer): readonly string[] {
  const ending = "in a newer form";
  return [
    ...(newer.conversations > 0 ? [`${conversations(newer.conversations)} ${ending}`] : []),
    ...(newer.others > 0 ? [`${others(newer.others)} ${ending}`] : []),
  ];
}

function sentenceOf(parts: readonly string[]): string {
  return `That is: ${parts.join(", ")}.`;
}

/** What the parts say that restore a backup. */
export const enRestore = {
  title: "Restore from a backup",
  fromFile: "Restore from a file …",
  why: "Nothing changes until you have seen what is in it.",
  drop: "Drop the backup here, or choose it. For a passphrase, choose its key file with it.",
  files: "Backup, and key file (.age)",
  chosenBackup: (name: string, size: string) => `Backup: ${name} (${size})`,
  chosenKey: (name: string) => `Key file: ${name}`,
  notTaken: (name: string) => `${name} is neither a backup nor a key file of Confidant.`,
  vaultHint:
    "Nothing is asked for where this vault made the backup; you are told where it did not.",
  secret: "Open it with",
  vault: "This vault (for its own backups)",
  recovery: "Recovery key",
  passphrase: "Passphrase, and the key file",
  recoveryField: "Recovery key",
  recoveryHint: "It begins with AGE-SECRET-KEY-1 and has 74 characters.",
  notAKey:
    "This is no recovery key: one begins with AGE-SECRET-KEY-1 and has 74 characters. Look at your copy.",
  passphraseField: "Passphrase",
  passphraseHint: "The one that was in use when the key file was made.",
  needsKeyFile:
    "The key file, confidant-key.age, is missing. It lies beside the backups; choose it, too, or use the recovery key.",
  look: "Preview backup",
  keptTitle: "Backups that are still in this browser",
  keptWhy: "Made by a vault of this profile. Each opens as a file does.",
  keptFrom: (at: number) => `made ${formatExactDate(at)}`,
  keptAsk: "Backups of another vault in this browser …",
  keptElsewhere: "Backups of another vault in this browser",
  keptProof:
    "Another vault of this profile is locked. What opens its backups is asked for before any of them is shown.",
  keptShow: "Show backups",
  useKept: "Use this one",
  usedKept: "Chosen",

  stages: {
    copying: "Loading the file …",
    reading: "Reading the backup; nothing is changed yet …",
    "backing-up": "Backing up current data first …",
    staging: "Restoring to a second place; current data is unchanged …",
    switching: "Switching to the restored data …",
  },
  beginning: "Starting …",
  bar: "Progress",
  stop: "Stop",
  stopping: "Stopping …",
  keepOpen: "Keep this page open until it is done.",

  found: "What is in this backup",
  made: (at: number, app: string, size: string) =>
    `Made ${formatExactDate(at)} by Confidant ${app}; ${size}.`,
  otherVault:
    "Another vault made it: that of another profile, or the one that this one was restored from.",
  older: "It is an older state of what is here.",
  lacks: (only: Counts, newer: Newer) => {
    const parts = [...nonZero(only), ...newerParts(newer)];
    return `It lacks some of what is here. ${sentenceOf(parts)}`;
  },
  brings: (only: Counts, newer: Newer) => {
    const parts = [...nonZero(only), ...newerParts(newer)];
    return `It has what is not here, maybe because it was deleted here. ${sentenceOf(parts)}`;
  },
  same: "It has the same conversations, messages, contexts, presets and connections as are here.",
  withKeys: "The keys of connections are in it.",
  withoutKeys: "The keys of connections are not in it.",
  parametersIn: (count: number, sets: readonly string[]) =>
    `${conversations(count)} with parameters for the model: ${sets.join(", ")}.`,
  parametersOff: "A stranger's parameters are not taken over; set them again where you want them.",
  parametersIfOwn: "They are taken over only if you say that the backup is your own.",
  unreadable: (count: number) =>
    `${countOf(count, "entry", "entries")} could not be read when it was made, and so ${count === 1 ? "is" : "are"} missing from it.`,
  leftOut: (count: number) =>
    `${countOf(count, "entry", "entries")} of it cannot be used: ${count === 1 ? "it is" : "they are"} damaged, or ${count === 1 ? "belongs" : "belong"} to what is not in it. ${count === 1 ? "It is" : "They are"} left out; an older backup may have ${count === 1 ? "it" : "them"} whole.`,
  kinds: {
    conversations: "Conversations",
    messages: "Messages",
    others: "Contexts, presets, connections",
  },
  diffCounts: {
    new: "new",
    newer: "newer",
    older: "older",
    same: "the same",
    both: "both",
  },
  diffCaption: "How what is in the backup stands to what is here",
  holds: (count: number, of: number) => `${conversations(count)} with ${messages(of)}.`,
  listTitle: "Conversations that differ",
  listNone: "No conversation differs from what is here.",
  untitled: "Conversation without a title",
  differs: {
    new: "only in the backup",
    newer: "newer in the backup",
    older: "newer here",
    same: "the same",
    both: "changed on both sides",
    deleted: "deleted here for good",
  },
  there: (count: number) => `${messages(count)} more there`,
  here: (count: number) => `${messages(count)} more here`,
  unlisted: (count: number) => `and ${formatNumber(count)} more`,
  mergeActions: {
    merge: {
      new: "Merging adds it.",
      newer: "Merging brings it up to date.",
      older: "Merging leaves it as it is here.",
      same: "Merging leaves it as it is.",
      both: "Merging leaves it as it is, and adds the backup's beside it as a copy.",
      deleted: "Merging leaves it deleted.",
    },
    replace: {
      new: "Replacing adds it.",
      newer: "Replacing brings it up to date.",
      older: "Replacing puts it back to what the backup has.",
      same: "Replacing leaves it as it is.",
      both: "Replacing puts it back to what the backup has.",
      deleted: "Replacing brings it back.",
    },
  },
  mergeBack: "Merging brings it back.",
  deletedHere: (gone: Counts) =>
    `Deleted here for good, and in the backup: ${nonZero(gone).join(", ")}. Merging does not bring that back, unless you say so.`,
  bringBack: "Bring back what was deleted here",

  how: "How to restore",
  merge: "Merge",
  mergeMeans:
    "What is missing here is added, and what is newer in the backup replaces the older one here. Nothing that is only here goes.",
  replace: "Replace",
  keysLost: (count: number) =>
    `${countOf(count, "connection of here loses its key", "connections of here lose their keys")}, which no backup has unless asked for: have ${count === 1 ? "it" : "them"} at hand to enter again.`,
  replaceMeans: (goes: {
    readonly conversations: number;
    readonly messages: number;
    readonly others: number;
  }) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "Everything here becomes as it was in the backup: what was changed since goes, and programs need new tokens."
      : `Everything here becomes as it was in the backup: what was changed since goes, and programs need new tokens. What is only here goes: ${conversations(goes.conversations)}, ${messages(goes.messages)}, ${others(goes.others)}.`,
  backupFirst:
    "Current data is backed up first. Temporary conversations are in no backup: both ways delete them.",
  own: {
    question: "Is this your own backup?",
    yes: "Yes, I made it",
    yesMeans:
      "What it says comes as yours. Settings that send data out stay off until you turn them on.",
    no: "No, or I am not sure",
    noMeans:
      "What it says is marked as brought in, its settings are only offered, and none of its jobs is done.",
    keys: "Whoever has its key can open this backup, now and later. That key will not open what you write from here on: you choose a lock of your own next, and new backups get a key that is made here.",
    next: "Next: choose a lock",
    lock: "This opens what is restored from now on. What opened the backup opens that backup, and nothing else.",
  },
  doMerge: "Merge",
  doReplace: (only: number) =>
    only === 0
      ? "Replace everything here"
      : `Replace everything here: ${conversations(only)} ${only === 1 ? "that is" : "that are"} only here ${only === 1 ? "goes" : "go"}`,
  back: "Cancel",

  done: "Restored",
  doneWhat: {
    merge: (count: number, of: number) =>
      count + of === 0
        ? "Every conversation and message of the backup that can be used was here already."
        : `${conversations(count)} and ${messages(of)} came from the backup.`,
    replace: (count: number, of: number) =>
      `What was in the backup is here again: ${conversations(count)}, ${messages(of)}.`,
  },
  leftOutDone: (count: number) =>
    `${countOf(count, "entry", "entries")} of the backup could not be used and ${count === 1 ? "was" : "were"} left out. Keep that backup; an older one may have ${count === 1 ? "it" : "them"} whole.`,
  beyondDone: (count: number) =>
    `${countOf(count, "entry", "entries")} of memory had no room in ${count === 1 ? "its context, which is" : "their contexts, which are"} full, and ${count === 1 ? "was" : "were"} left out. Delete blocks, facts or notes there, then restore the same backup once more.`,
  copies: (count: number) =>
    `${countOf(count, "conversation stands", "conversations stand")} beside one of here, as a copy: both had something that the other lacked.`,
  opensBy:
    "It opens from now on with the lock that you have just chosen. The old recovery key, or the old passphrase, opens the old backups only; make a new recovery key in Options, Lock.",
  keysAnew: (count: number) =>
    `${countOf(count, "connection", "connections")} came without ${count === 1 ? "its key" : "their keys"}: Options, Models, or Options, Tools, asks for ${count === 1 ? "it" : "them"} once more.`,
  close: "Done",
  failures: enRestoreFailures,
};

/** The texts of restoring, apart from the others: only the options and the welcome page load them. */
export const restoreWords: typeof enRestore = catalogue("restore", enRestore);
