import type { HelpTopic } from "./help-topic";
import { HELP_TOPICS } from "./help-topics";

/** In a question of so few words a single weak word is what it is about. */
const FEW_WORDS = 4;

const STRONG_SCORE = 2;

/** Longer texts are letters to a model, not questions to a guide; their beginning decides. */
const MAX_LOOKED_AT = 500;

/** The topic that a question asks about, or null where it is not about Confidant. */
export function findTopic(question: string): HelpTopic | null {
  const words = normalise(question.slice(0, MAX_LOOKED_AT));
  const needed = words.split(" ").filter(Boolean).length <= FEW_WORDS ? 1 : STRONG_SCORE;
  let best: HelpTopic | null = null;
  let bestScore = needed - 1;
  for (const topic of HELP_TOPICS) {
    const score = scoreOf(topic, words);
    if (score > bestScore) {
      best = topic;
      bestScore = score;
    }
  }
  return best;
}

function scoreOf({ strong, weak }: HelpTopic, words: string): number {
  const count = (keys: readonly string[]) => keys.filter((key) => words.includes(` ${key}`)).length;
  return count(strong) * STRONG_SCORE + count(weak);
}

/** Lower-case words without accents and marks, each after one space: a key may match a beginning. */
function normalise(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${bare.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
