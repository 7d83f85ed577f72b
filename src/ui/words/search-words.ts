import { catalogue } from "./catalogue";
import { countOf, formatNumber } from "./format";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const enSearch = {
  scope: {
    conversation: "This conversation",
  },

  filters: {
    open: "Filters",
    row: "Make the search narrower",
    names: { from: "From", kind: "Kind", date: "Date", tag: "Tag", help: "Help" },
    inUse: "Filters in use",
    remove: (filter: string) => `Remove the filter: ${filter}`,
    speakers: { user: "You", assistant: "Assistant" },
    kinds: {
      message: "Messages",
      title: "Titles",
      block: "Blocks",
      fact: "Facts",
      archival: "Notes",
      summary: "Summaries",
      reference: "References",
    },
    after: "Since",
    before: "Before",
    lastDays: (days: number) => `Last ${days} days`,
    tag: "Tag",
    addTag: "Add",
    chip: {
      from: (speaker: string) => `From: ${speaker}`,
      in: (context: string) => `In: ${context}`,
      kind: (kind: string) => `Kind: ${kind}`,
      before: (date: string) => `Before ${date}`,
      after: (date: string) => `Since ${date}`,
      tag: (tag: string) => `Tag: ${tag}`,
    },
  },

  help: {
    title: "How to search",
    rows: [
      ["old harbour", "both words, anywhere in a text"],
      ['"old harbour"', "these words in this order"],
      ["-harbour", "without this word"],
      ["from:me", "what you wrote; from:assistant what was answered"],
      ["in:work", "in contexts with this in their name"],
      ["kind:note", "also message, title, block, fact, summary, reference"],
      ["after:2026-05", "from then on"],
      ["before:2026-06-15", "until before that day"],
      ["tag:travel", "with this tag"],
    ],
  },

  find: {
    label: "Find in this conversation",
    previous: "Previous (Shift+Enter)",
    next: "Next (Enter)",
    close: "Close and stay here (Esc returns to where you were)",
    count: (position: number, of: number, isMore: boolean) =>
      `${formatNumber(position)} of ${isMore ? "more than " : ""}${formatNumber(of)}`,
    some: (of: number, isMore: boolean) =>
      isMore ? `more than ${formatNumber(of)}` : `${formatNumber(of)} above`,
    none: "Not found",
    looking: "Loading …",
    elsewhere: (count: number) =>
      `${countOf(count, "message", "messages")} more in other versions: show in the search`,
  },

  method: {
    label: "Search by",
    modes: { auto: "Words and meaning", fts: "Words", vector: "Meaning" },
    found: {
      fts: "Found by words.",
      vector: "Found by meaning.",
      hybrid: "Found by words and meaning.",
    },
    progress: (embedded: number, of: number) =>
      `${formatNumber(embedded)} of ${countOf(of, "text", "texts")} can be found by meaning so far.`,
    waits: "Finding by meaning waits:",
  },

  otherVersion: "in another version",
  gone: "That text was deleted. The list is up to date now.",
} as const;

/** The texts of searching, apart from the others: only who searches has to load them. */
export const searchWords: typeof enSearch = catalogue("search", enSearch);
