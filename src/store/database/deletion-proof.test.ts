import { expect, it } from "vitest";
import { makeJournaled } from "../../../test/builders/make-journal";
import { makeKeyring, sayTurn } from "../../../test/builders/make-store";
import { createKeySet, type KeySet } from "../../crypto/key-set";
import { foldJournal, isRow } from "../journal/fold-journal";
import type { Journal } from "../journal/journal";
import { isProvenDeletion, proveDeletion } from "./deletion-proof";

/** The deletions of a journal that these keys show to be the vault's. */
async function deletedFor(journal: Journal, keys: KeySet): Promise<readonly string[]> {
  const { rows } = await foldJournal(journal, {
    opens: async () => true,
    isDeleted: (deleted, proof) => isProvenDeletion(keys, deleted, proof),
  });
  return [...rows].flatMap(([key, found]) => (isRow(found) ? [] : [key]));
}

it("a deletion is proven for its row, its commit and its key, and for no other", async () => {
  const [current, other] = [await makeKeyring("feedf00d"), await makeKeyring("0badf00d")];
  const keys = createKeySet({ current, former: null });
  const deleted = { table: "messages", id: "one", sequence: 7 };
  const proof = await proveDeletion(keys, deleted);
  expect(await isProvenDeletion(keys, deleted, proof)).toBe(true);
  for (const change of [{ table: "forks" }, { id: "two" }, { sequence: 8 }]) {
    expect(await isProvenDeletion(keys, { ...deleted, ...change }, proof)).toBe(false);
  }
  expect(await isProvenDeletion(keys, deleted, undefined)).toBe(false);
  const foreign = createKeySet({ current: other, former: null });
  expect(await isProvenDeletion(foreign, deleted, proof)).toBe(false);
  const renamed = { ...proof, keyId: other.keyId };
  expect(await isProvenDeletion(foreign, deleted, renamed)).toBe(false);
});

it("what was deleted before a rotation stays deleted when its former key is gone", async () => {
  const { harness, store, journal } = await makeJournaled();
  const { keys, conversationId } = harness;
  await sayTurn(harness, "Before", "The answer before.");
  const { generation } = await store.rows.generation();
  await store.backups.letGo(generation);
  await store.conversations.purge({ conversationId, messages: 2 });
  const former = keys.current();
  const current = await makeKeyring("feedf00d");
  keys.use({ current, former });
  for (let done = false; !done; ) ({ done } = await store.resealNext());
  const only = createKeySet({ current, former: null });
  const gone = await deletedFor(journal, only);
  expect(gone.filter((key) => key.startsWith("messages/"))).toHaveLength(2);
  expect(gone).toContain(`conversations/${conversationId}`);
});
