import { once } from "../../domain/once";
import type { HelpTopic } from "./help-topic";
import { HELP_TOPICS } from "./help-topics";
import { createTopicIndex, type RankedTopic } from "./topic-index";

/** What a phrase of the topic's own counts, beside the words in it. */
const PHRASE = 4;

/**
 * A question is about Confidant where a topic says so much of it, by words that it is asked for by, and
 * says it so well: what was best on the questions of `test/guide/development.json`.
 */
const LEAST_COVERAGE = 0.5;
const LEAST_KEYED = 0.4;
const LEAST_SCORE = 3;
/** As much beside a phrase of its own. */
const LEAST_BESIDE_PHRASE = 0.3;

/** Longer texts are letters to a model, not questions to a guide; their beginning decides. */
const MAX_LOOKED_AT = 500;

const rank = once(() => createTopicIndex(HELP_TOPICS));

/** The topic that a question asks about, or null where it is not about Confidant. */
export function findTopic(question: string): HelpTopic | null {
  const asked = question.slice(0, MAX_LOOKED_AT);
  const words = normalise(asked);
  const found = rank()(asked).map((ranked) => {
    const phrases = phrasesIn(ranked.topic, words);
    return { ...ranked, phrases, score: ranked.score + PHRASE * phrases };
  });
  const best = found.filter(isAbout).reduce<RankedTopic | null>((most, one) => {
    return most === null || one.score > most.score ? one : most;
  }, null);
  return best?.topic ?? null;
}

function isAbout(ranked: RankedTopic & { readonly phrases: number }): boolean {
  const { score, coverage, keyed, phrases, words } = ranked;
  // Of words that are in every sentence the phrase tells what is meant, and a single word all there is.
  if (words === 0) return phrases > 0;
  if (words === 1 && keyed === 1) return true;
  if (phrases > 0) return coverage >= LEAST_BESIDE_PHRASE;
  return score >= LEAST_SCORE && coverage >= LEAST_COVERAGE && keyed >= LEAST_KEYED;
}

/** Phrases that a topic has of its own: what is one word in the question is found by its words. */
function phrasesIn({ strong }: HelpTopic, words: string): number {
  return strong.filter((key) => words.includes(` ${key}`)).length;
}

/** Lower-case words without accents and marks, each after one space: a key may match a beginning. */
function normalise(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${bare.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
