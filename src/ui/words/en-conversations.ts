import { formatNumber } from "./format";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const enConversations = {
  conversations: {
    open: "Conversations",
    openWaiting: "Conversations (an answer is waiting)",
  },

  conversationMenu: {
    open: "This conversation",
    archivedNote: "This conversation is archived. You can read it and continue it like any other.",
    archivedThere:
      "This conversation is archived, and so is its context. You can read it, and continue it once the context is restored.",
  },

  temporary: {
    mark: "Temporary",
    means:
      "Not saved: deleted when Confidant is locked, restarted or updated, or the browser is closed.",
  },

  branches: {
    position: (position: number, of: number) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position: number, of: number) =>
      `Version ${formatNumber(position)} of ${formatNumber(of)}`,
    before: "Previous version",
    after: "Next version",
    shown: (position: number, of: number) =>
      `Now showing version ${formatNumber(position)} of ${formatNumber(of)}.`,
  },

  message: {
    edit: "Edit",
    editLabel: "Edit your message",
    editHint: (send: string) => `${send} sends it, Esc cancels. The previous version is kept.`,
    send: "Send",
    cancel: "Cancel",
    again: "Regenerate",
    otherModel: "Regenerate with another model",
    branch: "Branch from here …",
    more: "More actions for this message",
    remember: "Remember …",
    savePrompt: "Save as prompt …",
    feedback: "Feedback …",
    remove: "Delete …",
    readAloud: "Read aloud",
    stopReading: "Stop reading",
    imported: "imported",
    importedFrom: (model: string) => `imported · ${model}`,
  },
};
