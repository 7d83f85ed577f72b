import type { MarkdownWords } from "../../foreign/write-markdown";
import { catalogue } from "./catalogue";
import { countOf, formatNumber } from "./format";

/** What the part of the options says that gives conversations out as files. */
export const enExport = {
  exportPart: {
    title: "Export conversations",
    why: "Conversations as files for people and other programs, with what their contexts remember. What is archived is only in it where you choose its context or the conversation itself. Temporary conversations are never in it, and pictures by their names only.",
    readable:
      "Whoever has this file can read it: it is not encrypted. The browser's list of downloads keeps its name.",
    weak: "Anyone who has these files and the key text can read them, and a key text that can be guessed is guessed quickly: this is much weaker than your vault. Use a long one that you use nowhere else.",
    what: "Content",
    scopes: {
      all: "all conversations",
      context: "one context",
      conversation: "one conversation",
    },
    context: "Context",
    search: "Find a conversation by title or tag",
    found: "Conversation",
    foundCount: (count: number) =>
      count === 0 ? "None found." : `${countOf(count, "conversation", "conversations")} found`,
    more: "Only the newest are listed: type more of the title.",
    untitled: "New conversation",
    format: "Format",
    formats: {
      json: "JSON: can be imported again, without pictures, summaries and what tools did",
      markdown: "Markdown: for reading",
      elara: "Elara: one encrypted record per message",
    },
    /** What is done about characters that are not seen: control characters, and those that turn text. */
    hidden: {
      json: "Hidden characters, such as those that turn the direction of text, are written in it as escape codes, and are imported again unchanged.",
      markdown:
        "Hidden characters, such as those that turn the direction of text, are named in it, as in [U+202E], so that you can see them.",
      elara:
        "Hidden characters, such as those that turn the direction of text, stay in the records as they are.",
    },
    elaraContents:
      "Elara has one log of texts: of one conversation the branch that is shown is written, of more than one all that was said. Files, pictures and memory are not in it.",
    key: "Key text",
    keyProblems: {
      empty: "Type the key text.",
      default: "This is the text that Elara comes with: everybody knows it. Choose another one.",
    },
    keyWarning:
      "This is the text that Elara comes with: whoever has these files can read them, and could have changed them.",
    target: "Into",
    targets: { zip: "an archive (.zip)", folder: "a folder" },
    folderNote: "Records that are there already stay as they are.",
    start: "Export",
    running: "Exporting. Keep this page open until it is done.",
    progress: "Export, progress",
    soFar: (conversations: number, total: number, messages: number) =>
      `${formatNumber(conversations)} of ${countOf(total, "conversation", "conversations")}, ${countOf(messages, "message", "messages")}`,
    cancel: "Cancel",
    done: "Export finished",
    failed: "Export failed",
    nothingSaved: "No file was saved.",
    folderKept: "Records that were written until then are in the folder.",
    counts: (conversations: number, messages: number) =>
      `${countOf(conversations, "conversation", "conversations")}, ${countOf(messages, "message", "messages")}`,
    records: (count: number) => `${countOf(count, "record", "records")} written`,
    there: (count: number) =>
      `${countOf(count, "record was", "records were")} there already, and ${count === 1 ? "was" : "were"} left as ${count === 1 ? "it is" : "they are"}`,
    unreadable: (count: number) =>
      `${countOf(count, "entry", "entries")} could not be read and ${count === 1 ? "is" : "are"} missing; “Health” tells more`,
    leftOut: {
      attachments: (count: number) =>
        `${countOf(count, "file or picture is", "files or pictures are")} named only`,
      empty: (count: number) =>
        `${countOf(count, "message without text was", "messages without text were")} left out`,
      tools: (count: number) =>
        `${countOf(count, "step of a tool was", "steps of tools were")} left out`,
    },
    again: "Export something else",
    all: "all",
    markdown: {
      untitled: "Conversation without a title",
      context: "Context",
      from: "From (UTC)",
      to: "To (UTC)",
      tags: "Tags",
      references: "References",
      roles: { user: "You", assistant: "Assistant", system: "System", tool: "Tool" },
      thinking: "Thinking:",
      answer: "Answer:",
      file: "File:",
      sources: "Sources:",
      picture: "Picture (not in this file):",
      deleted: "This message was deleted.",
      nothing: "Nothing was said.",
      memory: {
        title: (context: string) => `Memory of ${context}`,
        facts: "Facts",
        notes: "Notes",
        waiting: "waits for you",
        empty: "Nothing stands here.",
      },
      otherBranch: (number: number, after: number | null) =>
        after === null
          ? `Another branch (${number}), from the beginning`
          : `Another branch (${number}), after message ${after}`,
    } satisfies MarkdownWords,
  },
};

/** The texts of exports, apart from the others: a mention of a conversation is written with them. */
export const exportWords: typeof enExport = catalogue("export", enExport);
