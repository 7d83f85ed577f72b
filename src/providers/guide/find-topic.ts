import type { GuideTexts, GuideTopic } from "./guide-texts";
import { createTopicIndex, type RankedTopic } from "./topic-index";
import { createWordForms } from "./word-forms";

/** What a phrase of the topic's own counts, beside the words in it. */
const PHRASE = 4;

/**
 * A question is about Confidant where a topic says so much of it, by words that it is asked for by, and
 * says it so well: what was best on the questions of `test/guide`, and refuses the others.
 */
const LEAST_COVERAGE = 0.45;
const LEAST_KEYED = 0.4;
const LEAST_SCORE = 3;
/** As much beside a phrase of its own. */
const LEAST_BESIDE_PHRASE = 0.3;

/** Longer texts are letters to a model, not questions to a guide; their beginning decides. */
const MAX_LOOKED_AT = 500;

/** What finds the topic that a question asks about, or null where it is not about Confidant. */
export function createFindTopic(
  texts: GuideTexts,
  language: string,
): (question: string) => GuideTopic | null {
  const forms = createWordForms(language, texts.small);
  const rank = createTopicIndex(texts, forms);
  const own = new Map(texts.topics.map(({ id, strong }) => [id, strong.map(forms.phrase)]));
  return (question) => {
    const excerpt = question.slice(0, MAX_LOOKED_AT);
    const plain = forms.plain(excerpt);
    const found = rank(excerpt).map((ranked) => {
      // What is one word in the question is found by its words.
      const phrases = (own.get(ranked.topic.id) ?? []).filter((one) => plain.includes(one)).length;
      return { ...ranked, phrases, score: ranked.score + PHRASE * phrases };
    });
    const best = found.filter(isAbout).reduce<RankedTopic | null>((most, one) => {
      return most === null || one.score > most.score ? one : most;
    }, null);
    return best?.topic ?? null;
  };
}

function isAbout(ranked: RankedTopic & { readonly phrases: number }): boolean {
  const { score, coverage, keyed, phrases, words } = ranked;
  // Of words that are in every sentence the phrase tells what is meant, and a single word all there is.
  if (words === 0) return phrases > 0;
  if (words === 1 && keyed === 1) return true;
  if (phrases > 0) return coverage >= LEAST_BESIDE_PHRASE;
  return score >= LEAST_SCORE && coverage >= LEAST_COVERAGE && keyed >= LEAST_KEYED;
}
