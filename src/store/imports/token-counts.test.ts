import { expect, it } from "vitest";
import {
  makeImported,
  makeImportedConversation,
  makeImportStore,
} from "../../../test/builders/make-import-store";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { estimateTokens } from "../../domain/tokens";

async function countOf({ store, conversationId }: StoreHarness): Promise<number> {
  return (await store.conversations.find(conversationId))?.tokenCount ?? -1;
}

const sum = (...texts: readonly string[]) =>
  texts.reduce((total, text) => total + estimateTokens(text), 0);

it("M-064 keeps a conversation's count right through messages, edits, retries and deletions", async () => {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  const first = await sayTurn(harness, "How are you?", "Very well, thank you.");
  expect(await countOf(harness)).toBe(sum("How are you?", "Very well, thank you."));
  const running = await openTurn(harness, "And today?");
  const all = sum("How are you?", "Very well, thank you.", "And today?");
  expect(await countOf(harness)).toBe(all);
  const { contextId } = (await store.conversations.find(conversationId))!;
  const what = { type: "ids", ids: [first.id] } as const;
  await store.deleteMessages({ contextId, conversationId, what });
  await closeTurn(harness, running.id, "Fine.");
  const left = all - sum("Very well, thank you.") + sum("Fine.");
  expect(await countOf(harness)).toBe(left);
  // Another answer and another question stand beside what was there, and are counted with it.
  const nextTurn = await sayTurn(harness, "Where to?", "Home.");
  const answered = { id: crypto.randomUUID(), turnId: nextTurn.id, model: MODEL };
  const { turn } = await store.turns.reopenTurn(answered);
  await closeTurn(harness, turn.id, "To the sea.");
  const beside = sum("Where to?", "Home.", "To the sea.");
  expect(await countOf(harness)).toBe(left + beside);
  const edit = { id: crypto.randomUUID(), conversationId, text: "Why?", model: MODEL };
  const edited = await store.turns.openTurn({ ...edit, edits: nextTurn.userMessageId });
  await closeTurn(harness, edited.turn.id, "It is warm.");
  expect(await countOf(harness)).toBe(left + beside + sum("Why?", "It is warm."));
});

it("M-064 counts many conversations in one go, each by its own messages", async () => {
  const harness = await makeImportStore();
  const { imports, context } = harness;
  const { base } = await imports.begin({ contextId: context.id });
  const conversations = Array.from({ length: 20 }, (_, at) => {
    const messages = [makeImported(">q1", { text: "word ".repeat(at + 1) })];
    return makeImportedConversation([], { id: `c${at}`, rank: at, messages });
  });
  await imports.add({ contextId: context.id, source: "chatgpt", base, conversations });
  const counts = (await harness.conversations()).map(({ tokenCount }) => tokenCount);
  const expected = conversations.map(({ messages }) => sum(messages[0]?.text ?? ""));
  expect(counts.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
});
