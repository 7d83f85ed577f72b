import { formatNumber } from "./format";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const enConversations = {
  conversations: {
    open: "Conversations",
    openWaiting: "Conversations (an answer is waiting)",
  },

  conversationMenu: {
    open: "This conversation",
    archivedNote: "This conversation is archived. It can be read and goes on as any other.",
    archivedThere:
      "This conversation is archived, and so is its context. It can be read, and goes on once the context is restored.",
  },

  temporary: {
    mark: "Temporary",
    means: "Not stored: gone when you lock or close the browser.",
  },

  branches: {
    place: (place: number, of: number) => `${formatNumber(place)}/${formatNumber(of)}`,
    label: (place: number, of: number) => `Version ${formatNumber(place)} of ${formatNumber(of)}`,
    before: "Earlier version",
    after: "Later version",
    shown: (place: number, of: number) =>
      `Now showing version ${formatNumber(place)} of ${formatNumber(of)}.`,
  },

  message: {
    edit: "Edit",
    editLabel: "Another version of your message",
    editHint: (send: string) =>
      `${send} sends it, Esc leaves it as it was. The earlier version stays.`,
    send: "Send",
    cancel: "Cancel",
    again: "Answer again",
    more: "More for this message",
    remember: "Remember …",
    remove: "Delete …",
    imported: "imported",
    importedFrom: (model: string) => `imported · ${model}`,
  },
};
