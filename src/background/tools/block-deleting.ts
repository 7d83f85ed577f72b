import * as z from "zod/mini";
import { MAX_LABEL } from "../../domain/block-schema";
import { checkDelete, stricter } from "../../memory/check-edit";
import { type Tool, writingTool } from "../../turns/tools/tool";
import { createBlockDocs } from "../memory/block-docs";
import { findBlock } from "./block-tools";
import type { ToolDeps } from "./tool-deps";

/** The tool by which a model has a block deleted that it may do everything with (P-049), behind a card always. */
export function blockDeleting(deps: ToolDeps): readonly Tool[] {
  return [
    writingTool({
      name: "block_delete",
      description:
        "Deletes a block of memory with its history, by its label, once the person agrees.",
      input: z.object({ label: z.string().check(z.minLength(1), z.maxLength(MAX_LABEL)) }),
      look: async ({ label }, at) => {
        const { block, share } = await findBlock(deps, label, at);
        const { permission: own } = block;
        const permission = share === null ? own : stricter(share.permission, own);
        checkDelete({ who: "model", permission });
        return { target: block.label, before: block.text, after: "", needsPerson: true };
      },
      write: async ({ label }, at) => {
        const { block, share } = await findBlock(deps, label, at);
        const { turnId, result, onKept, context } = at;
        const { blocks } = deps.store.memoryWith({ turnId, result, onKept });
        const shared = share && { contextId: context.id, permission: share.permission };
        const by = { who: "model", share: shared } as const;
        await createBlockDocs({ blocks }).remove({ id: block.id, by });
        deps.onChange();
      },
    }),
  ];
}
