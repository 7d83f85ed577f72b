import type { ExportProblem } from "../../foreign/export-item";
import type { NoteKind } from "../../foreign/note";
import type { Thing } from "../../foreign/reading";
import { countOf, formatNumber } from "./format";

/** What the part of the options that imports says. */
export const enImport = {
  importPart: {
    title: "Import conversations",
    why: "From the file that ChatGPT or Claude sends when you ask it to export your data, or from what Open WebUI, Page Assist, LibreChat or Confidant exports. It is read in this browser and goes nowhere else.",
    formats: "More formats",
    moreFormats:
      "Also read: a chat of LM Studio or SillyTavern, a character card, and Elara's records, each alone, in an archive (.zip) or in a folder.",
    limitsTitle: "What is imported",
    limits:
      "Imported is what you and the assistant wrote, with branches, dates, models, what the model thought, texts that were attached, and pictures that are in the file. Not imported: recordings and other files (a note says where one was), what tools did, and the product's own instructions; the report counts them. What ChatGPT and Claude remember of you, and the instructions and files of their projects, are not imported, either. Keys and settings of a program are never taken over; from Confidant's own files, a conversation's parameters are. Importing the same file again adds only what is missing.",
    file: "File",
    folder: "Or a folder",
    elara: "These are Elara's records: they open with the key text that Elara was set up with.",
    card: "This is a character card: a new context is made from it. Its text tells the model who to be, so read it before you chat.",
    target: "Into",
    newContext: "a new context",
    newName: "Name of the new context",
    newNameHint: "From ChatGPT, for example",
    newContextStays: (days: number) =>
      `A context that nobody talks in is archived after some time. The new one stays for ${countOf(days, "day", "days")} after the last chat in it; its settings change that.`,
    nameOf: {
      chatgpt: "From ChatGPT",
      claude: "From Claude",
      confidant: "From Confidant",
      elara: "From Elara",
      librechat: "From LibreChat",
      lmstudio: "From LM Studio",
      openwebui: "From Open WebUI",
      pageassist: "From Page Assist",
      sillytavern: "From SillyTavern",
    },
    start: "Import",
    stop: "Stop",
    stopping: "Stopping …",
    running: "Importing. Keep this page open until it is done.",
    progress: "Import, progress",
    read: (percent: number) => `${formatNumber(percent)} % read`,
    soFar: (conversations: number, messages: number) =>
      `${countOf(conversations, "conversation", "conversations")} so far, ${countOf(messages, "new message", "new messages")}`,
    ended: {
      done: "Import finished",
      stopped: "Import stopped",
      failed: "Import ended early",
    },
    kept: "What was stored until then is kept; importing the same file again goes on from there.",
    into: (name: string) => `Into “${name}”`,
    stays: (days: number) =>
      `It was made for this import, and is archived ${countOf(days, "day", "days")} after the last chat in it.`,
    cardMade: (name: string) =>
      `The character became the context “${name}”. It shares nothing with other contexts. Its text is somebody else's: read it in the context's settings before you chat.`,
    cardKnown: "This character is there already: no context was made.",
    noneNew: "No conversation was new: no context was made.",
    noneInto: (name: string) => `No conversation was new: none was put into “${name}”.`,
    nothing: "Nothing was imported.",
    open: "Open in the side panel",
    cameTitle: "The newest of them",
    more: (count: number) =>
      `… and ${countOf(count, "more conversation", "more conversations")}, in the list of conversations.`,
    added: (count: number) => `${countOf(count, "conversation", "conversations")} added`,
    extended: (count: number, name: string) =>
      `${countOf(count, "conversation", "conversations")} brought up to date, in “${name}”`,
    unchanged: (count: number, name: string) =>
      `${countOf(count, "conversation was", "conversations were")} there already, in “${name}”`,
    messages: (count: number) => `${countOf(count, "message", "messages")} stored`,
    pictures: (count: number) => `${countOf(count, "picture", "pictures")} attached`,
    parameters: (count: number, sets: readonly string[]) =>
      `${countOf(count, "conversation", "conversations")} with parameters for the model: ${sets.join(", ")}`,
    memory: ({ blocks, facts, notes }: Record<"blocks" | "facts" | "notes", number>) =>
      [
        ...(blocks > 0 ? [countOf(blocks, "block", "blocks")] : []),
        ...(facts > 0 ? [`${countOf(facts, "fact", "facts")} (to be approved in Memory)`] : []),
        ...(notes > 0 ? [countOf(notes, "note", "notes")] : []),
      ].join(", "),
    leftOutTitle: "Not imported",
    mendedTitle: "Read differently",
    notes: {
      system: (count) =>
        countOf(count, "instruction of the product", "instructions of the product"),
      tool: (count) => countOf(count, "step of a tool", "steps of tools"),
      hidden: (count) => countOf(count, "hidden message", "hidden messages"),
      thinking: (count) => countOf(count, "note of thinking", "notes of thinking"),
      image: (count) => countOf(count, "picture", "pictures"),
      room: (count) =>
        `${countOf(count, "more picture", "more pictures")} for which there was no room: importing the same file again goes on with them`,
      sound: (count) => countOf(count, "sound or video", "sounds or videos"),
      file: (count) => countOf(count, "file", "files"),
      failure: (count) => countOf(count, "failed reply", "failed replies"),
      card: (count) => countOf(count, "part of a character card", "parts of a character card"),
      memory: () => "what contexts remembered: the file is larger than 64 MB",
      "memory-nowhere": () =>
        "what contexts remembered: no conversation was new; choose a context to import it into",
      "memory-left": (count) =>
        `${countOf(count, "part of memory", "parts of memory")}: damaged, too long, or without room in the context`,
      unknown: (count) => countOf(count, "part of an unknown kind", "parts of an unknown kind"),
      date: (count) =>
        `${countOf(count, "time", "times")} that cannot be: the time of what stands before was taken`,
      parent: (count) =>
        `${countOf(count, "message follows", "messages follow")} one that is missing: each begins a branch`,
      cycle: (count) => `${countOf(count, "circle", "circles")} of messages, cut open`,
      double: (count) =>
        `${countOf(count, "message was", "messages were")} there twice: the first was taken`,
      clipped: (count) =>
        `${countOf(count, "message was", "messages were")} longer than 1 MiB: the rest is missing, and marked`,
    } satisfies Record<NoteKind, (count: number) => string>,
    markOf: (thing: Thing, name: string) => {
      const what = { image: "Picture", sound: "Recording", file: "File" }[thing];
      return name === "" ? `[${what}]` : `[${what}: ${name}]`;
    },
    clipMark: "\n\n[The rest of this message was too long to be imported.]",
    problemsTitle: "Could not be read",
    moreProblems: (count: number) => `… and ${formatNumber(count)} more`,
    conversation: (position: number) => `Conversation ${formatNumber(position)} of the file`,
    wholeFile: "The file",
    nothingWhole: "The file ends before its first conversation does. Export it again.",
    problems: {
      "not-an-array": "is neither an archive nor a file of conversations",
      "too-large": "is larger than Confidant can hold",
      "too-deep": "is nested too deep to be a conversation",
      "cut-off": "is the last one that is whole: the file ends early. Export it again for the rest",
      "not-json": "is damaged",
      "not-a-conversation": "is not a conversation of a product that Confidant knows",
      "newer-version":
        "was exported by a newer version of Confidant. Update Confidant to import it",
      empty: "has no text of yours or the assistant's",
      "no-conversations": "has no conversations in it",
      "no-card": "is a picture without a character card in it",
      "card-damaged": "has a character card that is damaged",
      "card-alone": "is a character card: import it by itself",
      "download-list":
        "is only a list of downloads. Download the conversations that it links to, and choose that file",
      "zip-too-large": "unpacks to more than any export should",
      "zip-too-slow": "takes longer to unpack than any export should",
      "zip-cut-off": "ends early: it did not arrive whole. Download or copy it again",
      "zip-locked":
        "has a password. Unpack it with a program that asks for it, and choose what was in it",
      "zip-packing":
        "is packed in a way that Confidant cannot unpack. Unpack it with another program, and choose what was in it",
      unreadable: "cannot be read, or not to its end",
      "key-does-not-fit": "does not open: the key text does not fit",
      "no-records": "has no records of Elara's in it",
      "record-name": "is not named as a record is",
      "record-double": "is there twice: the first was taken",
      "record-too-large": "is larger than a record can be",
      "record-envelope": "is not an encrypted record",
      "record-key": "does not open with this key text, or was changed",
      "record-message": "holds no message",
      "record-role": "has a role that is unknown, or another than its name says",
      "record-time": "tells its time as a number or without a time zone",
      "record-empty": "has no text",
      "record-unreadable": "cannot be read",
    } satisfies Record<ExportProblem, string>,
    again: "Import another file",
  },
};
