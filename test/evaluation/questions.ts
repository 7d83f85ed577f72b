import { createPicker, makeNotes, type Note } from "./make-notes";
import { PLANTED } from "./planted";

export type Question = {
  readonly query: string;
  /** The one note that answers it. */
  readonly noteId: string;
};

const KEYWORD_QUESTIONS = 100;

/** Questions whose note says the same in other words. */
export const LOW_OVERLAP: readonly Question[] = PLANTED.map(({ question }, nth) => ({
  query: question,
  noteId: `planted-${nth}`,
}));

/** Questions made of words that only one note has together, as somebody types who remembers them. */
export function makeKeywordQuestions(): readonly Question[] {
  const notes = makeNotes();
  const words = new Map(notes.map(({ id, text }) => [id, new Set(toWords(text))]));
  const pick = createPicker(77_003);
  const questions = new Map<string, Question>();
  while (questions.size < KEYWORD_QUESTIONS) {
    const note = pick(notes);
    const terms = pickTerms(note, pick);
    const holders = notes.filter(({ id }) => terms.every((term) => words.get(id)?.has(term)));
    if (terms.length < 2 || holders.length !== 1) continue;
    questions.set(note.id, { query: terms.join(" "), noteId: note.id });
  }
  return [...questions.values()];
}

export function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The longest word of two or three things that a note names. */
function pickTerms({ filled }: Note, pick: ReturnType<typeof createPicker>): readonly string[] {
  const named = filled.map((value) => toWords(value).sort((a, b) => b.length - a.length)[0] ?? "");
  const terms = [...new Set(named)].filter((word) => word.length > 3);
  const count = pick([2, 3]);
  const from = pick([0, 1]);
  return terms.slice(from, from + count);
}
