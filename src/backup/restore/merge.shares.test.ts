import { describe, expect, it } from "vitest";
import { addContext } from "../../../test/builders/add-conversation";
import { makeBlockFields } from "../../../test/builders/make-block";
import { backUp, plainRows, restore, twinOf } from "../../../test/builders/make-restore";
import { makeStore, type StoreHarness } from "../../../test/builders/make-store";

/** Two vaults with the same two contexts, of which the first has no page yet. */
async function makeSame() {
  const here = await makeStore();
  const [from, to] = [await addContext(here.store, "From"), await addContext(here.store, "To")];
  return { here, other: await twinOf(here), from, to };
}

async function addPage({ store }: StoreHarness, contextId: string): Promise<string> {
  const id = crypto.randomUUID();
  await store.memory().blocks.add({ id, contextId, fields: makeBlockFields({ label: "page" }) });
  return id;
}

function share({ store }: StoreHarness, blockId: string, contextId: string) {
  return store.memory().blocks.share({ blockId, contextId, permission: "ReadOnly" });
}

describe("a share of the backup's", () => {
  it("shows the page that its own has become one with", async () => {
    const { here, other, from, to } = await makeSame();
    const own = await addPage(here, from);
    await share(other, await addPage(other, from), to);
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const { shared } = await vault.restart().readBlocks(to);
    expect(shared.map(({ block }) => block.id)).toEqual([own]);
    const twice = await restore(backup, vault, "merge");
    expect(await plainRows(twice.vault)).toEqual(await plainRows(vault));
  });

  it("comes once where that context sees the page here, too", async () => {
    const { here, from, to } = await makeSame();
    const page = await addPage(here, from);
    const other = await twinOf(here);
    await share(here, page, to);
    await share(other, page, to);
    const { vault } = await restore(await backUp(other), here, "merge");
    const { shared } = await vault.restart().readBlocks(to);
    expect(shared.map(({ block }) => block.id)).toEqual([page]);
  });

  it("shows nothing of here where somebody else's page is called as one of here", async () => {
    const { here, other, from, to } = await makeSame();
    await addPage(here, from);
    await share(other, await addPage(other, from), to);
    const theirs = await addContext(other.store, "Theirs");
    await share(other, (await other.store.readBlocks(from)).own[0]?.id ?? "", theirs);
    const { vault } = await restore(await backUp(other), here, "merge", 0, true);
    const seen = await Promise.all([to, theirs].map((id) => vault.restart().readBlocks(id)));
    expect(seen.flatMap(({ shared }) => shared)).toEqual([]);
  });
});
