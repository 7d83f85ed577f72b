import type { Question } from "./questions";

/** The mean of 1/rank of each question's note among what is found, and 0 where it is not: from 0 to 1. */
export async function meanReciprocalRank(
  questions: readonly Question[],
  find: (query: string) => Promise<readonly string[]>,
): Promise<number> {
  let sum = 0;
  for (const { query, noteId } of questions) {
    const rank = (await find(query)).indexOf(noteId) + 1;
    if (rank > 0) sum += 1 / rank;
  }
  return sum / questions.length;
}
