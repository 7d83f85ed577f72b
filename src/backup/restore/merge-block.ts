import { toBase64 } from "../../domain/base64";
import type { Block, ContentSplice } from "../../domain/block";
import type { BlockContent } from "../../domain/block-content";
import { spliceOf } from "../../domain/content-splice";
import { createBlockDoc } from "../../memory/block-doc";
import { keptTexts } from "../../memory/kept-texts";
import { encodePayload, type Payload } from "../../store/database/payloads";
import { nextVersion } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import type { BlockSide } from "./block-sides";
import { isEqual } from "./compare-row";
import { renamedId } from "./renamed-id";

/** What becomes of a block that both sides have: one's as it is, or one of both, in the place of that of here. */
export type BlockOutcome = "here" | "there" | { readonly rows: readonly BackupRow[] };

export type Sides = {
  readonly here: BlockSide;
  readonly there: BlockSide;
  /** Whether the backup is not this vault's own: its words come, how it has set the block up does not. */
  readonly isForeign: boolean;
  /** Whether another block of here is called so. */
  readonly isTaken: (label: string) => boolean;
  /** The backup's. */
  readonly digest: string;
};

/**
 * Both sides' words in one document (P-072), whichever was changed last; what is said of the block is
 * the later wording. History is that of here, with the merge as its newest change: what was let go of
 * here stays away. The same for the same two sides. Null where changes are missing on which others
 * stand, or one cannot be read.
 */
export async function mergeBlock(sides: Sides): Promise<BlockOutcome | null> {
  const merged = tryMerge(sides);
  if (merged === null) return null;
  const { here, there } = sides;
  const { mine, theirs, content, meta, isTheirs } = merged;
  const isMine = isEqual(mine, content) && isEqual(meta, metaOf(here.block));
  if (isMine && !merged.isHidden) return "here";
  const isWholeThere = isEqual(theirs, content) && isTheirs && isAfter(there, here);
  if (isWholeThere) return "there";
  return { rows: await rowsOf(sides, merged, changesOf(merged)) };
}

type Meta = Pick<Block, "label" | "description" | "type" | "permission" | "pinned" | "schema">;

type Merged = {
  readonly mine: BlockContent;
  readonly theirs: BlockContent;
  readonly content: BlockContent;
  readonly state: Uint8Array;
  readonly meta: Meta;
  /** Whether what is said of the block is the backup's wording, word for word. */
  readonly isTheirs: boolean;
  /** Whether the backup brings words that have no place in the layout of here. */
  readonly isHidden: boolean;
};

function tryMerge({ here, there, isForeign, isTaken }: Sides): Merged | null {
  const isLater = !isForeign && isLaterThan(there, here);
  const label = isTaken(there.block.label) ? here.block.label : there.block.label;
  const meta = isLater ? { ...metaOf(there.block), label } : metaOf(here.block);
  const open = (schema: Block["schema"], ...some: readonly BlockSide[]) =>
    createBlockDoc({ schema, updates: some.flatMap(({ updates }) => updates) });
  try {
    const doc = open(meta.schema, here, there);
    if (!here.isWhole || !there.isWhole || doc.isIncomplete()) return null;
    return {
      mine: open(here.block.schema, here).content(),
      theirs: open(there.block.schema, there).content(),
      content: doc.content(),
      state: doc.state(),
      meta,
      isTheirs: isEqual(meta, metaOf(there.block)),
      isHidden:
        !isEqual(meta.schema, there.block.schema) &&
        !isEqual(
          open(there.block.schema, here).content(),
          open(there.block.schema, here, there).content(),
        ),
    };
  } catch {
    // What one of them brings is no update: both stay what they are.
    return null;
  }
}

function metaOf({ label, description, type, permission, pinned, schema }: Meta): Meta {
  return { label, description, type, permission, pinned, schema };
}

function isLaterThan(one: BlockSide, other: BlockSide): boolean {
  if (one.block.updatedAt !== other.block.updatedAt) {
    return one.block.updatedAt > other.block.updatedAt;
  }
  if (one.version !== other.version) return one.version > other.version;
  return JSON.stringify(metaOf(one.block)) > JSON.stringify(metaOf(other.block));
}

/** Whether the one was made from the other: it has all of its history, of which nothing was let go. */
function isAfter(one: BlockSide, other: BlockSide): boolean {
  return (
    one.id === other.id &&
    one.version > other.version &&
    other.revisions.size === other.block.revision &&
    [...other.revisions].every((id) => one.revisions.has(id))
  );
}

/** What history tells: under another layout also what stood there, which is seen nowhere else. */
function changesOf({ mine, theirs, content, isHidden }: Merged): readonly ContentSplice[] {
  if (isHidden) return [spliceOf(mine, theirs), spliceOf(theirs, content)];
  return isEqual(mine, content) ? [] : [spliceOf(mine, content)];
}

async function rowsOf(
  { here, there, isForeign, digest }: Sides,
  { content, state, meta }: Merged,
  changes: readonly ContentSplice[],
): Promise<readonly BackupRow[]> {
  const { id } = here;
  const revision = here.block.revision + changes.length;
  const updatedAt = Math.max(here.block.updatedAt, there.block.updatedAt);
  const version = nextVersion({ version: Math.max(here.version, there.version) });
  const taint = new Set([...here.block.taint, ...there.block.taint]);
  if (isForeign) taint.add("import");
  const { whole: _former, ...own } = here.block;
  const block: Payload<"blocks"> = {
    ...own,
    ...meta,
    ...keptTexts(meta.schema, content),
    revision,
    taint: [...taint],
    updatedAt,
  };
  const attribution = {
    at: updatedAt,
    who: "system",
    contextId: null,
    what: "merge",
    why: "",
  } as const;
  const history = changes.map(async (splice, nth): Promise<BackupRow> => {
    const order = here.block.revision + 1 + nth;
    const columns = { id: await renamedId({ id: `${id}/${order}`, digest }), parent: id, order };
    const payload = encodePayload("block_revisions", { ...attribution, splice });
    return { table: "block_revisions", columns, version: 1, payload };
  });
  const kept = { state: toBase64(state), through: revision };
  return [
    {
      table: "blocks",
      columns: { id, parent: here.contextId },
      version,
      payload: encodePayload("blocks", block),
    },
    {
      table: "block_states",
      columns: { id },
      version,
      payload: encodePayload("block_states", kept),
    },
    ...(await Promise.all(history)),
  ];
}
