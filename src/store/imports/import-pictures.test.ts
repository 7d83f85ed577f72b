import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeImported, makeImportedConversation } from "../../../test/builders/make-import-store";
import { makePng } from "../../../test/builders/make-png";
import { makeStore } from "../../../test/builders/make-store";

const attached = {
  kind: "image",
  name: "plan.png",
  type: "image/png",
  width: 3,
  height: 2,
  data: makePng(3, 2, "").toString("base64"),
} as const;

/** A conversation of an import whose question has two marks. */
async function makeImport(text = "[image: plan.png]\n\n[image]\n\nWhat is it?") {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  const contextId = await contextIdOf(store, conversationId);
  const { base } = await store.imports.begin({ contextId });
  const question = makeImported(">q1", { text });
  const one = { ...makeImportedConversation([]), messages: [question, makeImported("q1>a1")] };
  await store.imports.add({ contextId, source: "chatgpt", base, conversations: [one] });
  const [known] = await store.imports.known({ source: "chatgpt", ids: ["c1"] });
  const id = known?.conversationId ?? "";
  const pictures = [
    { message: "q1", id: "file-1" },
    { message: "q1", id: "file-2" },
    { message: "nobody", id: "file-3" },
  ];
  return {
    ...harness,
    id,
    contextId,
    ask: () => store.imports.missingPictures({ source: "chatgpt", conversation: "c1", pictures }),
    question: async () => {
      const { messages } = await store.listMessages({ conversationId: id, before: null, limit: 9 });
      const found = messages.find(({ role }) => role === "user");
      if (found === undefined) throw new Error("no question");
      return found;
    },
  };
}

const picture = (messageId: string, over: object = {}) => {
  return { messageId, picture: "file-1", mark: "[image: plan.png]", attached, ...over };
};

describe("pictures of imported messages", () => {
  it("take the place of their marks, once", async () => {
    const { store, id, ask, question } = await makeImport();
    const { id: messageId } = await question();
    expect(await ask()).toEqual([
      { at: 0, messageId },
      { at: 1, messageId },
    ]);
    const before = (await store.conversations.find(id))?.tokenCount ?? 0;
    expect(await store.imports.addPicture(picture(messageId))).toBe("added");
    expect(await store.imports.addPicture(picture(messageId))).toBe("known");
    const { text, attachments = [] } = await question();
    expect(text).toBe("[image]\n\nWhat is it?");
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ kind: "image", name: "plan.png", importId: "file-1" });
    const read = await store.attachments.read({ id: attachments[0]?.id ?? "", conversationId: id });
    expect(read).toEqual({ type: "image/png", data: attached.data });
    expect(await ask()).toEqual([{ at: 1, messageId }]);
    expect((await store.conversations.find(id))?.tokenCount).not.toBe(before);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("take their places in time by the text's length, whatever stands around their marks", async () => {
    const lines = "\n".repeat(100_000);
    const text = `a${lines}b${lines}[image: plan.png]${lines}c${lines}d`;
    const { store, question } = await makeImport(text);
    const begun = performance.now();
    expect(await store.imports.addPicture(picture((await question()).id))).toBe("added");
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect((await question()).text).toBe(`a${lines}b\n\nc${lines}d`);
  });

  it("are gone with their message, and do not come back", async () => {
    const { store, id, contextId, ask, question } = await makeImport();
    const { id: messageId } = await question();
    await store.imports.addPicture(picture(messageId));
    const [one] = (await question()).attachments ?? [];
    const what = { type: "ids", ids: [messageId] } as const;
    await store.deleteMessages({ contextId, conversationId: id, what });
    await expect(
      store.attachments.read({ id: one?.id ?? "", conversationId: id }),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await ask()).toEqual([]);
    expect(await store.imports.addPicture(picture(messageId, { picture: "file-2" }))).toBe(
      "refused",
    );
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("are refused where the bytes are no such picture, or the message has eight", async () => {
    const { store, ask, question } = await makeImport();
    const { id: messageId } = await question();
    const other = { ...attached, width: 300 };
    await expect(
      store.imports.addPicture(picture(messageId, { attached: other })),
    ).rejects.toMatchObject({ code: "bad-request" });
    for (let at = 0; at < 8; at += 1) {
      const one = `more-${at}`;
      expect(await store.imports.addPicture(picture(messageId, { picture: one, mark: "" }))).toBe(
        "added",
      );
    }
    expect(await ask()).toEqual([]);
    expect(await store.imports.addPicture(picture(messageId))).toBe("refused");
  });

  it("have no name that the person's rules do not allow to be kept", async () => {
    const { store, question } = await makeImport();
    const rule = { kind: "word", text: "plan", when: "stored" } as const;
    await store.settings.update((now) => ({
      ...now,
      prompt: { ...now.prompt, redactions: [rule] },
    }));
    const { id } = await question();
    await store.imports.addPicture(picture(id));
    expect(JSON.stringify((await question()).attachments)).not.toContain("plan");
  });
});
