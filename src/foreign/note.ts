/** What was left out of a conversation, by kind. */
export const LEFT_OUT = [
  /** What the product told the model. */
  "system",
  /** What tools were asked, and what they gave. */
  "tool",
  /** What was not shown there either. */
  "hidden",
  /** What a model thought before it answered. */
  "thinking",
  "image",
  /** Pictures beyond what one import takes, and those for which the disk has no room. */
  "room",
  /** Sounds, and films. */
  "sound",
  /** Files of which the export has the names only, or that are more than a message may have. */
  "file",
  /** Where a product says that something went wrong, in place of a reply. */
  "failure",
  /** What a character's card has beside the character: notes of a book, pictures, settings. */
  "card",
  /** What contexts remembered, in a file that is too large to be read whole. */
  "memory",
  /** The same, where no conversation was new and so no context was made for it. */
  "memory-nowhere",
  /** Blocks, facts and notes that cannot be kept, or that found no room. */
  "memory-left",
  /** What has a form that this version does not know. */
  "unknown",
] as const;

/** What was not as it should be, and how it was read nevertheless. */
export const MENDED = [
  /** A time before 2000, in the future, or none: that of what stands before it. */
  "date",
  /** A message after one that is not there: it begins a branch. */
  "parent",
  /** Messages that follow each other in a circle: cut open. */
  "cycle",
  /** A message that is there twice: the first counts. */
  "double",
  /** A text over 1 MiB: cut, with a mark. */
  "clipped",
] as const;

export type NoteKind = (typeof LEFT_OUT)[number] | (typeof MENDED)[number];

/** How often each was met in a conversation; the ones that were not are missing. */
export type Notes = ReadonlyMap<NoteKind, number>;

/** Counts one more of a kind. */
export type Note = (kind: NoteKind) => void;

/** A counter of notes. */
export function createNotes(): { readonly note: Note; readonly notes: Notes } {
  const notes = new Map<NoteKind, number>();
  return { notes, note: (kind) => notes.set(kind, (notes.get(kind) ?? 0) + 1) };
}
