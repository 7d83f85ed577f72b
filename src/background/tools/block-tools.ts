import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { MAX_LABEL } from "../../domain/block-schema";
import type { SeenBlock } from "../../turns/context-store";
import { type CallPlace, defineTool, type Tool } from "../../turns/tools/tool";
import type { ToolDeps } from "./tool-deps";

const label = () => z.string().check(z.minLength(1), z.maxLength(MAX_LABEL));

/** Tools over the pages of a context's memory, its own and those that others share with it. */
export function blockTools(deps: Pick<ToolDeps, "readBlocks">): readonly Tool[] {
  return [
    defineTool({
      name: "block_read",
      description: "Reads a page of memory whole, by its label.",
      input: z.object({ label: label() }),
      run: async (input, at) => {
        const { block } = await findBlock(deps, input.label, at);
        return { text: block.text, taint: block.taint };
      },
    }),
  ];
}

/** The block of that label that the context sees, its own before others'; fails with `not-found`. */
async function findBlock(
  { readBlocks }: Pick<ToolDeps, "readBlocks">,
  wanted: string,
  { context }: CallPlace,
): Promise<SeenBlock> {
  const blocks = await readBlocks(context.id);
  const found = blocks.find(({ block }) => block.label.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  const labels = blocks.map(({ block }) => block.label).join(", ");
  throw new AppError("not-found", { data: { kind: "block", labels } });
}
