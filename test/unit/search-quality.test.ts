import { expect, it } from "vitest";
import { makeNotes } from "../evaluation/make-notes";
import { openQuality } from "../evaluation/measure-quality";
import { LOW_OVERLAP, makeKeywordQuestions } from "../evaluation/questions";

it("finds notes by words and meaning together at least as well as by either alone", async () => {
  const byWords = makeKeywordQuestions().slice(0, 20);
  const inOthers = LOW_OVERLAP.filter((_, nth) => nth % 5 === 0);
  const noteIds = new Set([...byWords, ...inOthers].map(({ noteId }) => noteId));
  const notes = makeNotes().filter(({ id }, nth) => noteIds.has(id) || nth % 15 === 0);
  const measure = await openQuality(notes);
  const [words, others, all] = [
    await measure(byWords),
    await measure(inOthers),
    await measure([...byWords, ...inOthers]),
  ];
  expect(words.hybrid).toBeGreaterThanOrEqual(0.95);
  expect(others.fts).toBeLessThan(0.1);
  expect(others.hybrid).toBeGreaterThan(0.3);
  expect(all.hybrid).toBeGreaterThanOrEqual(Math.max(all.fts, all.vector));
});
