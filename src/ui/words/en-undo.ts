import { countOf } from "./en-format";

/** What was done just now, and the way back. */
export const enUndo = {
  undo: "Undo",
  close: "Close",
  undone: "Undone.",
  late: "It is too late to undo this.",
  changed: "This was changed elsewhere meanwhile, so nothing was undone.",
  failed: "This could not be undone. Nothing was changed.",
  messages: (count: number) => `${countOf(count, "message", "messages")} deleted.`,
  someMessages: "Some messages were deleted.",
  archived: "Conversation archived.",
  moved: "Conversation moved.",
  removed: "Conversation deleted.",
  contextArchived: "Context archived.",
  presetRemoved: "Preset deleted.",
};
