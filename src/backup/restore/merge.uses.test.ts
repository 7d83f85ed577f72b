import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { addRevision } from "../../../test/builders/make-block";
import { backUp, makeTwo, restore, type Vault } from "../../../test/builders/make-restore";
import { sayTurn } from "../../../test/builders/make-store";
import type { Store } from "../../store/create-store";

/** The labels of the pages that the context has once somebody looks at its memory. */
async function labelsIn(vault: Vault, contextId: string) {
  const store = vault.restart();
  await store.contexts.beginMemory(contextId);
  return (await store.readBlocks(contextId)).own.map(({ label }) => label).toSorted();
}

async function blockOf(store: Store, contextId: string, label: string) {
  const found = (await store.readBlocks(contextId)).own.find((one) => one.label === label);
  if (found === undefined) throw new Error(`no block is called ${label}`);
  return found;
}

async function setup() {
  const { here, other } = await makeTwo();
  const contextId = await contextIdOf(here.store, here.conversationId);
  return { here, other, contextId };
}

describe("the pages that a context begins with, merged", () => {
  it("are not made once more, nor one that was deleted here, where it was talked in there since", async () => {
    const { here, other, contextId } = await setup();
    await here.store.contexts.beginMemory(contextId);
    const { id } = await blockOf(here.store, contextId, "scratchpad");
    await here.store.memory().blocks.remove({ id });
    other.clock.time = here.clock.now() + 1_000;
    await sayTurn(other, "second", "two");
    const { vault } = await restore(await backUp(other), here, "merge");
    const { use } = await vault.restart().contexts.get(contextId);
    expect(use).toMatchObject({ lastChatAt: other.clock.now(), memoryBegun: true });
    expect(await labelsIn(vault, contextId)).toEqual(["human", "persona"]);
  });

  it("are not made beside those that come, where it was talked in here since", async () => {
    const { here, other, contextId } = await setup();
    await other.store.contexts.beginMemory(contextId);
    const { id } = await blockOf(other.store, contextId, "persona");
    await addRevision(other.store, id, { text: "Kind." });
    here.clock.time += 1_000;
    await sayTurn(here, "second", "two");
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await labelsIn(vault, contextId)).toEqual(["human", "persona", "scratchpad"]);
    expect(await blockOf(vault.restart(), contextId, "persona")).toMatchObject({
      id,
      text: "Kind.",
    });
  });
});
