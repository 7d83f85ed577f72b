import { makeWords } from "./make-words";
import { MODEL } from "./measure-turns";
import { openSealed, seedSealed } from "./sealed-bench";

const DATABASE = "context";
const MESSAGES = 30;

/** A conversation of so many messages with a turn that runs; resolves with the turn's id. */
export async function prepareContext(count: number): Promise<string> {
  await seedSealed(await openSealed(DATABASE), count);
  const { store } = await openSealed(DATABASE);
  const { conversation } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  const text = makeWords(20, 3);
  const id = crypto.randomUUID();
  await store.turns.openTurn({ id, conversationId: conversation.id, text, model: MODEL });
  return id;
}

/** Milliseconds of this worker's first reading of a turn with its branch, and of opening vault and store before it. */
export async function measureContext(turnId: string): Promise<{ open: number; read: number }> {
  const start = performance.now();
  const { store } = await openSealed(DATABASE);
  const opened = performance.now();
  const { userMessage } = await store.turns.readTurn({ turnId });
  const { conversationId, previous: leaf } = userMessage;
  const branch = await store.branches.read({ conversationId, leaf, limit: MESSAGES });
  const end = performance.now();
  if (branch.messages.length !== MESSAGES)
    throw new Error("the history is not thirty messages long");
  return { open: opened - start, read: end - opened };
}
