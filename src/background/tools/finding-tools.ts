import * as z from "zod/mini";
import type { Id } from "../../domain/id";
import type { Taint } from "../../domain/taint";
import { readingTool, type Tool, type ToolAnswer } from "../../turns/tools/tool";
import { searchFind } from "../handlers/search-handlers";
import { findNotes } from "../search/find-notes";
import type { ToolDeps } from "./tool-deps";

/** What one search gives at most. */
const MOST = 10;

const query = () => z.string().check(z.minLength(1), z.maxLength(500));

/** Tools that find what was said and kept before, in the same context. */
export function findingTools(deps: ToolDeps): readonly Tool[] {
  const { store } = deps;
  return [
    readingTool({
      name: "archival_search",
      description: "Finds notes that were kept for good, by their words.",
      input: z.object({ query: query() }),
      run: async (input, { context }) => {
        const asked = { ...input, contextId: context.id, skip: 0, limit: MOST };
        const { entries } = await findNotes(deps, asked);
        return told(entries.map(({ text, taint, createdAt }) => ({ text, taint, at: createdAt })));
      },
    }),
    readingTool({
      name: "history_search",
      description: "Finds earlier messages of this context's conversations, by their words.",
      input: z.object({ query: query() }),
      run: async (input, { context }) => {
        const where = { contextId: context.id, conversationId: null, kinds: ["message" as const] };
        const asked = { ...input, ...where, skip: 0, limit: MOST };
        const { found } = await searchFind(deps, asked);
        const texts = found.map(async ({ id, at, title, speaker, snippet }) => ({
          text: `${speaker ?? ""} in “${title}”: ${snippet.text}`,
          taint: await taintOf(deps, id),
          at,
        }));
        return told(await Promise.all(texts));
      },
    }),
    readingTool({
      name: "reference_find",
      description:
        "Finds workflows, pages, documents and contexts that this conversation was about, by name.",
      input: z.object({ text: query() }),
      run: async ({ text }, { conversationId }) => {
        const found = await store.references.find({ conversationId, text });
        return told(
          found.slice(0, MOST).map(({ reference: { kind, target, name, action, ...rest } }) => ({
            text: `${kind} “${name || target}” (${target}), ${action}`,
            taint: rest.taint,
            at: rest.mentionedAt,
          })),
        );
      },
    }),
  ];
}

/** Found texts are as untrusted as what they were said from. */
async function taintOf({ store }: ToolDeps, id: Id): Promise<readonly Taint[]> {
  return (await store.findMessage(id))?.taint ?? [];
}

type Found = {
  readonly text: string;
  readonly taint: readonly Taint[] | undefined;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

function told(found: readonly Found[]): ToolAnswer {
  if (found.length === 0) return { text: "Nothing was found." };
  const lines = found.map(({ text, at }) => `- ${new Date(at).toISOString()} ${text}`);
  const taint = [...new Set(found.flatMap((one) => one.taint ?? []))];
  return { text: lines.join("\n"), ...(taint.length === 0 ? {} : { taint }) };
}
