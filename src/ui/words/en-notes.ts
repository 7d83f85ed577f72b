import { countOf, formatAgo, formatExactDate, formatNumber, formatPercent } from "./format";

/** What is said of notes and facts, and of keeping something that was said. */
export const enNotes = {
  notes: {
    title: "Notes",
    means: "Saved permanently and searchable here. They are not part of prompts.",
    none: "No notes yet. Write one here, or choose Remember in the menu of a message.",
    noneFound: "No note has these words.",
    notWhole: "What was kept is still being indexed: not all notes were looked through.",
    again: "Look again",
    find: "Search notes",
    add: "Add a note",
    text: "Note",
    tags: "Tags",
    tagsNote: "Separated by commas. May be left empty.",
    edit: "Edit",
    editOf: (start: string) => `Edit the note: ${start}`,
    deleteOf: (start: string) => `Delete the note: ${start}`,
    source: "Show the message",
    sourceOf: (start: string) => `Show the message of the note: ${start}`,
    count: (count: number) => countOf(count, "note", "notes"),
    shown: (from: number, to: number, total: number) =>
      `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`,
    next: "Older",
    before: "Newer",
    ago: formatAgo,
    exactly: formatExactDate,
    changed:
      "It was changed elsewhere meanwhile. Press Save once more to keep your text in its place.",
  },

  facts: {
    title: "Facts",
    means:
      "What is known about you. They are part of the prompt, the newest as far as there is room.",
    none: "Nothing is known yet. Write a fact here; others are learned from what you say, by a model on this machine, or as Options, Prompt, allows.",
    table: "Table of facts",
    key: "About",
    value: "Value",
    since: "Since",
    acts: "What you can do",
    keyOf: (key: string) => `Fact name: ${key}`,
    valueOf: (key: string) => `Value: ${key}`,
    notIncluded:
      "What was learned from conversations is in no prompt as long as this context does not learn from them. Options, Contexts, has the switch.",
    waits: "Waiting for your approval: the model does not see it yet.",
    quote: (words: string) => `You said: “${words}”`,
    confidence: (share: number) => `Confidence: ${formatPercent(share)}`,
    byModel: "Set by a model.",
    replaces: (value: string) => `Would replace: ${value}`,
    former: (values: readonly string[]) => `Before: ${values.join("; ")}`,
    approve: "Approve",
    approveOf: (key: string) => `Approve the fact: ${key}`,
    forget: "Forget",
    forgetOf: (key: string) => `Forget the fact: ${key}`,
    source: "Show the message",
    sourceOf: (key: string) => `Show the message of the fact: ${key}`,
    add: "Add",
    addLabel: "Add this fact",
  },

  remember: {
    title: "Remember this",
    as: "Save as",
    names: { note: "A note.", fact: "A fact." },
    text: "Text",
    keep: "Save",
    keptNote: "Saved as a note.",
    keptFact: "Saved as a fact.",
    undo: "Undo",
    undone: "Undone. Nothing was saved.",
    show: "Show memory",
  },

  feedback: {
    title: "Feedback",
    means:
      "What you say here stays in this context's memory, in the block “feedback”, and is part of its next prompts. It goes nowhere else.",
    legend: "This answer",
    names: { helped: "Helped.", not: "Did not help." },
    asks: {
      helped: "Say what should stay so.",
      not: "Say what should be different.",
    },
    words: "In your words",
    kept: "Saved. The next prompts tell the model.",
  },
};
