import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import { makeFile, makeImage } from "../../../test/builders/make-attached";
import { closeTurn, MODEL, makeStore, type StoreHarness } from "../../../test/builders/make-store";
import type { Attached } from "../../domain/attachment";
import { attachmentAgain, attachmentList } from "./attachment-again";

async function say(harness: StoreHarness, conversationId: string, all: readonly Attached[]) {
  const { store } = harness;
  const ids: string[] = [];
  for (const attached of all) {
    const id = crypto.randomUUID();
    ids.push(id);
    await store.attachments.add({ id, conversationId, attached });
  }
  const id = crypto.randomUUID();
  const input = { id, conversationId, text: "look", model: MODEL, attachments: ids };
  const { turn } = await store.turns.openTurn(input);
  await closeTurn(harness, turn.id, "seen");
  return turn.userMessageId;
}

const create = ({ store }: StoreHarness) =>
  store.conversations.create({
    id: crypto.randomUUID(),
    channel: "side-panel",
    contextId: null,
  });

describe("what went with earlier messages", () => {
  it("is listed once each for every conversation of the context, without a file's text", async () => {
    const harness = await makeStore();
    await say(harness, harness.conversationId, [makeFile("a.txt", "some words"), makeImage()]);
    await say(harness, harness.conversationId, [makeFile("a.txt", "some words")]);
    const other = await create(harness);
    const { attached } = await attachmentList(harness, { conversationId: other.conversation.id });
    expect(attached.map(({ attachment }) => attachment)).toEqual([
      expect.objectContaining({ name: "a.txt", text: "", tokens: expect.any(Number) }),
      expect.objectContaining({ kind: "image" }),
    ]);
  });

  it("goes with a draft once more, as it was, under an id of its own", async () => {
    const harness = await makeStore();
    const messageId = await say(harness, harness.conversationId, [
      makeFile("a.txt", "some words"),
      makeImage(),
    ]);
    const conversationId = (await create(harness)).conversation.id;
    const { attached } = await attachmentList(harness, { conversationId });
    for (const { attachment } of attached) {
      const id = crypto.randomUUID();
      const input = { id, conversationId, messageId, attachmentId: attachment.id };
      expect(await attachmentAgain(harness, input)).toMatchObject({ id, name: attachment.name });
    }
    expect(await harness.store.attachments.listDraft(conversationId)).toMatchObject([
      { kind: "text", text: "some words" },
      { kind: "image", bytes: 70 },
    ]);
  });

  it("stays a page with its address and what was left out of it", async () => {
    const harness = await makeStore();
    const { conversationId } = harness;
    const page: Attached = {
      ...{ kind: "text", name: "A page", text: "what it says", of: "page", taint: ["page"] },
      ...{ address: "https://site.example/", omitted: { frames: 2 } },
    };
    const messageId = await say(harness, conversationId, [page]);
    const { attached } = await attachmentList(harness, { conversationId });
    const attachmentId = attached[0]?.attachment.id ?? "";
    const input = { id: crypto.randomUUID(), conversationId, messageId, attachmentId };
    await attachmentAgain(harness, input);
    expect(await harness.store.attachments.listDraft(conversationId)).toMatchObject([page]);
  });

  it("fails where the message or what went with it is not there any more", async () => {
    const harness = await makeStore();
    const { conversationId } = harness;
    const messageId = await say(harness, conversationId, [makeFile("a.txt", "some words")]);
    const gone = { id: crypto.randomUUID(), conversationId, attachmentId: crypto.randomUUID() };
    await expect(attachmentAgain(harness, { ...gone, messageId })).rejects.toThrow("not-found");
    const never = { ...gone, messageId: crypto.randomUUID() };
    await expect(attachmentAgain(harness, never)).rejects.toThrow("not-found");
  });

  it("stays in its context: a draft of another one cannot have it", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const file = makeFile("a.txt", "some words");
    const messageId = await say(harness, conversationId, [file, makeImage()]);
    const { attached } = await attachmentList(harness, { conversationId });
    expect(attached).toHaveLength(2);
    const contextId = await addContext(store, "Elsewhere");
    const there = await addConversation(store, { contextId });
    for (const { attachment } of attached) {
      const id = crypto.randomUUID();
      const input = { id, conversationId: there, messageId, attachmentId: attachment.id };
      await expect(attachmentAgain(harness, input)).rejects.toThrow("not-found");
    }
    expect(await store.attachments.listDraft(there)).toEqual([]);
  });

  it("takes along what it was made from: the message that it goes with is as untrusted", async () => {
    const harness = await makeStore();
    const tainted = { ...makeFile("page.txt", "some words"), taint: ["import" as const] };
    const messageId = await say(harness, harness.conversationId, [tainted]);
    expect((await harness.store.findMessage(messageId))?.taint).toEqual(["import"]);
    const conversationId = (await create(harness)).conversation.id;
    const [one] = (await attachmentList(harness, { conversationId })).attached;
    const id = crypto.randomUUID();
    const attachmentId = one?.attachment.id ?? "";
    const again = await attachmentAgain(harness, { id, conversationId, messageId, attachmentId });
    expect(again.taint).toEqual(["import"]);
  });
});
