import type { SearchAnswer } from "../../domain/search-index";
import { rest } from "../../platform/later";

/** As long as most indexes take to be loaded, or made of a few thousand texts. */
export const PATIENCE_MS = 1_500;
const AGAIN_MS = 100;

/** The answer of a whole index, or after `patienceMs` milliseconds that of what is indexed so far. */
export async function askUntilWhole<T extends SearchAnswer>(
  ask: () => Promise<T>,
  patienceMs: number,
): Promise<T> {
  let answer = await ask();
  for (let waited = 0; !answer.state.isWhole && waited < patienceMs; waited += AGAIN_MS) {
    await rest(AGAIN_MS);
    answer = await ask();
  }
  return answer;
}
