import { toBase64 } from "../../domain/base64";
import type { Block } from "../../domain/block";
import type { Id } from "../../domain/id";
import type { Put } from "../rows/changes";
import type { ReadDeps } from "../rows/row-deps";
import { entryToPut, readEntries } from "./archival-store";
import { readDocument, type StoredDocument } from "./block-documents";
import { blockToPut } from "./block-rows";
import { factToPut, readFacts } from "./fact-rows";
import { blocksOf, openedOf } from "./read-memory";
import { newBlock } from "./starter-blocks";

type Copying = {
  readonly from: Id;
  readonly to: Id;
  readonly now: number;
  /** A block's document without what was deleted from it, and its texts; null where nothing was ever written. */
  readonly snapshotOf: (stored: StoredDocument) => Snapshot | null;
};

export type Snapshot = {
  readonly state: Uint8Array;
  readonly texts: Pick<Block, "text" | "whole">;
};

/** The pages of a context for another one, empty: labels, permissions and layouts. */
export async function layoutPuts(deps: ReadDeps, { from, to, now }: Omit<Copying, "snapshotOf">) {
  const blocks = await blocksOf(deps, from);
  return blocks.map((block, nth) => blockToPut(blankOf(block, { to, now: now + nth }), null));
}

/**
 * All that a context remembers, as another one's own: its blocks without their history, what others
 * share with it, kept facts and notes; without where these were said, for the conversations stay
 * behind.
 */
export async function memoryPuts(deps: ReadDeps, copying: Copying): Promise<readonly Put[]> {
  const { from, to } = copying;
  const [blocks, shares, facts] = await Promise.all([
    blockPuts(deps, copying),
    openedOf(deps, "block_shares", from),
    readFacts(deps, from),
  ]);
  const notes: Put[] = [];
  for await (const entries of readEntries(deps, from)) {
    const copies = entries.map((one) => ({ ...one, id: crypto.randomUUID(), contextId: to }));
    notes.push(...copies.map((one) => entryToPut({ ...one, source: null }, null)));
  }
  return [
    ...blocks,
    ...shares.map(({ payload }): Put => {
      const columns = { id: crypto.randomUUID(), parent: to };
      return { table: "block_shares", columns, replaces: null, payload };
    }),
    ...facts
      .filter(({ state }) => state === "kept")
      .map(({ version: _version, ...fact }) => {
        const own = { id: crypto.randomUUID(), contextId: to };
        const bare = { source: null, former: [], formerKeys: undefined };
        return factToPut({ ...fact, ...own, ...bare }, null);
      }),
    ...notes,
  ];
}

async function blockPuts(deps: ReadDeps, { from, to, now, snapshotOf }: Copying): Promise<Put[]> {
  const blocks = await blocksOf(deps, from);
  const puts = blocks.map(async (block, nth): Promise<Put[]> => {
    const blank = blankOf(block, { to, now: now + nth });
    const snapshot = snapshotOf(await readDocument(deps, block.id));
    if (snapshot === null) return [blockToPut(blank, null)];
    const { state, texts } = snapshot;
    const payload = { state: toBase64(state), through: 0 };
    return [
      blockToPut({ ...blank, ...texts, taint: block.taint }, null),
      { table: "block_states", columns: { id: blank.id }, replaces: null, payload },
    ];
  });
  return (await Promise.all(puts)).flat();
}

function blankOf(block: Block, { to, now }: { readonly to: Id; readonly now: number }): Block {
  const { label, description, type, permission, pinned, schema } = block;
  const fields = { label, description, type, permission, pinned, schema };
  return newBlock(crypto.randomUUID(), { contextId: to, now }, fields);
}
