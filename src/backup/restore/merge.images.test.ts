import { expect, it } from "vitest";
import { makeImage } from "../../../test/builders/make-attached";
import {
  backUp,
  plainRows,
  restore,
  rowsIn,
  textsIn,
  twinOf,
  type Vault,
} from "../../../test/builders/make-restore";
import { closeTurn, MODEL, makeStore, type StoreHarness } from "../../../test/builders/make-store";

/** Attaches an image to the draft. */
async function attach({ store, conversationId }: StoreHarness): Promise<string> {
  const id = crypto.randomUUID();
  await store.attachments.add({ id, conversationId, attached: makeImage() });
  return id;
}

/** Two vaults with one message that has an image, which the other one then has deleted; and the backup of that. */
async function setup() {
  const here = await makeStore();
  const { conversationId } = here;
  const image = await attach(here);
  const request = { id: crypto.randomUUID(), conversationId, text: "look", model: MODEL };
  const { turn } = await here.store.turns.openTurn({ ...request, attachments: [image] });
  await closeTurn(here, turn.id, "nice");
  const other = await twinOf(here);
  const { context } = await other.store.branches.readPosition(other);
  const what = { type: "ids", ids: [turn.userMessageId] } as const;
  await other.store.deleteMessages({ contextId: context.id, conversationId, what });
  return { here, image, backup: await backUp(other) };
}

it("a message that is deleted by a merge takes its image along, and none of what is attached here since", async () => {
  const { here, backup } = await setup();
  const drafted = await attach(here);
  const { vault } = await restore(backup, here, "merge");
  expect(await textsIn(vault)).toEqual(["", "nice"]);
  expect([...rowsIn(await plainRows(vault), "attachments").keys()]).toEqual([drafted]);
  expect((await vault.restart().check()).mismatched).toEqual([]);
});

it("what is attached to an unsent message of the backup does not come where that gives way to one of here", async () => {
  const { here } = await setup();
  const { conversationId } = here;
  const other = await twinOf(here);
  const sent = await attach(other);
  const request = { id: crypto.randomUUID(), conversationId, text: "more", model: MODEL };
  const { turn } = await other.store.turns.openTurn({ ...request, attachments: [sent] });
  await closeTurn(other, turn.id, "so");
  const lost = await attach(other);
  const backup = await backUp(other);
  const idsIn = async (vault: Vault) => [...rowsIn(await plainRows(vault), "attachments").keys()];
  const before = await idsIn(here);
  expect((await idsIn((await restore(backup, here, "merge")).vault)).toSorted()).toEqual(
    [...before, sent, lost].toSorted(),
  );
  await here.store.saveDraft({ conversationId, text: "typed here" });
  const { vault } = await restore(backup, here, "merge");
  expect((await idsIn(vault)).toSorted()).toEqual([...before, sent].toSorted());
  const rows = await plainRows(vault);
  expect(await plainRows((await restore(backup, vault, "merge")).vault)).toEqual(rows);
});

it.each(["merge", "replace"] as const)(
  "what is attached to a stranger's unsent message stays away with it: %s",
  async (mode) => {
    const here = await makeStore();
    const { here: other, image } = await setup();
    await attach(other);
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, mode, 0, true);
    const rows = await plainRows(vault);
    expect([...rowsIn(rows, "attachments").keys()]).toEqual([image]);
    const again = await restore(backup, vault, "merge", 0, true);
    expect(again.result.conversations).toBe(0);
    expect(await plainRows(again.vault)).toEqual(rows);
  },
);
