import { CONNECT, type HelpTopic } from "./help-topic";

/** The popup, keys and commands. */
export const KEY_TOPICS: readonly HelpTopic[] = [
  {
    id: "popup",
    strong: [
      "is the popup",
      "does the popup",
      "the popup for",
      "toolbar button",
      "toolbar icon",
      "quick ask",
      "quick question",
      "alt j",
    ],
    weak: ["popup", "pop up", "toolbar"],
    answer: `Confidant's button in the browser's toolbar, or Alt+J, opens the popup. Write a part of a context's name and press Enter to switch to it; → or Ctrl+Enter opens the side panel with it.

The line below asks the context that answers now something in passing. The answer appears there and is kept: "Continue in the panel" goes on with it. The popup also tells what is being answered and which contexts end within a day. Commands are answered in the side panel only.`,
    nextStep: CONNECT,
  },
  {
    id: "keyboard",
    strong: [
      "keyboard shortcut",
      "which shortcut",
      "what shortcut",
      "shift enter",
      "which key",
      "ctrl j",
      "cmd j",
    ],
    weak: ["keyboard", "shortcut", "hotkey", "key", "keys", "enter", "esc", "newline", "new line"],
    answer: `In the side panel (Cmd in place of Ctrl on a Mac):

- Enter sends the message, Shift+Enter begins a new line.
- Esc stops a running reply.
- ↑ in an empty message field edits your newest message.
- / at the start of a message lists the commands.
- @ in a message attaches an earlier conversation or file of this context.
- Ctrl+K searches conversations and memory.
- Ctrl+F finds in this conversation; Esc leads back to where you were.
- Ctrl+J shows the contexts to switch to.
- Alt+N begins a new conversation.
- Ctrl+I shows what the model is told.
- Ctrl+Shift+L locks, where a lock was chosen.
- ? outside of texts lists all of them.
- Tab reaches everything else.

These are the keys as they come: Options, Shortcuts changes them.

Anywhere in the browser, Alt+J opens the popup, Alt+Shift+J asks about the page in front (Ctrl+Shift+J on a Mac) and Alt+Shift+L locks (Ctrl+Shift+L on a Mac). The browser's page for extension shortcuts changes these, and can give a key to the side panel.`,
    nextStep: CONNECT,
  },
  {
    id: "commands",
    strong: [
      "slash command",
      "commands are there",
      "commands does",
      "commands do you",
      "commands can i",
      "list of commands",
    ],
    weak: ["command", "slash"],
    answer: `Commands are answered by Confidant itself and reach no model. Writing / lists them:

- /status: model, window usage and lock.
- /history: what of this conversation the model is shown.
- /context: everything that the model will see.
- /model: choose what answers; with a name it is chosen at once.
- /summary: summarise the older turns now.
- /memory: what this context remembers, to be read and edited.
- /search: find what was said or kept; words behind it are looked for at once.
- /facts: what is known about you here, with Forget beside each.
- /remember: keep a fact, such as /remember city: Turin.
- /forget: forget the fact of that name, for good.
- /new: begin another conversation here.
- /temp: begin a conversation that is not stored.
- /help: these commands.

Your own prompts are there, too (Options, Prompt library); they are inserted, and sent only when you send them.`,
    nextStep: CONNECT,
  },
];
