import { catalogue } from "./catalogue";

/** The keys of the side panel, what each does, and how they are changed. */
export const enShortcuts = {
  title: "Keyboard shortcuts",
  note: "Unless it says otherwise, a shortcut works while you are in the side panel. Change them in Options, Shortcuts.",
  keys: "Key",
  does: "What it does",
  close: "Close",
  what: {
    send: "Send the message",
    newLine: "Start a new line",
    stop: "Stop the reply",
    editLast: "Edit your last message, from an empty message field",
    search: "Search conversations and memory",
    find: "Find in this conversation",
    contexts: "Switch to another context",
    inspector: "Show what the model will see",
    lock: "Lock Confidant",
    begin: "Start a new conversation",
    commands: "List the commands, at the start of a message",
    mention: "Attach an earlier conversation or file of this context",
    shortcuts: "Show all shortcuts, outside of text fields",
  },
  fixed: {
    escape: "Close what is open, one thing at a time",
    tab: "Complete a command's name, or move to the next control",
    saveSummary: "Save an edited summary",
    menu: "Open the menu of a conversation in the list",
  },
  anywhere: {
    lock: "Lock Confidant, anywhere in the browser",
    panel: "Open the side panel, anywhere in the browser",
    popup: "Open the popup, anywhere in the browser",
    page: "Ask about this page, anywhere in the browser",
  },
  none: "Not set",

  page: {
    own: "In the side panel",
    lead: "Which keys do what, and which of them can be changed.",
    ownWhy:
      "These work while you are in the side panel; sending, stopping and locking also in the popup.",
    change: "Change",
    changeOf: (what: string) => `Change the shortcut: ${what}`,
    reset: "Reset",
    resetOf: (what: string, keys: string) => `Reset to ${keys}: ${what}`,
    resetAll: "Reset all",
    press: "Press the new keys, or Esc to cancel.",
    pressFor: (what: string) => `New keys: ${what}`,
    saved: (what: string, keys: string) => `Saved. ${keys}: ${what}.`,
    allReset: "Saved. All shortcuts are back to their defaults.",
    taken: (keys: string, what: string) =>
      `${keys} is already used for “${what}”. Press other keys, or change that shortcut first.`,
    takenByBrowser: (keys: string, what: string) =>
      `${keys} is already used in the whole browser for “${what}”. Press other keys, or change that shortcut below.`,
    resetTaken: (keys: string, what: string) =>
      `Not reset: ${keys} is now used for “${what}”. Change that shortcut first, or press other keys here.`,
    refused: {
      alone: (keys: string, mod: string, alt: string) =>
        `${keys} alone is for typing and moving. Hold ${mod} or ${alt} as well.`,
      browser: (keys: string) => `The browser uses ${keys} itself. Press other keys.`,
      writing: (keys: string) =>
        `${keys} edits text, moves in it or types a character. Press other keys.`,
    },
    browser: "In the whole browser",
    browserWhy:
      "The browser holds these. To set or change one, open its page for extension shortcuts.",
    openBrowser: "Open the browser's page",
    fixed: "Cannot be changed",
    commands: {
      lock: "Lock Confidant",
      panel: "Open the side panel",
      popup: "Open the popup",
      page: "Ask about this page",
    },
  },
};

/** The words of the list of keys, in the person's language; English for now. */
export const shortcutWords: typeof enShortcuts = catalogue("shortcuts", enShortcuts);
