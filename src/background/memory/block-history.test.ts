import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeBlockFields } from "../../../test/builders/make-block";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { createBlockDocs } from "./block-docs";
import { listRevisions, rewind } from "./block-history";

const BY = { who: "person", share: null, why: "" } as const;
const LOST = { code: "not-found" };

/** The history of a text of that many changes, each a line, of which one does not open. */
async function setup(count: number, lost: number) {
  const { store, database, restart, conversationId } = await makeStore();
  const contextId = await contextIdOf(store, conversationId);
  const id = crypto.randomUUID();
  await store.memory().blocks.add({ id, contextId, fields: makeBlockFields() });
  const docs = createBlockDocs(store.memory());
  for (let number = 1; number <= count; number += 1) {
    const edits = [{ op: "append-text", text: `${number}\n` }] as const;
    await docs.edit({ id, version: null, edits, by: BY });
  }
  const rows = await rawTable<{ id: string; order: number }>(database, "block_revisions").toArray();
  await flipRow(database, "block_revisions", rows.find(({ order }) => order === lost)?.id);
  const { blocks } = restart().memory();
  const { block, content } = await createBlockDocs({ blocks }).open(id);
  const current = { id, content, revision: block.revision };
  const to = (number: number) => rewind(blocks, { ...current, number });
  const list = () => listRevisions(blocks, { ...current, before: null, limit: 200 });
  return { to, list };
}

function textAfter(count: number) {
  const lines = Array.from({ length: count }, (_, at) => `${at + 1}\n`);
  return { kind: "text", text: lines.join("") };
}

describe("a history of which a change does not open", () => {
  it("tells all the others, with what they changed as far back as that is known", async () => {
    const { to, list } = await setup(105, 60);
    const { revisions } = await list();
    expect(revisions).toHaveLength(104);
    for (const { number, canRestore, lines } of revisions) {
      expect([canRestore, lines.length > 0], `${number}`).toEqual([number > 60, number > 60]);
    }
    for (const number of [105, 104, 61, 60]) expect(await to(number)).toEqual(textAfter(number));
    for (const number of [59, 58, 1, 0]) await expect(to(number)).rejects.toMatchObject(LOST);
  });

  it("takes what stands there now for no earlier version where the newest change is lost", async () => {
    const { to, list } = await setup(3, 3);
    const unrestorable = { canRestore: false, lines: [] };
    expect((await list()).revisions).toMatchObject([
      { number: 2, ...unrestorable },
      { number: 1, ...unrestorable },
    ]);
    expect(await to(3)).toEqual(textAfter(3));
    for (const number of [2, 1, 0]) await expect(to(number)).rejects.toMatchObject(LOST);
  });
});
