import type { LearnedFact } from "../../src/domain/fact";
import { contextIdOf } from "./add-conversation";
import { makeStore, sayTurn } from "./make-store";

/** A store with one turn, of which facts can be learned. */
export async function makeFactStore() {
  const harness = await makeStore();
  const { store, conversationId, clock } = harness;
  const contextId = await contextIdOf(store, conversationId);
  const { userMessageId } = await sayTurn(harness, "I am Ada from Turin", "hello");
  const learned = (over: Partial<LearnedFact> = {}): LearnedFact => ({
    key: "name",
    value: "Ada",
    since: clock.now(),
    confidence: 0.9,
    taint: [],
    source: { conversationId, messageId: userMessageId, quote: "I am Ada" },
    ...over,
  });
  const learn = async (...facts: readonly LearnedFact[]) => {
    const { deletedCount } = await store.jobs.readUnlearned({ conversationId, limit: 1 });
    const until = clock.now();
    return store.jobs.saveLearned({ conversationId, facts, until, deletedCount });
  };
  const keep = (key: string, value: string) =>
    store.memory().facts.keep({ contextId, key, value, source: null, taint: [] });
  const list = () => store.readFacts(contextId);
  const said = async () =>
    (await list()).map(({ key, value, state }) => `${state} ${key}: ${value}`);
  return {
    harness,
    store,
    contextId,
    conversationId,
    clock,
    userMessageId,
    learned,
    learn,
    keep,
    list,
    said,
  };
}
