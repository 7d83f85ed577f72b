import type { LimitName } from "../../domain/limits";
import type { RefusalReason } from "../../domain/refusal";
import { enServerErrors } from "./en-server-errors";
import { countOf, formatDuration, formatNumber } from "./format";

/** What is full, by how much it holds, and what makes room. */
const limits: Record<LimitName, (max: number) => string> = {
  "message-bytes": (max) =>
    `This is more than a message holds (the limit is ${formatNumber(max)} bytes). Shorten it, or send it in parts.`,
  "block-bytes": (max) =>
    `This is more than a block holds (the limit is ${formatNumber(max)} bytes). Nothing was changed; shorten it.`,
  "conversation-messages": (max) =>
    `This conversation is full (the limit is ${formatNumber(max)} messages). Everything in it is kept; what you wrote stays in the field. Go on in a new conversation.`,
  contexts: (max) =>
    `There are ${formatNumber(max)} contexts, counting archived ones, and no more fit. Nothing was changed; delete one forever in Options, Data, then try again.`,
  presets: (max) =>
    `There are ${formatNumber(max)} presets of your own, counting removed ones, and no more fit. Nothing was changed; delete one forever in Options, Contexts, then try again.`,
  "saved-prompts": (max) =>
    `There are ${formatNumber(max)} prompts in the library, and no more fit. Nothing was changed; delete one in Options, Prompt library, then try again.`,
  "prompt-characters": (max) =>
    `This is more than a prompt holds (the limit is ${formatNumber(max)} characters). Nothing was changed; shorten it.`,
  "context-conversations": (max) =>
    `This context holds ${formatNumber(max)} conversations, counting archived ones, and no more fit. Choose another context, or delete one of them, then try again.`,
  "pinned-conversations": (max) =>
    `There are ${formatNumber(max)} pinned conversations, and no more fit. Nothing was changed; unpin one, then try again.`,
  redactions: (max) =>
    `There are ${formatNumber(max)} words to hide, and no more fit. Remove one first; nothing was changed.`,
  "unlock-methods": (max) =>
    `There are ${formatNumber(max)} unlock methods, and no more fit. Nothing was changed; remove one in Options, Lock, then add this one.`,
  connections: (max) =>
    `There are ${formatNumber(max)} connections, and no more fit. Nothing was changed; remove one first, then add this one.`,
  blocks: (max) =>
    `This context has ${formatNumber(max)} memory blocks, and no more fit. Nothing was changed; remove one, then try again.`,
  "archival-entries": (max) =>
    `This context has ${formatNumber(max)} notes, and no more fit. Nothing was changed; remove one first, then try again.`,
  attachments: (max) =>
    `A message takes ${countOf(max, "attachment", "attachments")} at most. This one was not added; remove one, or send it with the next message.`,
  "attachment-bytes": (max) =>
    `This is more than an attachment holds (the limit is ${formatNumber(max)} bytes). It was not added; shorten it, or attach a part of it.`,
  "image-pixels": (max) =>
    `This image has more pixels than are opened here (the limit is ${formatNumber(max)}). It was not added; choose another, or attach a part of it.`,
  "model-files": (max) =>
    `There are ${formatNumber(max)} model files, and no more fit. Nothing was changed; remove one first.`,
  programs: (max) => `There are ${formatNumber(max)} programs. Remove one first.`,
  facts: (max) =>
    `There are ${formatNumber(max)} facts in this context, and no more fit. Nothing was changed; forget one (/facts lists them), then go on.`,
  "model-file-bytes": (max) =>
    `This file is larger than the memory of the engine inside the browser (the limit is ${formatNumber(max)} bytes). It was not taken; choose another, with fewer or shorter weights.`,
};

