import type { Model } from "../../../src/domain/model";
import { inTurns, type Pair } from "../statistics";
import { ANSWER_WORDS, makeMessages, QUESTION_WORDS } from "./make-messages";
import { makeWords } from "./make-words";
import { openPlain, type PlainBench } from "./plain-bench";
import { openSealed, seedSealed } from "./sealed-bench";

export const MODEL: Model = {
  provider: "ollama",
  name: "llama3.2",
  url: "http://127.0.0.1:11434",
  window: 131_072,
  thinks: false,
};

const WARM_UP = 5;

export type TurnInput = {
  readonly n: number;
  /** Messages that are there before. */
  readonly seeded: number;
  readonly durability: "strict" | "relaxed";
};

/** Milliseconds of a whole turn's writes (open and close): sealed as `a`, plain as `b`. */
export async function measureTurns({ n, seeded, durability }: TurnInput): Promise<Pair[]> {
  const sealed = await openSealed(`turns-sealed-${durability}`);
  await seedSealed(sealed, seeded);
  const { store } = await openSealed(`turns-sealed-${durability}`);
  const plain = await openPlain(`turns-plain-${durability}`);
  await plain.seed(seeded);
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const measure = {
    a: () => timed(() => writeSealed(store, conversation.id)),
    b: async () => {
      const write = await preparePlain(plain);
      return timed(write);
    },
  };
  const restore = forceDurability(durability);
  await inTurns(WARM_UP, measure);
  const pairs = await inTurns(n, measure);
  restore();
  return pairs;
}

export type JournalInput = { readonly turns: number };

/** What the journal holds after so many turns since a backup, in bytes: its rows, and its files. */
export async function measureJournal({ turns }: JournalInput) {
  const { store, journal } = await openSealed("turns-journal");
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  for (let turn = 0; turn < turns; turn += 1) await writeSealed(store, conversation.id);
  // What is still being folded would be counted twice, or not at all.
  await new Promise((resolve) => setTimeout(resolve, FOLDED_MS));
  const { entries, whole, state } = await journal.read();
  let rows = 0;
  let sealed = 0;
  for await (const { puts } of entries) {
    rows += puts.length;
    for (const { row } of puts) sealed += row.sealed.byteLength;
  }
  if (!whole()) throw new Error(`the journal is not whole: ${JSON.stringify({ ...state, rows })}`);
  return { bytes: state?.bytes ?? 0, rows, sealed };
}

/** Longer than a journal waits before it folds, and takes for it. */
const FOLDED_MS = 5_000;

type Turns = Awaited<ReturnType<typeof openSealed>>["store"];

async function writeSealed({ turns }: Turns, conversationId: string): Promise<void> {
  const text = makeWords(QUESTION_WORDS, 1);
  const opened = await turns.openTurn({
    id: crypto.randomUUID(),
    conversationId,
    text,
    model: MODEL,
  });
  await turns.closeTurn({
    turnId: opened.turn.id,
    outcome: { status: "complete", failure: null, finish: "stop", usage: null },
    rest: { text: makeWords(ANSWER_WORDS, 2), thinking: "" },
    thinkingMs: 0,
    seenFrom: null,
    // As the run tells it of nearly every turn.
    steps: 0,
  });
}

/** The plain turn's messages are made before the clock runs: only the writing is compared. */
async function preparePlain(plain: PlainBench): Promise<() => Promise<void>> {
  const { id: conversationId, activeLeaf: previous, messageCount } = await plain.conversation();
  const [question, reply] = makeMessages({ conversationId, previous }, messageCount, 2);
  if (question === undefined || reply === undefined) throw new Error("no messages were made");
  return async () => {
    await plain.openTurn({ question, reply: { ...reply, text: "" }, model: MODEL });
    await plain.closeTurn(reply);
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Every write from now on gets this durability, whoever asks; returns what ends that. */
function forceDurability(durability: IDBTransactionDurability): () => void {
  const original = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    return original.call(this, names, mode, mode === "readwrite" ? { durability } : options);
  };
  return () => {
    IDBDatabase.prototype.transaction = original;
  };
}
