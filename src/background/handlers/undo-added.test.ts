import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeBlockFields } from "../../../test/builders/make-block";
import { archiveInsert, archiveSearch, blockAdd, memoryList } from "./memory-handlers";
import { referenceList, referenceNote } from "./reference-handlers";
import { undoRun } from "./undo-handlers";

const PAGE = { skip: 0, limit: 9 } as const;

async function setup() {
  const { app, contextId, conversationId } = await makeApp();
  const additions = {
    block: {
      add: (undo: string) => {
        const fields = makeBlockFields({ label: "Plan" });
        return blockAdd(app, { id: crypto.randomUUID(), contextId, fields, undo });
      },
      count: async () =>
        (await memoryList(app, { contextId })).blocks.filter(({ label }) => label === "Plan")
          .length,
    },
    note: {
      add: (undo: string) => {
        const written = { contextId, text: "Oak", tags: [], messageId: null };
        return archiveInsert(app, { id: crypto.randomUUID(), ...written, undo });
      },
      count: async () => (await archiveSearch(app, { contextId, query: "", ...PAGE })).total,
    },
    reference: {
      add: (undo: string) => {
        const noted = { kind: "page", name: "Herons", target: "", action: "discussed" } as const;
        return referenceNote(app, { conversationId, ...noted, undo });
      },
      count: async () => (await referenceList(app, { contextId, ...PAGE })).total,
    },
  };
  return { app, additions };
}

describe.each(["block", "note", "reference"] as const)("a %s that was added", (kind) => {
  it("is gone by undo", async () => {
    const { app, additions } = await setup();
    const { add, count } = additions[kind];
    const undo = crypto.randomUUID();
    expect(await add(undo)).toMatchObject({ canUndo: true });
    expect(await count()).toBe(1);
    await undoRun(app, { undoId: undo });
    expect(await count()).toBe(0);
  });
});
