import { catalogue } from "./catalogue";
import { countOf } from "./format";

/** What was done just now, and the way back. */
export const enUndo = {
  undo: "Undo",
  /** Told with what it takes back: a page may have other buttons that undo. */
  undoOf: (description: string) =>
    `Undo: ${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, "")}`,
  close: "Close",
  undone: "Undone.",
  late: "It is too late to undo this.",
  changed: "This has changed since, so nothing was undone.",
  failed: "This could not be undone. Nothing was changed.",
  messages: (count: number) => `${countOf(count, "message", "messages")} deleted.`,
  someMessages: "Some messages were deleted.",
  attachmentRemoved: "Attachment removed.",
  archived: "Conversation archived.",
  modelRemoved: "Model deleted.",
  moved: "Conversation moved.",
  removed: "Conversation deleted.",
  contextArchived: "Context archived.",
  presetRemoved: "Preset deleted.",
  promptRemoved: "Prompt deleted.",
  redactionRemoved: "Text is not hidden any more.",
  connectionRemoved: "Connection removed.",
  usageForgotten: "Usage statistics reset.",
  backupRemoved: "Backup deleted.",
  factKept: "Fact saved.",
  factApproved: "Fact approved.",
  factForgotten: "Fact forgotten.",
  fileRemoved: "Model file removed.",
  blockRemoved: "Block deleted.",
  blockAdded: "Block added.",
  noteKept: "Note saved.",
  referenceAdded: "Reference added.",
  referenceRemoved: "Reference deleted.",
  referenceRenamed: "Reference changed.",
  blockChanged: "Block changed.",
  blockLaidOut: "Layout changed.",
  blockRestored: "Version restored.",
  blockShared: "Block shared.",
  blockUnshared: "Sharing stopped.",
  noteRemoved: "Note deleted.",
  noteChanged: "Note changed.",
  factChanged: "Fact changed.",
};

/** The texts of the way back, apart from the others: they are read with the bar that tells them. */
export const undoWords: typeof enUndo = catalogue("undo", enUndo);