/** Why what was asked for is refused, by the reason that comes with `bad-request`. */
const refusals: Record<RefusalReason, string> = {
  "not-a-url":
    "This is no address of a server. Nothing was sent; it looks like https://api.example.com/v1, or 127.0.0.1:8080.",
  credentials:
    "This address holds a name or a password. Nothing was sent; leave them out and give a key instead.",
  extra:
    "This address goes on after a ? or a #. Nothing was sent; give the part before it, and a key in its own field.",
  "not-loopback":
    "This server is not on this machine. Nothing was sent; add it as a connection instead.",
  "key-in-clear":
    "This address is plain http to another machine: everybody on the way could read the key. Nothing was kept or sent; use https, or leave the key and the headers out.",
  key: "This key holds something that no key does, such as a line break. Nothing was kept or sent; copy it once more.",
  header:
    "One of the headers has a name or a value that cannot be sent. Nothing was changed; check them, then try again.",
  "in-clear":
    "This address is plain http to another machine, where the file could be changed on the way. Nothing was fetched; give one that begins with https.",
  "not-ollama":
    "This server is no Ollama, which alone can do that. Nothing was changed; choose an Ollama server.",
  "passed-on":
    "This model does not run on this machine: its server passes on what it is told. Nothing was changed; choose another model.",
};

/** Why the engine inside the browser gave up, by the reason that comes with it. */
const engine = {
  memory:
    "The model does not fit into the memory that the browser gives it. Nothing stored was lost; close other tabs, or choose a smaller model.",
  file: "This file is no model that can be run here. It may be damaged, or of a kind that is not known; remove it, and take another GGUF file.",
  gone: "The model inside the browser stopped. Nothing stored was lost; try again, and it is loaded anew.",
  template:
    "The model's own chat template cannot be used. Nothing was sent anywhere; choose another model file.",
} as const;

/** Why no backup could be made, by the code of the cause. */
const backups = {
  "quota-exceeded":
    "No backup could be made: there is no room for it. Nothing else was changed; free some space, or delete old backups in Options, Backup, then try again.",
  "backup-damaged":
    "The backup was not read back as it was written, so it was thrown away. Nothing else was changed; try again, and look at the disk if it stays so.",
  locked: "No backup could be made: Confidant was locked meanwhile. Unlock it, then try again.",
  "worker-gone":
    "The backup was not finished: the browser paused the extension. Nothing else was changed; try again.",
} as const;

