import type { GuideTexts, GuideTopic } from "./guide-texts";
import type { WordForms } from "./word-forms";

/** A topic and how well it fits a question. */
export type RankedTopic = {
  readonly topic: GuideTopic;
  readonly score: number;
  /** How much of what the question is about the topic says, 0 to 1. */
  readonly coverage: number;
  /** As much of it as stands in the words that it is asked for by. */
  readonly keyed: number;
  /** Telling words of the question. */
  readonly words: number;
};

/** BM25's own, and what a word in the topic's keys counts beside one in its answer. */
const K1 = 1.2;
const B = 0.6;
const KEY_WEIGHT = 3;
/** A synonym says nearly the same. */
const SYNONYM = 0.7;

/** What finds topics by the words in a question, in other forms of them and by synonyms; BM25. */
export function createTopicIndex(
  { topics, synonyms }: Pick<GuideTexts, "topics" | "synonyms">,
  forms: WordForms,
): (question: string) => readonly RankedTopic[] {
  const docs = topics.map((topic) => ({
    topic,
    counts: countsOf(topic, forms),
    keys: keysOf(topic, forms),
  }));
  const meaningsFor = meaningsOf(synonyms, forms);
  const isKnown = (form: string) => docs.some(({ counts }) => counts.has(form));
  const sizes = docs.map(({ counts }) => [...counts.values()].reduce((sum, one) => sum + one, 0));
  const average = sizes.reduce((sum, one) => sum + one, 0) / docs.length;
  const idf = (stem: string) => {
    const having = docs.filter(({ counts }) => counts.has(stem)).length;
    return Math.log(1 + (docs.length - having + 0.5) / (having + 0.5));
  };
  const gain = (at: number, stem: string) => {
    const count = docs[at]?.counts.get(stem) ?? 0;
    const length = 1 - B + (B * (sizes[at] ?? 0)) / average;
    return (count * (K1 + 1)) / (count + K1 * length);
  };
  return (question) => {
    const stems = forms.formsOf(question, isKnown);
    const whole = stems.reduce((sum, stem) => sum + idf(stem), 0);
    return docs.map(({ topic, counts, keys }, at) => {
      let score = 0;
      let covered = 0;
      let keyed = 0;
      for (const stem of stems) {
        const meanings = meaningsFor(stem);
        const value = (one: string) => partOf(stem, one) * idf(one) * gain(at, one);
        score += Math.max(...meanings.map(value));
        covered +=
          idf(stem) * Math.max(...meanings.map((one) => (counts.has(one) ? partOf(stem, one) : 0)));
        keyed +=
          idf(stem) * Math.max(...meanings.map((one) => (keys.has(one) ? partOf(stem, one) : 0)));
      }
      const share = (part: number) => (whole === 0 ? 0 : part / whole);
      return { topic, score, coverage: share(covered), keyed: share(keyed), words: stems.length };
    });
  };
}

function partOf(stem: string, meaning: string): number {
  return stem === meaning ? 1 : SYNONYM;
}

/** What gives the forms that may stand for one, itself before all. */
function meaningsOf(synonyms: readonly string[], { formOf }: WordForms) {
  const meanings = new Map<string, readonly string[]>();
  for (const group of synonyms) {
    const stems = group.split(" ").map(formOf);
    for (const stem of stems) meanings.set(stem, [...(meanings.get(stem) ?? []), ...stems]);
  }
  return (stem: string) => [...new Set([stem, ...(meanings.get(stem) ?? [])])];
}

function keysOf({ strong, weak }: GuideTopic, { formsOf }: WordForms): ReadonlySet<string> {
  return new Set(formsOf([...strong, ...weak].join(", ")));
}

function countsOf(topic: GuideTopic, forms: WordForms): ReadonlyMap<string, number> {
  const counts = new Map([...keysOf(topic, forms)].map((stem) => [stem, KEY_WEIGHT]));
  // The one that lists what there is names every other.
  if (topic.id === "abilities") return counts;
  for (const stem of forms.allForms(topic.answer)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
