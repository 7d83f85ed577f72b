import { describe, expect, it } from "vitest";
import { CONVERSATION, idOf, settle } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import type { Attachment } from "../../domain/attachment";
import type { Client } from "../../messaging/client";
import { createDraftAttachments } from "./draft-attachments";
import type { ReadAttached } from "./read-attached";

function setUp(fail: Record<string, AppError> = {}, stored: readonly { id: string }[] = []) {
  const calls: { type: string; input: unknown }[] = [];
  let changes = 0;
  let ids = 20;
  const call = async (type: string, input: { id: string }) => {
    calls.push({ type, input });
    const failure = fail[type];
    if (failure !== undefined) throw failure;
    if (type === "conversation.show") return { draftAttachments: stored };
    if (type !== "attachment.add") return {};
    return { kind: "text", id: input.id, name: "a.txt", text: "", tokens: 3 };
  };
  const attachments = createDraftAttachments({
    // The fake answers what the calls in question answer.
    client: { call } as unknown as Pick<Client, "call">,
    ready: async () => ({ conversation: { id: CONVERSATION } }),
    read: async (file): Promise<ReadAttached> =>
      file.name === "a.pdf"
        ? { kind: "refused", why: "unread" }
        : { kind: "text", name: file.name, text: "abc" },
    newId: () => idOf(ids++),
    onChange: () => {
      changes += 1;
    },
  });
  const names = () => attachments.get().list.map(({ name }) => name);
  return { attachments, calls, names, changes: () => changes };
}

const file = (name: string) => new File(["abc"], name);

