import { describe, expect, it } from "vitest";
import { closeTurn, makeStore } from "../../../test/builders/make-store";
import type { Attached } from "../../domain/attachment";
import { createUndoRecord, type UndoRecord } from "../rows/undo-record";

const MODEL = { provider: "ollama", name: "m", url: "", window: 8_192, thinks: false } as const;

const PAGE: Attached = {
  ...{ kind: "text", name: "Herons – Birds", text: "Page: Herons", of: "page" },
  ...{ address: "https://birds.example/herons", taint: ["page"] },
};

async function setup() {
  const { store, conversationId, clock } = await makeStore();
  const send = async (...all: readonly Attached[]) => {
    clock.time += 1_000;
    const attachments = [];
    for (const attached of all) {
      const id = crypto.randomUUID();
      await store.attachments.add({ id, conversationId, attached });
      attachments.push(id);
    }
    const id = crypto.randomUUID();
    const input = { id, conversationId, text: "What of it?", model: MODEL, attachments };
    await store.turns.openTurn(input);
    await closeTurn({ store }, id, "x");
  };
  const list = async () =>
    (await store.references.listOf({ conversationId, limit: 9 })).map(
      ({ kind, target, name, action, taint = [] }) => [kind, target, name, action, taint],
    );
  /** Deletes the newest question. */
  const remove = async (record?: UndoRecord) => {
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 9 });
    const ids = [messages.findLast(({ role }) => role === "user")?.id ?? ""];
    const { contextId } = (await store.conversations.show({ conversationId })).conversation;
    const what = { type: "ids", ids } as const;
    await store.deleteMessages({ contextId, conversationId, what, record });
  };
  return { store, conversationId, clock, send, list, remove };
}

describe("what a message has attached", () => {
  it("is noted as what the conversation is about, as untrusted as it is", async () => {
    const { send, list } = await setup();
    await send(PAGE, { kind: "text", name: "plan.txt", text: "One." });
    // Both were mentioned at the same time.
    expect((await list()).toSorted().toReversed()).toEqual([
      ["page", "https://birds.example/herons", "Herons – Birds", "discussed", ["page"]],
      ["document", "plan.txt", "plan.txt", "discussed", []],
    ]);
  });

  it("is no reference any more where the last message that had it is deleted", async () => {
    const { store, send, list, remove } = await setup();
    await send(PAGE, { kind: "text", name: "plan.txt", text: "One." });
    await send(PAGE);
    await remove();
    expect(await list()).toHaveLength(2);
    await remove();
    expect(await list()).toEqual([]);
    expect((await store.check()).mismatched).toEqual([]);
  });

  it("is one again where the deletion is taken back", async () => {
    const { store, clock, send, list, remove } = await setup();
    await send(PAGE);
    const record = createUndoRecord(clock.now());
    await remove(record);
    expect(await list()).toEqual([]);
    await store.undo(record);
    expect(await list()).toHaveLength(1);
  });

  it("stays one where it was changed as well, or the person calls it otherwise", async () => {
    const { store, conversationId, clock, send, list, remove } = await setup();
    await send(PAGE, { kind: "text", name: "plan.txt", text: "One." });
    const again = { conversationId, name: "", mentionedAt: clock.now() };
    const page = { kind: "page", target: "https://birds.example/herons" } as const;
    const file = { kind: "document", target: "plan.txt" } as const;
    await store.references.note({ ...again, ...page, action: "modified", aliases: [] });
    await store.references.note({ ...again, ...file, action: "discussed", aliases: ["my plan"] });
    await remove();
    expect(await list()).toHaveLength(2);
  });

  it("is none where it is a mention, or words of a page without its address", async () => {
    const { send, list } = await setup();
    const said: Attached = { kind: "text", name: "Selection", text: "x", of: "page" };
    await send(said, { kind: "text", name: "Earlier.md", text: "x", of: "conversation" });
    expect(await list()).toEqual([]);
  });

  it("stays one however often it is attached, called as the person does and changed as it was", async () => {
    const { store, conversationId, clock, send, list } = await setup();
    const page = { kind: "page", target: "https://birds.example/herons" } as const;
    const made = { ...page, name: "My herons", action: "modified" } as const;
    await store.references.note({ conversationId, ...made, aliases: [], mentionedAt: clock.now() });
    await send(PAGE);
    expect(await list()).toEqual([["page", page.target, "My herons", "modified", ["page"]]]);
  });
});
