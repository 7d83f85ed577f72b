import { describe, expect, it } from "vitest";
import { makeFile, makeImage } from "../../../test/builders/make-attached";
import {
  closeTurn,
  MODEL,
  makeStore,
  rawRows,
  type StoreHarness,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import type { Attached } from "../../domain/attachment";
import { MAX_MESSAGE_BYTES } from "../../domain/limits";

async function add({ store, conversationId }: StoreHarness, attached: Attached) {
  const id = crypto.randomUUID();
  await store.attachments.add({ id, conversationId, attached });
  return id;
}

type Send = {
  readonly text?: string;
  readonly attachments?: readonly string[];
  readonly edits?: string;
  readonly fromBlank?: boolean;
  readonly hide?: (text: string) => string;
};

/** A whole turn with attachments; gives the message. */
async function send(harness: StoreHarness, { text = "look", ...rest }: Send) {
  const { store, conversationId } = harness;
  const id = crypto.randomUUID();
  const { turn } = await store.turns.openTurn({ id, conversationId, text, model: MODEL, ...rest });
  await closeTurn(harness, turn.id, "seen");
  const message = await store.findMessage(turn.userMessageId);
  if (message === null) throw new Error("no message");
  return message;
}

const idsOf = async ({ database }: StoreHarness) =>
  (await rawRows(database, "attachments")).map(({ id }) => id);

describe("attachments of a draft", () => {
  it("come back with the conversation, files without their text, and twice is once", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const image = await add(harness, makeImage());
    const file = await add(harness, makeFile("a.txt", "four words of it"));
    await store.attachments.add({ id: image, conversationId, attached: makeImage() });
    await store.saveDraft({ conversationId, text: "typing" });
    await store.saveDraft({ conversationId, text: "" });
    const opened = await harness.restart().conversations.show({ conversationId });
    expect(opened.draftAttachments).toEqual([
      expect.objectContaining({ id: image, kind: "image", bytes: 70, width: 750, height: 100 }),
      { id: file, kind: "text", name: "a.txt", text: "", tokens: expect.any(Number) },
    ]);
    expect(await idsOf(harness)).toHaveLength(2);
  });

  it("are deleted when they are taken out", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const id = await add(harness, makeImage());
    await store.attachments.remove({ id, conversationId });
    await store.attachments.remove({ id, conversationId });
    expect(await idsOf(harness)).toEqual([]);
    expect(await rawRows(harness.database, "composer_drafts")).toEqual([]);
  });

  it("are eight at most, and none is larger than it may be or of another kind", async () => {
    const harness = await makeStore();
    for (let count = 0; count < 8; count += 1) await add(harness, makeFile());
    const full = { code: "limit-exceeded", data: { limit: "attachments", max: 8 } };
    await expect(add(harness, makeFile())).rejects.toMatchObject(full);
    const large = makeFile("a", "a".repeat(524_289));
    const tooLarge = { code: "limit-exceeded", data: { limit: "attachment-bytes" } };
    await expect(add(harness, large)).rejects.toMatchObject(tooLarge);
    for (const wrong of [makeImage({ type: "image/jpeg" }), makeImage({ data: "no base64" })]) {
      await expect(add(harness, wrong)).rejects.toMatchObject({ code: "bad-request" });
    }
  });

  it("are refused where the conversation is gone or another's", async () => {
    const harness = await makeStore();
    const other = { ...harness, conversationId: crypto.randomUUID() };
    await expect(add(other, makeFile())).rejects.toMatchObject({ code: "not-found" });
    const id = await add(harness, makeImage());
    const read = { id, conversationId: other.conversationId };
    await expect(harness.store.attachments.read(read)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("a message with attachments", () => {
  it("refers to its images and holds its files, whose rows go", async () => {
    const harness = await makeStore();
    const image = await add(harness, makeImage());
    const file = await add(harness, makeFile("b.txt", "a secret here"));
    const hide = (text: string) => text.replace("secret", "[redacted]");
    const message = await send(harness, { text: "", attachments: [file, image], hide });
    expect(message).toMatchObject({
      text: "",
      attachments: [
        { kind: "text", id: file, name: "b.txt", text: "a [redacted] here" },
        { kind: "image", id: image, name: "photo.png" },
      ],
    });
    expect(await idsOf(harness)).toEqual([image]);
    const images = await harness.store.attachments.readImages([image, file]);
    expect([...images.keys()]).toEqual([image]);
    expect((await harness.store.check()).mismatched).toEqual([]);
  });

  it("leaves in the draft what it was not sent with", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const first = await add(harness, makeImage());
    const second = await add(harness, makeImage());
    await send(harness, { attachments: [first] });
    const left = await store.attachments.listDraft(conversationId);
    expect(left.map(({ id }) => id)).toEqual([second]);
    // As a second window does that still shows it.
    await expect(send(harness, { attachments: [first, second] })).rejects.toMatchObject({
      code: "conflict",
      data: { kind: "attachment" },
    });
    expect(await store.attachments.listDraft(conversationId)).toHaveLength(1);
  });

  it("D-16 counts its files into the limit of a message", async () => {
    const harness = await makeStore();
    const file = await add(harness, makeFile("c.txt", "c".repeat(500_000)));
    const text = "t".repeat(MAX_MESSAGE_BYTES - 499_999);
    const attachments = [file];
    const full = { code: "limit-exceeded", data: { limit: "message-bytes" } };
    await expect(send(harness, { text, attachments })).rejects.toMatchObject(full);
    await send(harness, { text: text.slice(1), attachments });
  });

  it("has the same in another version", async () => {
    const harness = await makeStore();
    const image = await add(harness, makeImage());
    const message = await send(harness, { attachments: [image] });
    const edited = await send(harness, { text: "look again", edits: message.id });
    expect(edited.attachments).toEqual(message.attachments);
  });

  it("has none of them where another question is written in its place", async () => {
    const harness = await makeStore();
    const image = await add(harness, makeImage());
    const message = await send(harness, { attachments: [image] });
    const other = await send(harness, { text: "else", edits: message.id, fromBlank: true });
    expect(other).not.toHaveProperty("attachments");
    expect(other.previous).toBe(message.previous);
    // The way that was left keeps its own.
    expect(await harness.store.findMessage(message.id)).toEqual(message);
    expect(await idsOf(harness)).toEqual([image]);
    expect((await harness.store.check()).mismatched).toEqual([]);
  });

  it("is on every branch that goes on behind it", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const message = await send(harness, { attachments: [await add(harness, makeImage())] });
    const next = await send(harness, { text: "next" });
    const other = await send(harness, { text: "else", edits: next.id, fromBlank: true });
    expect(other.previous).toBe(next.previous);
    const shown = await store.listMessages({ conversationId, before: null, limit: 10 });
    expect(shown.messages.map(({ text }) => text)).toEqual(["look", "seen", "else", "seen"]);
    expect(shown.messages[0]).toEqual(message);
  });

  it("takes its images along when it is deleted, unless another version has them", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const image = await add(harness, makeImage());
    const message = await send(harness, { attachments: [image] });
    const edited = await send(harness, { text: "look again", edits: message.id });
    const { contextId } = (await store.conversations.find(conversationId)) ?? { contextId: "" };
    const remove = (id: string) =>
      store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids: [id] } });
    await remove(message.id);
    expect(await idsOf(harness)).toEqual([image]);
    expect(await store.findMessage(message.id)).not.toHaveProperty("attachments");
    await remove(edited.id);
    expect(await idsOf(harness)).toEqual([]);
    const head = await store.conversations.find(conversationId);
    expect((await store.check()).mismatched).toEqual([]);
    expect(head?.tokenCount).toBeLessThan(20);
  });

  it("is gone with its conversation, and everything attached there", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    await send(harness, { attachments: [await add(harness, makeImage())] });
    await add(harness, makeImage());
    await store.conversations.purge({ conversationId, messages: 2 });
    expect(await idsOf(harness)).toEqual([]);
    expect((await store.check()).mismatched).toEqual([]);
  });
});

describe("a repair", () => {
  it("removes attachments of conversations that are gone, and leaves the others", async () => {
    const harness = await makeStore();
    const kept = await add(harness, makeImage());
    await rawTable(harness.database, "attachments").add({
      ...(await rawRows(harness.database, "attachments"))[0],
      id: crypto.randomUUID(),
      parent: crypto.randomUUID(),
    });
    await harness.restart().repair();
    expect(await idsOf(harness)).toEqual([kept]);
  });
});
