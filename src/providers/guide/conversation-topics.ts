import { CONNECT, type HelpTopic } from "./help-topic";

/** What can be done with conversations and messages. */
export const CONVERSATION_TOPICS: readonly HelpTopic[] = [
  {
    id: "temporary",
    strong: [
      "temporary conversation",
      "temporary chat",
      "without storing",
      "not be stored",
      "off the record",
      "leave no trace",
    ],
    weak: ["temporary", "incognito"],
    answer: `A temporary conversation is never written to disk: it lies in the browser's memory, and is gone when you lock or close the browser. Nothing is summarised from it, and it gets no title.

Begin one with /temp, or with "Temporary conversation" in the menu (…) at the top right. A line in the conversation says that it is not stored. It cannot be kept afterwards. A model that you choose is sent its messages as in any other.`,
    nextStep: CONNECT,
  },
  {
    id: "conversations",
    strong: [
      "new conversation",
      "another conversation",
      "old conversation",
      "earlier conversation",
      "list of conversations",
      "find a conversation",
      "move a conversation",
      "move this conversation",
      "pin a conversation",
      "pin this conversation",
      "archive a conversation",
      "archive this conversation",
      "search my conversations",
      "search conversations",
      "search messages",
      "do i search",
      "can i search",
      "find what i said",
      "find a message",
      "find something",
      "search for something",
      "old chat",
      "new chat",
    ],
    weak: ["conversation", "chats", "rename", "archive", "search"],
    answer: `A context can have many conversations. The button at the top left lists them, newest first: of this context, of all contexts, or archived ones. The field there (Ctrl+K) finds them by title or tag, and below them every message, note, fact and block of memory that has the words, in any language; Enter opens it where it was said.

A search may be narrower: "words in this order", -without, from:me or from:assistant, in: and a context's name, kind: and message, note or another, tag: and a name, before: and after: a date such as 2026-05-31; the buttons below the field write these for you. Ctrl+F finds in the conversation that is shown. A search also finds what means the same in other words, as far as the English model in this browser knows them; beside “Search by” it can be words or meaning alone. In Options → Models, “Search by meaning” chooses another model, or none. A search happens in this browser, and nothing of it is stored, unless you choose a server's model there: that is then sent every text and every search.

The menu (…) at the top right begins a new one (Alt+N) and does the rest with the one that is shown: rename, pin to the top of the list, tag, move to another context, archive, delete. What is archived is kept whole, can be read and goes on as any other; "Restore" lists it again.`,
    nextStep: CONNECT,
  },
  {
    id: "branches",
    strong: [
      "edit a message",
      "edit an earlier message",
      "edit my last message",
      "change a message",
      "answer again",
      "another answer",
      "regenerate",
      "earlier version",
      "switch branch",
      "switch between versions",
      "what is a branch",
      "what are branches",
    ],
    weak: ["branch", "versions", "edit"],
    answer: `"Edit" beside a message of yours writes another version of it and has that answered; ↑ in an empty message field edits the newest. "Regenerate" below a reply asks for another one.

The earlier versions stay, with all that followed them: where there are several, "1/2" and its arrows switch between them. Of this conversation the model is told only the branch that is shown.`,
    nextStep: CONNECT,
  },
  {
    id: "delete",
    strong: [
      "uninstall",
      "delete my",
      "delete this",
      "delete a message",
      "delete a conversation",
      "delete a context",
      "clear history",
      "undo a delete",
      "undo deleting",
      "deleted a message",
      "deleted a conversation",
      "purge",
    ],
    weak: ["delete", "erase", "wipe", "remove", "clear", "conversation", "chat", "history"],
    answer: `"Undo" takes back for 10 seconds that you have deleted, archived or moved something; it ends earlier where Confidant locks. What was deleted is gone then, apart from backups made before. "Archive" deletes nothing.

- A message: "Delete …" in its menu (…). Its text goes, on every branch, with the summaries made from it.
- A conversation: "Delete …" in the menu (…) at the top right.
- A context, with everything in it: "Delete forever …" in Options, Data. It asks for the context's name, and there is no "Undo".
- Messages of a context from before a day of your choice: "Delete older messages", there too, with "Undo".
- A preset, a connection, {{a model file, |}}a backup, the figures of usage: in Options, with "Undo".

Removing Confidant from the browser removes everything it has stored there. The browser's own files may hold sealed remains for a while.`,
    nextStep: `Nothing has to be deleted to go on. ${CONNECT}`,
  },
  {
    id: "parameters",
    strong: ["top p", "stop sequence", "stop word", "system note", "reasoning effort"],
    weak: ["parameter", "parameters", "temperature", "seed", "context window", "reasoning"],
    answer: `A conversation can have parameters of its own: "Parameters …" in the menu (…) at the top right. They are a system note, temperature, word choice (top_p), a seed, stop sequences, the context window and the reasoning effort, as far as the model takes them. They hold from the next message on; what is left empty is as the context and the model say. The instructions and the temperature of a context are in Options, Contexts.`,
    nextStep: CONNECT,
  },
  {
    id: "stop",
    strong: ["retry", "stop a reply", "stop the reply", "stop an answer", "close the panel"],
    weak: ["stop", "cancel", "continue", "reply", "replies", "resume", "interrupted", "panel"],
    answer: `While a reply is being written, Stop or Esc ends it and keeps what was said. A reply that ended early offers Continue, which goes on from there, and Retry, which answers the same message anew.

Closing the side panel does not stop a reply: it is finished and kept.`,
    nextStep: CONNECT,
  },
];