/** A sentence for every failure: what happened, what is safe, what to do. */
export const enErrors = {
  "bad-request": "That request was not understood. Nothing was changed; reload this page.",
  "forbidden-sender":
    "That request did not come from Confidant's own pages and was refused. Reload this page.",
  "not-found": "What was asked for is no longer there. Reload this page.",
  conflict:
    "The conversation changed in another window. Nothing was lost; look at it, then try once more.",
  "conflict-model-changed":
    "The model or its location has changed. Nothing was sent, and your text is saved. Check the location next to the message field, then send again.",
  "conflict-card-changed":
    "What was shown here has changed since. Nothing was done; read it as it is now, then decide.",
  "limit-exceeded": "This is more than there is room for. Nothing was changed.",
  "limit-exceeded-by": limits,
  "empty-message": "There is nothing to send yet. Write a few words first.",
  "turn-running": "This reply is still being written. Wait for it, or press Stop first.",
  "is-command":
    "This is one of Confidant's own commands and is never sent. Reload this page, then write it once more.",
  "window-too-small":
    "The instructions alone do not fit into the model's window. Shorten the personality, choose a model with a larger window, or see Options, Prompt, whether a smaller one is set for it.",
  "window-too-small-by": (part: string, system: number, window: number) =>
    `The instructions alone need ${countOf(system, "token", "tokens")}; the model's window holds ${formatNumber(window)}. Shorten the ${part}, choose a model with a larger window, or see Options, Prompt, whether a smaller one is set for it.`,
  /** What can be shortened, by the longest part of the instructions. */
  "window-parts": {
    base: "instructions",
    personality: "personality",
    summary: "summary of this conversation",
  } as Readonly<Record<string, string>>,
  "no-summariser":
    "There is no model that could summarise. Nothing was changed; choose a model, then try again.",
  "summary-unusable":
    "The model's answer is no usable summary. Nothing was changed; try again, or choose another model.",
  "not-set-up": "Nothing is saved yet. First choose how to lock Confidant.",
  locked: "Confidant is locked. Unlock it to continue; everything is kept.",
  "wrong-passphrase":
    "This does not unlock Confidant. Nothing was changed; check it and try again.",
  "too-many-attempts":
    "Too many wrong attempts. Nothing was changed. Wait a little, then try again.",
  "too-many-attempts-for": (seconds: number) =>
    `Too many wrong attempts. Nothing was changed. Try again in ${formatDuration(seconds * 1000)}.`,
  "reauthentication-required": "Nothing was changed: confirm with your unlock method first.",
  "weak-passphrase":
    "This passphrase is too easy to guess. Choose another, for example four unrelated words.",
  "weak-control-character":
    "This passphrase holds a character that cannot be typed everywhere, such as a tab or a line break. Leave it out.",
  get "weak-too-long"() {
    return `This passphrase is longer than ${formatNumber(1_024)} characters. Choose a shorter one.`;
  },
  "weak-too-short": "This passphrase has fewer than 8 characters. Choose a longer one.",
  "weak-known": "This passphrase, or a very similar one, is a common password. Choose another.",
  "last-method": "This is the only unlock method. Add another before removing it.",
  "rotation-running":
    "Everything is being encrypted with a new key. Wait until that is done, then try again. Options, Lock, shows the progress.",
  "undo-late":
    "It is too late to undo this: undo is possible for some seconds, and only while Confidant is unlocked.",
  "wrong-name": "The name does not match. Nothing was removed; type it exactly as it is shown.",
  "backup-failed":
    "No backup could be made, so nothing else was changed. Try again; if it stays so, Options, Health, looks for what is damaged.",
  "backup-failed-by": backups,
  "backup-damaged":
    "This backup is damaged: it was cut off, or changed since it was made. Nothing was changed; take another one.",
  "backup-wrong-key":
    "This backup does not open with that. Nothing was changed; try another key, or the key file that lies beside it.",
  "key-missing":
    "The encryption key is missing from this profile. What is stored is kept, encrypted; restore the profile's files to read it.",
  "header-corrupt":
    "Every copy of this vault's key record is damaged. Your data is kept, encrypted. Restart the browser; if the problem stays, restore a copy of this profile.",
  "row-tampered":
    "An entry was changed from outside and cannot be opened. It is kept but not shown; everything else works.",
  "version-unknown":
    "This was stored by a newer version of Confidant. It is kept; update Confidant to read it.",
  "store-unavailable":
    "The browser does not let Confidant use its storage. Nothing was changed; close other windows of this profile or restart the browser.",
  "store-gone":
    "The browser deleted Confidant's storage, and no copy here opens. Create a new vault, then restore a backup in Options, Backup.",
  "quota-exceeded":
    "The disk or the browser's storage is full. What is stored is kept; free some space and try again.",
  "quota-exceeded-by": (megabytes: number) =>
    `This needs ${formatNumber(megabytes)} MB more than the disk has free, so it was not begun. What is stored is kept; free that much, then try again.`,
  "invalid-field": "One of the fields needs another value. Nothing was changed.",
  archived: "This context is archived. Restore it, then try again.",
  "temporary-full":
    "This temporary conversation fills the memory that the browser gives it. Start a new one; nothing of it is stored.",
  "block-denied":
    "This block may not be changed that way. Nothing was changed; give it another permission.",
  "approval-needed": "This change needs your approval first. Approve or decline it.",
  "list-full": "This list is full. Nothing was changed; delete an item, or let it hold more.",
  "schema-misfit": "This does not fit the block's layout. Nothing was changed; look at it first.",
  ...enServerErrors,
  "connection-gone":
    "The connection of this model was removed or leads elsewhere now, so nothing was sent. Choose the model again or another one, then try again.",
  "connection-held":
    "This connection came with a backup, so nothing was sent. Allow it in Options, Models.",
  "engine-failed":
    "The model inside the browser failed. What is stored is kept; try again, or choose another model.",
  "engine-failed-by": engine,
  "bad-request-by": refusals,
  "turn-too-long":
    "The reply took longer than 30 minutes and was ended. What had arrived is saved.",
  "too-many-steps": "The model used tools for 16 requests or 5 minutes and was stopped.",
  "worker-gone": "The browser paused the extension. Nothing was lost; try again.",
  internal: "Something went wrong in Confidant. Your data is unchanged; try again.",
};
