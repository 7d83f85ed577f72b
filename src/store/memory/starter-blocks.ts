import type { Block, BlockFields } from "../../domain/block";
import type { Id } from "../../domain/id";
import type { Put } from "../rows/changes";
import { isNameTaken } from "../rows/unique-name";
import { blockToPut } from "./block-rows";

const PAGE = {
  permission: "ReadWrite",
  pinned: true,
  schema: { kind: "text", viewport: null },
} as const;

/** What every context begins with: empty pages, which no prompt shows until something stands there. */
export const STARTER_BLOCKS: readonly BlockFields[] = [
  {
    ...PAGE,
    label: "persona",
    type: "core",
    description: "The assistant here: its manner, and what it has promised.",
  },
  {
    ...PAGE,
    label: "human",
    type: "core",
    description: "The person it talks with: what they want it to know about them.",
  },
  {
    ...PAGE,
    label: "scratchpad",
    type: "working",
    description: "What the two are working on at present.",
  },
];

/** A block that nothing stands in yet. */
export function newBlock(
  id: Id,
  { contextId, now }: { readonly contextId: Id; readonly now: number },
  fields: BlockFields,
): Block {
  const made = { text: "", revision: 0, taint: [], createdAt: now, updatedAt: now };
  return { ...fields, ...made, id, contextId, version: 1 };
}

type Beginning = {
  readonly now: number;
  /** Of blocks that are there already. */
  readonly labels: readonly string[];
};

/** The rows that a new context begins with, but for those whose labels others have. */
export function starterPuts(contextId: Id, { now, labels }: Beginning): readonly Put[] {
  const free = STARTER_BLOCKS.filter(({ label }) => !isNameTaken(label, labels));
  // One after the other, so that they are listed in this order.
  return free.map((fields, nth) =>
    blockToPut(newBlock(crypto.randomUUID(), { contextId, now: now + nth }, fields), null),
  );
}
