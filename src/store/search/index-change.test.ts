import { describe, expect, it } from "vitest";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import type { Changes } from "../rows/changes";
import { toIndexChange } from "./index-change";

/** A store, and what its commits change of what can be found, since that was last asked. */
async function setup() {
  const harness = await makeStore();
  const commits: Changes[] = [];
  harness.store.commits.watch((changes) => changes !== null && commits.push(changes));
  const taken = () => {
    const changes = commits.splice(0).map(toIndexChange);
    return {
      puts: changes.flatMap(({ puts }) => puts.map(({ kind, text }) => `${kind}: ${text}`)),
      removed: changes.flatMap(({ removed }) => removed),
      owners: changes.flatMap(({ owners }) => owners),
    };
  };
  const { context } = await harness.store.branches.readPosition(harness);
  return { ...harness, harness, contextId: context.id, taken };
}

describe("what a commit changes of what can be found", () => {
  it("is each message with its answer, and the title", async () => {
    const { harness, taken } = await setup();
    await sayTurn(harness, "Where is it?", "There");
    const { puts } = taken();
    expect(puts).toEqual(expect.arrayContaining(["message: Where is it?", "message: There"]));
    expect(puts).toContain("title: Where is it?");
  });

  it("is the text of a message that was deleted, which goes", async () => {
    const { harness, store, conversationId, contextId, taken } = await setup();
    await sayTurn(harness, "Where is it?", "There");
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 10 });
    taken();
    const [first] = messages;
    await store.deleteMessages({
      contextId,
      conversationId,
      what: { type: "ids", ids: [first?.id ?? ""] },
    });
    expect(taken().removed).toContain(first?.id);
  });

  it("is a note with its tags, and its going", async () => {
    const { store, contextId, taken } = await setup();
    const id = crypto.randomUUID();
    const note = { id, contextId, text: "The key", tags: ["house"], source: null, taint: [] };
    await store.memory().archival.insert(note);
    expect(taken().puts).toEqual(["archival: The key\nhouse"]);
    await store.memory().archival.remove({ id });
    expect(taken().removed).toEqual([id]);
  });

  it("is a reference with the names that were given to it", async () => {
    const { store, conversationId, taken } = await setup();
    taken();
    await store.references.note({
      ...{ conversationId, kind: "workflow", target: "task-flow", name: "Task workflow" },
      ...{ action: "created", aliases: ["the board"], mentionedAt: 5 },
    });
    expect(taken().puts).toEqual(["reference: Task workflow\ntask-flow\nthe board"]);
  });

  it("is a conversation that goes with all that was said in it", async () => {
    const { harness, store, conversationId, taken } = await setup();
    await sayTurn(harness, "Where is it?", "There");
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 10 });
    taken();
    await store.conversations.purge({ conversationId, messages: 2 });
    const { owners, removed } = taken();
    expect(owners).toEqual([conversationId]);
    // An index that is still being filled knows of none of them whose they are.
    expect([...removed].sort()).toEqual(messages.map(({ id }) => id).sort());
  });
});
