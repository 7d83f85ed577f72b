import { isTelling, stemOf } from "../../domain/english-words";
import type { HelpTopic } from "./help-topic";
import { SPOKEN_WORDS } from "./spoken-words";
import { meaningsFor } from "./synonyms";

/** A topic and how well it fits a question. */
export type RankedTopic = {
  readonly topic: HelpTopic;
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
  topics: readonly HelpTopic[],
): (question: string) => readonly RankedTopic[] {
  const docs = topics.map((topic) => ({ topic, counts: countsOf(topic), keys: keysOf(topic) }));
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
    const stems = stemsOf(question);
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

/** Each telling word of a text once, by its stem. */
export function stemsOf(text: string): readonly string[] {
  return [...new Set(wordsOf(text).filter(isTelling).map(stemOf))];
}

function wordsOf(text: string): readonly string[] {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function keysOf({ id, strong, weak }: HelpTopic): ReadonlySet<string> {
  return new Set(stemsOf([...strong, ...weak, SPOKEN_WORDS[id] ?? ""].join(" ")));
}

function countsOf(topic: HelpTopic): ReadonlyMap<string, number> {
  const counts = new Map([...keysOf(topic)].map((stem) => [stem, KEY_WEIGHT]));
  // The one that lists what there is names every other.
  if (topic.id === "abilities") return counts;
  for (const word of wordsOf(topic.answer).filter(isTelling)) {
    const stem = stemOf(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
