import { describe, expect, it } from "vitest";
import { makeNotes, NOTES } from "../evaluation/make-notes";
import { PLANTED } from "../evaluation/planted";
import { LOW_OVERLAP, makeKeywordQuestions, toWords } from "../evaluation/questions";

/** Words that say nothing of what a note is about. */
const LITTLE = new Set(
  `a about above after all and any are at be by can did do for from get how i if in into is it its me my
   no not of on onto our out that the their they this to was way we were what when where which who why
   with your`.split(/\s+/),
);

function contentWords(text: string): Set<string> {
  const words = toWords(text).filter((word) => !LITTLE.has(word));
  return new Set(words.map((word) => word.replace(/'s$|ing$|ed$|es$|s$/, "")));
}

describe("the notes that search is measured with", () => {
  const notes = makeNotes();

  it("are 3,000, each another one, the same every time", () => {
    expect(notes).toHaveLength(NOTES);
    expect(new Set(notes.map(({ text }) => text)).size).toBe(NOTES);
    expect(makeNotes()).toEqual(notes);
  });

  it("are sentences with all their slots filled", () => {
    for (const { text } of notes) expect(text).toMatch(/^[A-Z0-9][^{}]+[.!?]$/);
  });

  it("hold a hundred that are asked for in other words: four of five questions share none, the others one", () => {
    expect(LOW_OVERLAP).toHaveLength(100);
    const shared = PLANTED.map(({ note, question }) => {
      const inNote = contentWords(note);
      return [...contentWords(question)].filter((word) => inNote.has(word)).length;
    });
    expect(Math.max(...shared)).toBeLessThanOrEqual(1);
    expect(shared.filter((count) => count > 0).length).toBeLessThanOrEqual(20);
  });

  it("hold a hundred that are asked for by two or three of their words, which no other has together", () => {
    const questions = makeKeywordQuestions();
    expect(new Set(questions.map(({ noteId }) => noteId)).size).toBe(100);
    for (const { query, noteId } of questions) {
      const terms = query.split(" ");
      const holders = notes.filter(({ text }) => {
        const words = new Set(toWords(text));
        return terms.every((term) => words.has(term));
      });
      expect(holders.map(({ id }) => id)).toEqual([noteId]);
    }
  });
});
