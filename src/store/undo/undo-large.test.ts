import { expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeImage, makePng } from "../../../test/builders/make-attached";
import {
  closeTurn,
  MODEL,
  makeStore,
  type StoreHarness,
  seedTurns,
} from "../../../test/builders/make-store";
import { MAX_ATTACHMENTS, MAX_IMAGE_BYTES } from "../../domain/attachment";
import { toBase64 } from "../../domain/base64";
import { MAX_MESSAGE_BYTES } from "../../domain/limits";
import { createUndoRecord, isUndoable } from "../rows/undo-record";

/** Six seconds alone; beside a full machine ten times as much was seen. */
const LONG_MS = 300_000;

/** The ids of images as large as may be, as many as a message may have, attached to the draft. */
async function attachMost({ store, conversationId }: StoreHarness): Promise<readonly string[]> {
  const bytes = new Uint8Array(MAX_IMAGE_BYTES);
  bytes.set(makePng({ width: 100, height: 100 }));
  const attached = makeImage({ width: 100, height: 100, data: toBase64(bytes) });
  const ids = Array.from({ length: MAX_ATTACHMENTS }, () => crypto.randomUUID());
  for (const id of ids) await store.attachments.add({ id, conversationId, attached });
  return ids;
}

it(
  "a deleted message of the most and the largest that one may hold comes back",
  async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const attachments = await attachMost(harness);
    const text = "x".repeat(MAX_MESSAGE_BYTES);
    const id = crypto.randomUUID();
    const { turn } = await store.turns.openTurn({
      id,
      conversationId,
      text,
      model: MODEL,
      attachments,
    });
    await closeTurn(harness, turn.id, "seen");
    const contextId = await contextIdOf(store, conversationId);
    const what = { type: "ids" as const, ids: [turn.userMessageId] };
    const record = createUndoRecord(0);
    await store.deleteMessages({ contextId, conversationId, what, record });
    expect((await store.attachments.readImages(attachments)).size).toBe(0);
    expect(isUndoable(record)).toBe(true);
    await store.undo(record);
    expect((await store.attachments.readImages(attachments)).size).toBe(MAX_ATTACHMENTS);
    expect((await store.findMessage(turn.userMessageId))?.text).toBe(text);
  },
  LONG_MS,
);

it(
  "a deleted conversation of 6,000 messages comes back whole",
  async () => {
    const harness = await makeStore();
    await seedTurns(harness, 3_000);
    const store = harness.restart();
    const { conversationId } = harness;
    const { messageCount } = (await store.conversations.show({ conversationId })).conversation;
    const record = createUndoRecord(0);
    await store.conversations.purge({ conversationId, messages: messageCount, record });
    expect(isUndoable(record)).toBe(true);
    await store.undo(record);
    const { conversation } = await store.conversations.show({ conversationId });
    expect([messageCount, conversation.messageCount]).toEqual([6_000, 6_000]);
    expect(await store.countTurns(conversationId)).toBe(3_000);
  },
  LONG_MS,
);
