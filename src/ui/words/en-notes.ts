import { countOf, formatAgo, formatExactDate, formatNumber } from "./en-format";

/** What is said of notes and facts, and of keeping something that was said. */
export const enNotes = {
  notes: {
    title: "Notes",
    means: "Kept for good and found by searching. The model sees one only when it looks for it.",
    none: "No notes yet. Write one here, or choose Remember in the menu of a message.",
    noneFound: "No note has these words.",
    find: "Search notes",
    add: "Add a note",
    text: "Note",
    tags: "Tags",
    tagsNote: "Separated by commas. May be left empty.",
    edit: "Edit",
    editOf: (start: string) => `Edit the note: ${start}`,
    deleteOf: (start: string) => `Delete the note: ${start}`,
    editTitle: "Edit this note",
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

  remember: {
    title: "Remember this",
    as: "Keep as",
    note: "A note: kept for good, found by searching",
    fact: "A fact: the model sees it with every message",
    text: "Text",
    key: "What it is about",
    value: "What is so",
    keep: "Keep",
    keptNote: "Kept as a note.",
    keptFact: "Kept as a fact.",
    undo: "Undo",
    undone: "Undone. Nothing was kept.",
    show: "Show memory",
  },
};
