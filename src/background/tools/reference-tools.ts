import * as z from "zod/mini";
import {
  MAX_REFERENCE_NAME,
  type Reference,
  referenceActionSchema,
  referenceKindSchema,
} from "../../domain/reference";
import { type CallPlace, type Tool, writingTool } from "../../turns/tools/tool";
import type { ToolDeps } from "./tool-deps";

const called = () => z.string().check(z.minLength(1), z.maxLength(MAX_REFERENCE_NAME));

/** A tool by which a model notes what a conversation is about, and what it did to it. */
export function referenceTools(deps: ToolDeps): readonly Tool[] {
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
        const told = (name: string, action: string) => `${given.kind} “${name}”, ${action}`;
        const before = known === undefined ? "" : told(known.name, known.action);
        const after = told(known?.name ?? given.name, given.action);
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
  { conversationId }: CallPlace,
): Promise<Reference | undefined> {
  const all = await store.references.listOf({ conversationId, kind, limit: 10_000 });
  return all.find((one) => one.target === target);
}
