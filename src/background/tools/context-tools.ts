import * as z from "zod/mini";
import { MAX_LABEL } from "../../domain/block-schema";
import { once } from "../../domain/once";
import {
  MAX_REFERENCE_NAME,
  type Reference,
  referenceActionSchema,
  referenceKindSchema,
} from "../../domain/reference";
import { checkDelete, stricter } from "../../memory/check-edit";
import { renderWhole } from "../../memory/render-content";
import { calculate } from "../../turns/tools/calculate";
import { createTools, offerTools } from "../../turns/tools/create-tools";
import {
  type CallSite,
  checkRow,
  type OfferTools,
  readingTool,
  type Tool,
  type Tools,
  writingTool,
} from "../../turns/tools/tool";
import { createBlockDocs } from "../memory/block-docs";
import { blockTools, findBlock } from "./block-tools";
import { factTools } from "./fact-tools";
import { findingTools } from "./finding-tools";
import { readServerTools, type ServerToolDeps } from "./server-tools";
import type { ToolDeps } from "./tool-deps";

export type ContextTools = { readonly offer: OfferTools; readonly tools: () => Tools };

/** The tools of the product's own, made when the first of them is asked for, and those of servers. */
export function createContextTools(deps: ToolDeps & ServerToolDeps): ContextTools {
  const builtIn = once((): readonly Tool[] =>
    [plainTools, blockTools, blockDeleting, findingTools, factTools, referenceTools].flatMap(
      (make) => make(deps),
    ),
  );
  const find = async (context: Parameters<typeof readServerTools>[1]) => {
    return [...builtIn(), ...(await readServerTools(deps, context))];
  };
  return {
    // Most contexts have none switched on: then no schema is made.
    offer: async (request) =>
      request.context.tools.length === 0 ? [] : offerTools(await find(request.context), request),
    tools: once(() => createTools(find)),
  };
}

/** Tools that know nothing of the person. */
function plainTools({ clock }: Pick<ToolDeps, "clock">): readonly Tool[] {
  return [
    readingTool({
      name: "now",
      description: "The date and time, here and in UTC.",
      input: z.object({}),
      run: () => {
        const date = new Date(clock.now());
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        const here = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "long" });
        return { text: `${here.format(date)} (${timeZone}); ${date.toISOString()}` };
      },
    }),
    readingTool({
      name: "calculate",
      description:
        "The value of an arithmetic expression: + - * / % ^, brackets, sqrt, abs, round, floor, ceil, min, max, ln, log, exp, sin, cos, tan, pi, e.",
      input: z.object({ expression: z.string().check(z.maxLength(1_000)) }),
      run: ({ expression }) => ({ text: `${expression} = ${calculate(expression)}` }),
    }),
  ];
}

const called = () => z.string().check(z.minLength(1), z.maxLength(MAX_REFERENCE_NAME));

/** A tool by which a model notes what a conversation is about, and what it did to it. */
function referenceTools(deps: ToolDeps): readonly Tool[] {
  const { store, clock } = deps;
  const input = z.object({
    kind: referenceKindSchema,
    name: called(),
    /** What it is called where it comes from; its name where that is left out. */
    target: z.optional(called()),
    action: referenceActionSchema,
  });
  return [
    writingTool({
      name: "reference_note",
      description:
        "Notes that this conversation has created, modified or discussed a workflow, page, document or context; target is its id or address.",
      input,
      look: async (given, at) => {
        const known = await findNoted(deps, given, at);
        const describe = (name: string, action: string) => `${given.kind} “${name}”, ${action}`;
        const before = known === undefined ? "" : describe(known.name, known.action);
        const after = describe(known?.name ?? given.name, given.action);
        return { target: given.name, before, after, needsPerson: false };
      },
      write: async ({ target, ...given }, { conversationId, taint, turnId, result, onKept }) => {
        const { references } = store.memoryWith({ turnId, result, onKept });
        await references.note({
          ...{ ...given, conversationId, target: target ?? given.name, aliases: [] },
          mentionedAt: clock.now(),
          ...(taint.length === 0 ? {} : { taint: [...taint] }),
        });
        deps.onChange();
      },
    }),
  ];
}

type Given = Pick<Reference, "kind" | "name"> & { readonly target?: string | undefined };

async function findNoted(
  { store }: ToolDeps,
  { kind, name, target = name }: Given,
  { conversationId }: CallSite,
): Promise<Reference | undefined> {
  const all = await store.references.listOf({ conversationId, kind, limit: 10_000 });
  return all.find((one) => one.target === target);
}

/** The tool by which a model has a block deleted that it may do everything with (P-049), behind a card always. */
function blockDeleting(deps: ToolDeps): readonly Tool[] {
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
        const { block: opened, content, lost } = await deps.blockDocs().open(block.id);
        // Of changes that do not open the row alone says what they said.
        const said = opened.whole ?? opened.text;
        const before = lost > 0 ? said : renderWhole(opened.schema, content);
        return { target: opened.label, before, after: "", needsPerson: true, row: opened };
      },
      write: async ({ label }, at) => {
        const { block, share } = await findBlock(deps, label, at);
        checkRow(block, at);
        const { turnId, result, onKept, context } = at;
        const { blocks } = deps.store.memoryWith({ turnId, result, onKept });
        const shared = share && { contextId: context.id, permission: share.permission };
        const by = { who: "model", share: shared } as const;
        const { id, version } = block;
        await createBlockDocs({ blocks }).remove({ id, version, by });
        deps.onChange();
      },
    }),
  ];
}
