import { contextStoreOf } from "../../../src/background/create-context-store";
import type { TurnRequest } from "../../../src/turns/prepare-turn";
import { createPrepareTurn } from "../../../src/turns/prepare-turn";
import { createTokenCounters } from "../../../src/turns/token-counters";
import { nothingEarlier } from "../../fakes/nothing-earlier";
import { inTurns, type Pair } from "../statistics";
import { makeWords } from "./make-words";
import { MODEL } from "./measure-turns";
import { openSealed, type SealedBench, seedSealed } from "./sealed-bench";

const WARM_UP = 3;
/** Fetches timed together: a worker's clock ticks in tenths of a millisecond. */
const FETCHES = 10;
const MESSAGES = 30;

export type PromptSizes = { readonly large: number; readonly small: number };

/** Adds messages to the conversation that `measurePrompts` reads; tells how many there are now. */
export async function preparePrompts(input: {
  readonly size: number;
  readonly count: number;
}): Promise<number> {
  return seedSealed(await openSealed(nameOf(input.size)), input.count);
}

/**
 * Milliseconds from sealed rows to the exact request of a turn that runs: the turn, its branch, plan,
 * prompt, bytes; nothing from memory. In the large conversation as `a`, in the small one as `b`.
 */
export async function measurePrompts(input: PromptSizes & { n: number }): Promise<Pair[]> {
  const a = await requestMaker(input.large);
  const b = await requestMaker(input.small);
  await inTurns(WARM_UP, { a, b });
  return inTurns(input.n, { a, b });
}

async function requestMaker(size: number): Promise<() => Promise<number>> {
  const bench = await openSealed(nameOf(size));
  const { store } = bench;
  const turnId = await openedTurn(bench, size);
  const prepare = createPrepareTurn({
    store: () => ({ ...contextStoreOf(store), findEarlier: nothingEarlier }),
    counters: createTokenCounters(store.counters),
    settings: async () => (await store.settings.read()).prompt,
    clock: { now: () => Date.now() },
  });
  const { signal } = new AbortController();
  return async () => {
    store.branches.drop();
    const start = performance.now();
    const { userMessage, begunThinking, ...source } = await store.turns.readTurn({ turnId });
    const { conversationId, previous: leaf, id, text, depth } = userMessage;
    const message = { id, text, depth };
    const turnRequest: TurnRequest = { ...source, conversationId, leaf, message };
    const { plan, request, cached } = await prepare(turnRequest, signal);
    const ms = performance.now() - start;
    if (cached || plan.history.length < 20 || request.body.length < 5_000) {
      throw new Error("that is no whole prompt from sealed rows");
    }
    return ms;
  };
}

/** Milliseconds of one fetch of a branch's end: read from sealed rows as `a`, from memory as `b`. */
export async function measureContextCache(input: { size: number; n: number }): Promise<Pair[]> {
  const { store } = await openSealed(nameOf(input.size));
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const query = {
    conversationId: conversation.id,
    leaf: conversation.activeLeaf,
    limit: MESSAGES,
  };
  const fetchTimes = async (isCached: boolean) => {
    await store.branches.read(query);
    const start = performance.now();
    for (let count = 0; count < FETCHES; count += 1) {
      if (!isCached) store.branches.drop();
      const { cached, messages } = await store.branches.read(query);
      if (cached !== isCached || messages.length !== MESSAGES) throw new Error("not as asked for");
    }
    return (performance.now() - start) / FETCHES;
  };
  const measure = { a: () => fetchTimes(false), b: () => fetchTimes(true) };
  await inTurns(WARM_UP, measure);
  return inTurns(input.n, measure);
}

async function openedTurn({ store }: SealedBench, size: number): Promise<string> {
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  if (conversation.messageCount !== size) throw new Error("the conversation is not seeded");
  const id = crypto.randomUUID();
  const text = makeWords(20, 3);
  await store.turns.openTurn({ id, conversationId: conversation.id, text, model: MODEL });
  return id;
}

function nameOf(size: number): string {
  return `prompt-${size}`;
}
