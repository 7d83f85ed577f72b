import { describe, expect, it } from "vitest";
import { makeFile, makeImage, makePng } from "../../../test/builders/make-attached";
import { COMPLETE, MODEL, makeStore, rawRows } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { toBase64 } from "../../domain/base64";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryStore } from "./temporary-store";
import { withTemporary } from "./with-temporary";

async function makeTemporary() {
  const harness = await makeStore();
  const temporary = createTemporaryStore(createFakeKeyValueArea());
  const deps = { store: harness.store, temporary, clock: harness.clock };
  const conversationId = crypto.randomUUID();
  const input = { id: conversationId, channel: "side-panel", contextId: null } as const;
  const { conversation } = await createTemporaryMaker(deps).create(input);
  const { contextId } = conversation;
  return { ...harness, conversationId, contextId, store: withTemporary(deps), temporary };
}

type Held = Awaited<ReturnType<typeof makeTemporary>>;

type Edit = { readonly edits?: string; readonly fromBlank?: boolean };

async function send(
  { store, conversationId }: Held,
  attachments: readonly string[],
  edit: Edit = {},
) {
  const id = crypto.randomUUID();
  const input = { id, conversationId, text: "look", model: MODEL, attachments, ...edit };
  const { turn } = await store.turns.openTurn(input);
  const rest = { text: "seen", thinking: "" };
  const end = { turnId: id, outcome: COMPLETE, rest, thinkingMs: 0, seenFrom: null };
  await store.turns.closeTurn({ ...end, hide: (text) => text });
  return turn;
}

describe("attachments of a temporary conversation", () => {
  it("are in another version too, not in another question there, and a draft stays meanwhile", async () => {
    const held = await makeTemporary();
    const { store, conversationId } = held;
    const image = crypto.randomUUID();
    await store.attachments.add({ id: image, conversationId, attached: makeImage() });
    const { userMessageId: edits } = await send(held, [image]);
    await store.saveDraft({ conversationId, text: "typing" });
    const attachmentsOf = async (edit: Edit) =>
      (await store.findMessage((await send(held, [], edit)).userMessageId))?.attachments;
    expect(await attachmentsOf({ edits })).toMatchObject([{ id: image }]);
    expect(await attachmentsOf({ edits, fromBlank: true })).toBeUndefined();
    expect((await store.conversations.show({ conversationId })).draft).toBe("typing");
  });

  it("are kept in memory only, sent, read and shown as stored ones are", async () => {
    const held = await makeTemporary();
    const { store, conversationId, database } = held;
    const [image, file] = [crypto.randomUUID(), crypto.randomUUID()];
    await store.attachments.add({ id: image, conversationId, attached: makeImage() });
    await store.attachments.add({ id: file, conversationId, attached: makeFile() });
    const shown = await store.conversations.show({ conversationId });
    expect(shown.draftAttachments.map(({ id }) => id)).toEqual([image, file]);
    const { userMessageId } = await send(held, [image, file]);
    expect((await store.findMessage(userMessageId))?.attachments).toMatchObject([
      { kind: "image", id: image },
      { kind: "text", id: file, text: "what the file says" },
    ]);
    expect([...(await store.attachments.readImages([image, file])).keys()]).toEqual([image]);
    expect(await store.attachments.listDraft(conversationId)).toEqual([]);
    expect(await rawRows(database, "attachments")).toEqual([]);
  });

  it("go with their message, and out of the draft", async () => {
    const held = await makeTemporary();
    const { store, conversationId, contextId, temporary } = held;
    const [sent, drafted] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [sent, drafted]) {
      await store.attachments.add({ id, conversationId, attached: makeImage() });
    }
    const { userMessageId } = await send(held, [sent]);
    const what = { type: "ids", ids: [userMessageId] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    const keysOf = async () =>
      Object.keys((await temporary.find(conversationId))?.attachments ?? {});
    expect(await keysOf()).toEqual([drafted]);
    await store.attachments.remove({ id: drafted, conversationId });
    expect(await keysOf()).toEqual([]);
  });

  it("are refused where the memory is full", async () => {
    const { store, conversationId } = await makeTemporary();
    const head = toBase64(makePng({ width: 750, height: 100 })).slice(0, 64);
    const png = `${head}${"A".repeat(3_000_000)}`;
    const add = () => {
      const attached = makeImage({ data: png });
      return store.attachments.add({ id: crypto.randomUUID(), conversationId, attached });
    };
    await add();
    await expect(add()).rejects.toMatchObject({ code: "temporary-full" });
  });
});
