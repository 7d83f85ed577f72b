import { catalogue } from "./catalogue";
import { countOf, formatAgo, formatExactDate, formatNumber, formatTokens } from "./format";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const enConversationList = {
  menu: {
    begin: "New conversation",
    temporary: "Temporary conversation",
    rename: "Rename …",
    pin: "Pin",
    unpin: "Unpin",
    tags: "Tags …",
    move: "Move to …",
    parameters: "Parameters …",
    archive: "Archive",
    restore: "Restore",
    exportIt: "Export …",
    search: "Search …",
    find: "Find in this conversation",
    memory: "Memory",
    factsWait: (count: number) => `Facts that wait for your approval: ${formatNumber(count)}`,
    shortcuts: "Keyboard shortcuts",
    tab: "Open in a tab",
    remove: "Delete …",
    discard: "Discard …",
  },

  list: {
    waiting: "an answer is waiting",
    title: "Conversations",
    close: "Close",
    begin: "New",
    find: "Search conversations and memory",
    scope: "Which conversations",
    here: "This context",
    everywhere: "All contexts",
    archived: "Archived",
    contextArchived: "Context archived",
    list: "Conversations, newest first",
    untitled: "New conversation",
    current: "shown now",
    pinned: "pinned",
    notStored: "Not stored",
    counts: (messages: number, tokens: number) =>
      `${countOf(messages, "message", "messages")} · ${
        tokens < 1_000 ? countOf(tokens, "token", "tokens") : `${formatTokens(tokens)} tokens`
      }`,
    total: (count: number, isEverywhere: boolean) =>
      `${countOf(count, "conversation", "conversations")} stored ${isEverywhere ? "in all" : "here"}, archived ones included`,
    menu: "What you can do with it (Shift+F10)",
    menuOf: (title: string) => `“${title}”`,
    none: "No conversation here yet. What you write begins one.",
    noneFound: "Nothing has these words.",
    noneArchived: "Nothing is archived here.",
    loading: "Loading …",
    ago: (ms: number) => formatAgo(ms),
    exactly: (time: number) => formatExactDate(time),
    tags: (tags: readonly string[]) => tags.join(", "),
  },

  found: {
    title: "Messages and memory",
    total: (count: number) =>
      count < 10_000
        ? `${countOf(count, "place", "places")} in messages and memory`
        : `More than ${formatNumber(10_000)} places in messages and memory`,
    searched: (count: number) =>
      `${countOf(count, "text", "texts")} searched so far, the newest first; older ones follow.`,
    anew: (count: number) =>
      `The stored search index could not be read, so it is made again: ${countOf(count, "text", "texts")} so far, the newest first.`,
    memory: "Memory",
    speakers: { user: "You:", assistant: "Answer:" },
    kinds: {
      message: "Message:",
      title: "Title:",
      block: "Block:",
      fact: "Fact:",
      archival: "Note:",
      summary: "Summary:",
      reference: "Reference:",
    },
    hint: 'Words, or "a phrase", -without, from:me, in:context, tag:name, before:2026-05, after:2026-01-31',
  },

  dialog: {
    save: "Save",
    cancel: "Cancel",
    renameTitle: "Rename this conversation",
    name: "Title",
    nameNote: "Left empty, a title is found for it.",
    tagsTitle: "Tags of this conversation",
    tagList: "Tags",
    tagsNote: "Separated by commas.",
    moveTitle: "Move this conversation to",
    removeTitle: "Delete this conversation",
    counting: "Counting …",
    removeMeans: (title: string, messages: number) =>
      `This deletes “${title}”: ${countOf(messages, "message", "messages")} on all its branches, with its summaries. You can undo this for 10 seconds, unless it is very large. A backup is made first; backups, for four weeks or longer, and the browser's own files, for a while, may still hold it, encrypted.`,
    removeConfirm: (messages: number) => `Delete ${countOf(messages, "message", "messages")}`,
    discardTitle: "Discard this temporary conversation",
    discardMeans: (messages: number) =>
      `${countOf(messages, "message goes", "messages go")} with it. You can undo this for 10 seconds; nothing of it was ever stored.`,
    discardConfirm: "Discard it",
  },

  message: {
    removeTitle: "Delete this message",
    removeMeans:
      "Its text is deleted, on every branch that it is part of. With it go the summaries that were made from it, and what is kept of the prompts since. You can undo this for 10 seconds, unless it is very large. Backups that were made before keep it, for four weeks or longer.",
    removeConfirm: "Delete it",
  },
};

/** The texts of the list of conversations, apart from the others: only who opens it has to load them. */
export const conversationWords: typeof enConversationList = catalogue(
  "conversations",
  enConversationList,
);
