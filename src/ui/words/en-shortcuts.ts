/** The keys of the side panel, what each does, and how they are changed. */
export const enShortcuts = {
  title: "Keyboard shortcuts",
  note: "They work while the side panel has the keyboard. Options, Keyboard changes them.",
  keys: "Key",
  does: "What it does",
  close: "Close",
  what: {
    send: "Sends the message",
    newLine: "Begins a new line",
    stop: "Stops the reply",
    editLast: "In an empty message field: edits your last message",
    search: "Finds a conversation by its title or a tag; what was said in it is not searched yet",
    contexts: "Switches to another context",
    inspector: "Shows what the model will see",
    lock: "Locks Confidant",
    begin: "Begins a new conversation",
    commands: "At the start of a message: lists the commands",
    mention: "In a message: attaches an earlier conversation or file of this context",
    shortcuts: "Shows the list of these keys; a sign alone counts outside of texts only",
  },
  fixed: {
    escape: "Closes what is open, one thing at a time",
    tab: "Completes a command's name, or reaches everything else",
    saveSummary: "Saves an edited summary",
    menu: "In the list of conversations: what can be done with one",
  },
  popup: "Opens the popup, anywhere in the browser",

  page: {
    own: "In the side panel",
    ownWhy:
      "They work while the side panel has the keyboard; those for sending, stopping and locking in the popup, too.",
    change: "Change",
    changeOf: (what: string) => `Change the keys: ${what}`,
    reset: "Reset",
    resetOf: (what: string, keys: string) => `Reset to ${keys}: ${what}`,
    resetAll: "Reset all",
    press: "Press the new keys. Esc leaves it as it is.",
    pressFor: (what: string) => `New keys: ${what}`,
    saved: (what: string, keys: string) => `${keys}: ${what}. This works at once.`,
    allReset: "All keys are as they come.",
    taken: (keys: string, what: string) =>
      `${keys} is taken: “${what}”. Press other keys, or change that one first.`,
    takenByBrowser: (keys: string, what: string) =>
      `${keys} is taken in the whole browser: “${what}”. Press other keys, or change that one below.`,
    refused: {
      alone: (keys: string) =>
        `${keys} alone is for writing and moving. Hold Ctrl (Cmd on a Mac) or Alt with it.`,
      browser: (keys: string) => `The browser itself uses ${keys}. Press other keys.`,
      writing: (keys: string) =>
        `${keys} edits text, moves in it or writes a sign. Press other keys.`,
    },
    browser: "In the whole browser",
    browserWhy:
      "The browser keeps these itself, and changes them on its own page for extension shortcuts.",
    openBrowser: "Open the browser's page",
    none: "no key",
    fixed: "Always the same",
    commands: {
      lock: "Lock Confidant",
      panel: "Open the side panel",
      popup: "Open the popup",
    },
  },
};
