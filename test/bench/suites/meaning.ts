import { makeNotes } from "../../evaluation/make-notes";
import { openQuality } from "../../evaluation/measure-quality";
import { LOW_OVERLAP, makeKeywordQuestions } from "../../evaluation/questions";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { loadProduct } from "../call-product";
import type { Figure } from "../figure";
import { median } from "../statistics";
import type { Effort, Suite } from "../suite";
import { measureMany } from "./meaning-many";

const N = 60;
const SENTENCE = "What did the dentist say about my wisdom tooth?";
const HUNDRED_WORDS = `When we came back from the lake in the evening, everybody was tired but nobody wanted
  to go to bed, so we lit the stove, made a pot of tea, and Tom told the story of how he had once driven
  across the whole country in a borrowed van to bring his grandfather a piano. The piano never arrived in
  one piece, and the van broke down twice, once in a tunnel and once on a ferry, but the old man laughed
  so much when he heard of it that he forgot to be cross. I want to write this down properly some day.`;

/**
 * Search by meaning: how long the packaged embedder takes, from a page's message to its worker's
 * answer, and how high the note stands that answers a question (mean reciprocal rank).
 */
export const meaningSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const [first = 0, ...short] = await timeEmbeds(welcome, SENTENCE, n + 5);
    const [, ...long] = await timeEmbeds(welcome, HUNDRED_WORDS, n + 5);
    return [
      figure("search.embed.first.ms", [first]),
      figure("search.embed.ms", short.slice(-n)),
      figure("search.embed.hundred.ms", long.slice(-n)),
      ...(await measureMany(browser, welcome, effort)),
      ...(await measureQuality(effort)),
    ];
  });

const NOTES = 3_000;

async function measureQuality({ amount, report }: Effort): Promise<readonly Figure[]> {
  report("notes are embedded");
  const notes = makeNotes().slice(0, amount(NOTES, 200));
  const ids = new Set(notes.map(({ id }) => id));
  const byWords = makeKeywordQuestions().filter(({ noteId }) => ids.has(noteId));
  const measure = await openQuality(notes);
  const words = await measure(byWords);
  const others = await measure(LOW_OVERLAP);
  const all = await measure([...byWords, ...LOW_OVERLAP]);
  const ratio = (name: string, value: number, n: number): Figure => ({
    ...{ name: `search.quality.${name}`, value, unit: "ratio", n },
  });
  const count = byWords.length + LOW_OVERLAP.length;
  return [
    ratio("gain", all.hybrid / Math.max(all.fts, all.vector), count),
    ratio("keyword", words.hybrid, byWords.length),
    ratio("other", others.hybrid, LOW_OVERLAP.length),
    ratio("hybrid", all.hybrid, count),
    ratio("fts", all.fts, count),
    ratio("vector", all.vector, count),
  ];
}

function figure(name: string, times: readonly number[]): Figure {
  return { name, value: median(times), unit: "ms", n: times.length };
}

/** Milliseconds of each time that a new worker of the packaged embedder gives a vector; the first one loads it. */
function timeEmbeds(page: BenchPage, text: string, rounds: number): Promise<number[]> {
  return page.run(
    async (input, count) => {
      const worker = new Worker(chrome.runtime.getURL("embed-worker.js"));
      const embed = (call: number) =>
        new Promise<void>((resolve, reject) => {
          worker.onmessage = ({ data }) =>
            data.answer?.vectors?.length === 1 ? resolve() : reject(new Error("no vector"));
          worker.postMessage({ call, ask: { type: "embed", texts: [input] } });
        });
      const times: number[] = [];
      for (let call = 0; call < count; call += 1) {
        const start = performance.now();
        await embed(call);
        times.push(performance.now() - start);
      }
      worker.terminate();
      return times;
    },
    text,
    rounds,
  );
}
