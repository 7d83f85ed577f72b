import type { Block } from "../../domain/block";
import type { ContextPart, ContextProvider } from "../../domain/context-provider";
import { standsIn } from "../../domain/stands-in";
import { namesOfBlock } from "../../domain/starter-names";
import { describeSchema } from "../../memory/describe-schema";
import type { ContextStore, SeenBlock } from "../context-store";

type Deps = Pick<ContextStore, "readBlocks">;

/**
 * A context's blocks, its own and those that others share (P-007 to P-011): core ones always, working
 * ones where they are pinned or the message names them, by their label (P-089) or (P-090) by their id;
 * archives, logs and what nothing stands in never.
 */
export function createBlocksProvider({ readBlocks }: Deps): ContextProvider {
  return {
    name: "blocks",
    getContext: async ({ contextId, currentPrompt, blockIds = [] }) => {
      const blocks = await readBlocks(contextId);
      const isNamed = (block: Block) =>
        blockIds.includes(block.id) ||
        namesOfBlock(block.label).some((name) => standsIn(currentPrompt, name));
      return blocks.flatMap((seen) => toPart(seen, isNamed));
    },
  };
}

function toPart({ block, share }: SeenBlock, isNamed: (block: Block) => boolean): ContextPart[] {
  const { id, type, label, description, schema, text, taint } = block;
  const isEmpty = text.trim() === "";
  if (type === "archival" || type === "log") {
    // One that nothing stands in is in no prompt, whatever its type.
    if (isEmpty) return [];
    return [leftOut("working-blocks", label, "block-not-told")];
  }
  if (isEmpty) return [leftOut(`${type}-blocks`, label, "block-empty")];
  const shown = {
    id,
    kind: type,
    label,
    permission: share?.permission ?? block.permission,
    ...(share === null ? {} : { sharedFrom: share.from }),
    description,
    schema: describeSchema(schema),
    text,
    isUntrusted: taint.length > 0,
    isUnnamed: type === "working" && !block.pinned && !isNamed(block),
  };
  return [{ type: "block", block: shown }];
}

type LeftOut = Extract<ContextPart, { type: "left-out" }>;

function leftOut(kind: LeftOut["kind"], label: string, reason: LeftOut["reason"]): LeftOut {
  return { type: "left-out", kind, labels: [label], reason };
}
