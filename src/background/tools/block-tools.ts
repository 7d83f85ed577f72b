import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import type { BlockEdit } from "../../domain/block-edit";
import { MAX_LABEL } from "../../domain/block-schema";
import { applyEdit } from "../../memory/apply-edit";
import { checkEdit } from "../../memory/check-edit";
import { renderWhole } from "../../memory/render-content";
import type { SeenBlock } from "../../turns/context-store";
import { Refused } from "../../turns/tools/refused";
import {
  type CallSite,
  type Change,
  checkRow,
  readingTool,
  type Tool,
  type WriteSite,
  writingTool,
} from "../../turns/tools/tool";
import { createBlockDocs } from "../memory/block-docs";
import type { ToolDeps } from "./tool-deps";

const name = () => z.string().check(z.minLength(1), z.maxLength(MAX_LABEL));
/** What the history tells of a change, as the model's words. */
const why = () => z.string().check(z.maxLength(200));
const text = () => z.string().check(z.maxLength(65_536));
/** A page, and of one with sections, which of them. */
const page = { label: name(), section: z.optional(name()), why: z.optional(why()) };

/** Tools over the pages of a context's memory, its own and those that others share with it. */
export function blockTools(deps: ToolDeps): readonly Tool[] {
  const reading = readingTool({
    name: "block_read",
    description: "Reads a block of memory whole, by its label.",
    input: z.object({ label: name() }),
    run: async ({ label }, at) => {
      const { block } = await findBlock(deps, label, at);
      return { text: block.text, taint: block.taint };
    },
  });
  return [reading, ...textTools(deps), ...partTools(deps)];
}

type About<S> = { readonly name: string; readonly description: string; readonly input: S };

/** A tool that makes one edit, through the same gate as every other. */
function editingTool<S extends z.ZodMiniType<{ label: string; why?: string | undefined }>>(
  deps: ToolDeps,
  about: About<S>,
  toEdit: (input: z.output<S>) => BlockEdit,
): Tool {
  return writingTool({
    ...about,
    look: (input, at) => look(deps, { label: input.label, edit: toEdit(input) }, at),
    write: (input, at) =>
      write(deps, { label: input.label, edit: toEdit(input), why: input.why ?? "" }, at),
  });
}

function textTools(deps: ToolDeps): readonly Tool[] {
  return [
    editingTool(
      deps,
      {
        name: "block_append",
        description: "Adds text at the end of a block of memory that is a text.",
        input: z.object({ ...page, text: text() }),
      },
      ({ section, text }) => ({ op: "append-text", section, text }),
    ),
    editingTool(
      deps,
      {
        name: "block_replace",
        description:
          "Puts a text in place of the first occurrence of another in a block of memory.",
        input: z.object({ ...page, old: text(), new: text() }),
      },
      ({ section, old, new: next }) => ({ op: "replace-text", section, old, new: next }),
    ),
  ];
}

function partTools(deps: ToolDeps): readonly Tool[] {
  const value = z.union([text(), z.number(), z.boolean(), z.array(text())]);
  return [
    editingTool(
      deps,
      {
        name: "block_set_field",
        description: "Sets a field of a block of memory that is a table.",
        input: z.object({ ...page, field: name(), value }),
      },
      ({ section, field, value }) => ({ op: "set-field", section, field, value }),
    ),
    editingTool(
      deps,
      {
        name: "list_push",
        description: "Adds an item to a block of memory that is a list.",
        input: z.object({ ...page, text: text() }),
      },
      ({ section, text }) => ({ op: "push-item", section, item: { text, done: false } }),
    ),
    editingTool(
      deps,
      {
        name: "log_append",
        description: "Adds an entry, with the time, to a block of memory that is a log.",
        input: z.object({ ...page, text: text() }),
      },
      ({ section, text }) => {
        return { op: "append-entry", section, entry: { at: deps.clock.now(), text } };
      },
    ),
  ];
}

type Editing = { readonly label: string; readonly edit: BlockEdit };
type Reasoned = Editing & { readonly why: string };

async function look(deps: ToolDeps, { label, edit }: Editing, at: CallSite): Promise<Change> {
  const { block, share } = await findBlock(deps, label, at);
  const { schema } = block;
  const permission = share?.permission ?? block.permission;
  const needsPerson = asks(edit, { schema, permission });
  const { block: row, content } = await deps.blockDocs().open(block.id);
  const { content: next, replaced } = applyEdit(content, edit, schema);
  if (edit.op === "replace-text" && !replaced) {
    throw new AppError("not-found", { data: { kind: "text" } });
  }
  // What is outside a window is changed as well, and nothing is approved that is not seen.
  const [before, after] = [renderWhole(schema, content), renderWhole(schema, next)];
  return { target: block.label, before, after, needsPerson, row };
}

/** Fails as the gate does, unless the person may let it pass. */
function asks(edit: BlockEdit, gate: Omit<Parameters<typeof checkEdit>[1], "who">): boolean {
  try {
    checkEdit(edit, { ...gate, who: "model" });
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "approval-needed") return true;
    throw error;
  }
}

/** Attempts where the person writes in the same page meanwhile. */
const ATTEMPTS = 3;

async function write(deps: ToolDeps, { label, edit, why }: Reasoned, at: WriteSite): Promise<void> {
  const { block, share } = await findBlock(deps, label, at);
  checkRow(block, at);
  const { turnId, result, onKept, isApproved, isSeen, taint } = at;
  const { blocks } = deps.store.memoryWith({ turnId, result, onKept });
  const shared = share && { contextId: at.context.id, permission: share.permission };
  const by = { who: "model", share: shared, why, isApproved } as const;
  const version = isSeen ? block.version : null;
  const input = { id: block.id, version, edits: [edit], by, taint };
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Of its own, so that nothing but this edit is in the commit; the others see the new version.
      await createBlockDocs({ blocks }).edit(input);
      deps.onChange();
      return;
    } catch (error) {
      const isRaced = error instanceof AppError && error.code === "conflict";
      // Over what the person has not seen, nothing that they approved is written.
      if (!isRaced || isSeen || attempt === ATTEMPTS) throw error;
    }
  }
}

/** The block of that label that the context sees, its own before others'; else `Refused`. */
export async function findBlock(
  { store, readBlocks }: ToolDeps,
  wanted: string,
  { context, isTemporary }: CallSite,
): Promise<SeenBlock> {
  // Nobody may have looked at its memory yet; of a temporary conversation nothing is written.
  if (!isTemporary) await store.contexts.beginMemory(context.id);
  const blocks = await readBlocks(context.id);
  const found = blocks.find(({ block }) => block.label.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  throw new Refused(noneOf(blocks));
}

/** Labels that a stranger may have written are counted: told here, they would be as the product's own. */
function noneOf(blocks: readonly SeenBlock[]): string {
  const own = blocks.filter(({ block }) => block.taint.length === 0);
  const labels = own.map(({ block }) => block.label).join(", ") || "none";
  const others = blocks.length - own.length;
  const rest = others === 0 ? "" : ` And ${others} more, with text from elsewhere.`;
  return `There is no such block here. There are: ${labels}.${rest}`;
}