describe("what is attached to a draft", () => {
  it("is shown at once and sealed as soon as it is read", async () => {
    const { attachments, calls, names, changes } = setUp();
    const adding = attachments.add([file("a.txt"), file("b.txt")]);
    expect(names()).toEqual(["a.txt", "b.txt"]);
    await adding;
    expect(calls.map(({ type }) => type)).toEqual(["attachment.add", "attachment.add"]);
    expect(attachments.get().list.every(({ attachment }) => attachment !== null)).toBe(true);
    expect(changes()).toBe(2);
  });

  it("tells why a file is not taken, and forgets that with the next", async () => {
    const { attachments, calls, names } = setUp();
    await attachments.add([file("a.pdf")]);
    expect(attachments.get()).toEqual({ list: [], problem: { name: "a.pdf", why: "unread" } });
    expect(calls).toEqual([]);
    await attachments.add([file("a.txt")]);
    expect(attachments.get().problem).toBeNull();
    expect(names()).toEqual(["a.txt"]);
  });

  it("is gone where the worker refuses it", async () => {
    const { attachments } = setUp({ "attachment.add": new AppError("limit-exceeded") });
    await attachments.add([file("a.txt")]);
    const failure = expect.objectContaining({ code: "limit-exceeded" });
    expect(attachments.get()).toEqual({ list: [], problem: { failure } });
  });

  it("is deleted when it is removed, while it is on its way, too", async () => {
    const { attachments, calls } = setUp();
    await attachments.add([file("a.txt")]);
    await attachments.remove(idOf(20), idOf(30));
    const adding = attachments.add([file("b.txt")]);
    await attachments.remove(idOf(21), idOf(31));
    await adding;
    const removed = calls.filter(({ type }) => type === "attachment.remove");
    expect(removed.map(({ input }) => input)).toEqual([
      { id: idOf(20), conversationId: CONVERSATION, undo: idOf(30) },
      { id: idOf(21), conversationId: CONVERSATION },
    ]);
    expect(attachments.get().list).toEqual([]);
  });

  it("is taken whole by a message that waits for it, or not at all", async () => {
    const { attachments, names } = setUp();
    attachments.add([file("a.txt")]);
    expect((await attachments.take())?.map(({ id }) => id)).toEqual([idOf(20)]);
    expect(names()).toEqual([]);
    attachments.add([file("a.txt"), file("a.pdf")]);
    expect(await attachments.take()).toBeNull();
    expect(names()).toEqual(["a.txt"]);
    expect(await attachments.take()).toHaveLength(1);
  });

  it("waits for the next message where one was on its way as it was added", async () => {
    const { attachments, calls, names } = setUp();
    attachments.add([file("a.txt")]);
    const [first, second] = [attachments.take(), attachments.take()];
    const adding = attachments.add([file("b.txt")]);
    expect((await first)?.map(({ id }) => id)).toEqual([idOf(20)]);
    expect(await second, "it went with the first one").toEqual([]);
    expect(names()).toEqual(["b.txt"]);
    await adding;
    expect(calls.filter(({ type }) => type === "attachment.remove")).toEqual([]);
    expect((await attachments.take())?.map(({ id }) => id)).toEqual([idOf(21)]);
  });

  it("is waited for no more once it is taken out, by a message or by what is added next", async () => {
    const { attachments, names } = setUp();
    attachments.bring({ name: "slow", seal: () => new Promise(() => {}) });
    await settle();
    await attachments.remove(idOf(20), idOf(30));
    let taken: readonly unknown[] | null = null;
    attachments.take().then((all) => {
      taken = all;
    });
    await settle();
    expect(taken).toEqual([]);
    void attachments.add([file("a.txt")]);
    await settle();
    expect(attachments.get().list.map(({ attachment }) => attachment === null)).toEqual([false]);
    expect(names()).toEqual(["a.txt"]);
  });

  it("is told nothing of once it is taken out, and holds no message back by having failed", async () => {
    const { attachments } = setUp();
    let fail = () => {};
    const seal = () =>
      new Promise<Attachment>((_, reject) => {
        fail = () => reject(new AppError("internal"));
      });
    attachments.bring({ name: "slow", seal });
    await settle();
    await attachments.remove(idOf(20), idOf(30));
    attachments.add([file("a.txt")]);
    const taken = attachments.take();
    fail();
    expect((await taken)?.map(({ id }) => id)).toEqual([idOf(21)]);
    await settle();
    expect(attachments.get().problem).toBeNull();
  });

  it("stays part of its own conversation's draft where another one is shown while it is added", async () => {
    const { attachments, calls } = setUp();
    const adding = attachments.add([file("a.txt"), file("taken-out.txt")]);
    const taking = attachments.take();
    await attachments.remove(idOf(21), idOf(31));
    attachments.close();
    expect(await taking, "the message would go without it").toBeNull();
    await adding;
    const added = calls.filter(({ type }) => type === "attachment.add");
    expect(added.map(({ input }) => input)).toMatchObject([{ id: idOf(20) }, { id: idOf(21) }]);
    const removed = calls.filter(({ type }) => type === "attachment.remove");
    expect(removed.map(({ input }) => input)).toMatchObject([{ id: idOf(21) }]);
    expect(attachments.get()).toEqual({ list: [], problem: null });
  });

  it("is left out once another window has sent it, but not what is being added", async () => {
    const { attachments, calls, names, changes } = setUp({}, [{ id: idOf(21) }]);
    await attachments.refresh();
    expect(calls).toEqual([]);
    await attachments.add([file("sent.txt"), file("b.txt")]);
    const adding = attachments.add([file("c.txt")]);
    await attachments.refresh();
    expect(names()).toEqual(["b.txt", "c.txt"]);
    await adding;
    expect(names()).toEqual(["b.txt", "c.txt"]);
    expect(changes()).toBe(4);
  });

  it("comes back before what was added meanwhile, each once", async () => {
    const { attachments, names } = setUp();
    await attachments.add([file("a.txt")]);
    const stored: Attachment = { kind: "text", id: idOf(9), name: "old.txt", text: "" };
    attachments.restore([stored]);
    attachments.restore([stored]);
    expect(names()).toEqual(["old.txt", "a.txt"]);
  });
});
