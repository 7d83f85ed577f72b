import * as z from "zod/mini";
import { hasForeignTitle } from "../../domain/conversation";
import { isForOthers } from "../../domain/for-others";
import type { Id } from "../../domain/id";
import { oneLine } from "../../domain/one-line";
import type { TextHit } from "../../domain/search-index";
import type { Taint } from "../../domain/taint";
import { type CallSite, readingTool, type Tool, type ToolAnswer } from "../../turns/tools/tool";
import { searchFind } from "../handlers/search-handlers";
import type { Search } from "../search/create-search";
import { findNotes } from "../search/find-notes";
import { findWidely } from "../search/find-widely";
import { readHideSent, withHiddenTexts } from "../search/hide-sent";
import type { ToolDeps } from "./tool-deps";

/** What one search gives at most, and what it looks at where some of that may not be told. */
const MOST = 10;
const MANY = 100;

const query = () => z.string().check(z.minLength(1), z.maxLength(500));

/**
 * Tools that find what was said and kept before, in the same context. Where a server says what texts
 * mean, it is told nothing of a temporary conversation.
 */
export function findingTools(deps: ToolDeps): readonly Tool[] {
  const { store } = deps;
  return [
    readingTool({
      name: "archival_search",
      description: "Finds notes that were kept for good, by their words and what they mean.",
      input: z.object({ query: query() }),
      run: async (input, { context, isTemporary }) => {
        const request = { ...input, contextId: context.id, skip: 0, limit: MOST };
        const search = () => findWidely({ ...deps, staysHere: isTemporary });
        const { entries, ...how } = await findNotes({ store, search, patienceMs: 0 }, request);
        const notes = entries.map(({ text, taint, createdAt }) => ({ text, taint, at: createdAt }));
        return formatFound(notes, how);
      },
    }),
    readingTool({
      name: "history_search",
      description:
        "Finds earlier messages of this context's conversations, by their words and what they mean.",
      input: z.object({ query: query() }),
      run: async (input, { context, conversationId: own, turnId, isTemporary }) => {
        // Where conversations do not know of each other, what is found is of this one.
        const conversationId = context.remembers ? null : own;
        const where = { contextId: context.id, conversationId, kinds: ["message" as const] };
        const running = await runningTurn(deps, turnId);
        const limit = context.remembersSince === undefined ? MOST + running.length : MANY;
        const request = { ...input, ...where, mode: "auto" as const, skip: 0, limit };
        const at = { context, conversationId: own };
        const filterHits = (hits: readonly TextHit[]) =>
          visibleHits(deps, hits, { ...at, running });
        const others = () => otherMessages(deps.search(), filterHits);
        const earlier = () => findWidely({ ...deps, search: others, staysHere: isTemporary });
        const hidden = withHiddenTexts(store, await readHideSent(store));
        const { found, ...how } = await searchFind({ store: hidden, search: earlier }, request);
        const texts = found.slice(0, MOST).map(async ({ speaker, snippet, ...found }) => ({
          text: `${speaker ?? ""}${await whereOf(deps, found.conversationId, at)}: ${snippet.text}`,
          taint: await taintOf(deps, found.id),
          at: found.at,
        }));
        return formatFound(await Promise.all(texts), how);
      },
    }),
    readingTool({
      name: "reference_find",
      description:
        "Finds workflows, pages, documents and contexts that this conversation was about, by name.",
      input: z.object({ text: query() }),
      run: async ({ text }, { conversationId }) => {
        const found = await store.references.find({ conversationId, text });
        return formatFound(
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

/** The message that is being answered, and the reply: what was asked is not what was said before. */
async function runningTurn({ store }: ToolDeps, turnId: Id): Promise<readonly Id[]> {
  const reply = await store.findMessage(turnId);
  return [turnId, ...(reply?.previous ? [reply.previous] : [])];
}

type Scope = Pick<CallSite, "context" | "conversationId">;

/** Those of other turns; of other conversations nothing from before the context remembered. */
async function visibleHits(
  { store }: ToolDeps,
  hits: readonly TextHit[],
  { context, conversationId: own, running }: Scope & { readonly running: readonly Id[] },
): Promise<readonly TextHit[]> {
  const others = hits.filter(({ id }) => !running.includes(id));
  if (context.remembersSince === undefined) return others;
  const docs = await store.searchTexts.open(others);
  const visible = docs.filter(({ owner, at }) => owner === own || isForOthers(at, context));
  const ids = new Set(visible.map(({ id }) => id));
  return others.filter(({ id }) => ids.has(id));
}

/** The title, where no stranger can have written it, nor the person before the context remembered. */
async function whereOf(
  { store }: ToolDeps,
  id: Id | null,
  { context, conversationId: own }: Scope,
): Promise<string> {
  const found = id === null ? null : await store.conversations.find(id).catch(() => null);
  if (found === null || hasForeignTitle(found)) return "";
  const isVisible = id === own || isForOthers(found.createdAt, context);
  return isVisible ? ` in “${oneLine(found.title)}”` : "";
}

/** Found texts are as untrusted as what they were said from; of what is no message nobody knows that. */
async function taintOf({ store }: ToolDeps, id: Id): Promise<readonly Taint[]> {
  return (await store.findMessage(id))?.taint ?? ["retrieved"];
}

type Found = {
  readonly text: string;
  readonly taint: readonly Taint[] | undefined;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

/** How it was looked for, where there is something to say of it. */
type How = {
  readonly isWhole?: boolean;
  readonly indexed?: number;
  readonly isLoose?: boolean | undefined;
};

function formatFound(
  found: readonly Found[],
  { isWhole = true, indexed = 0, isLoose }: How = {},
): ToolAnswer {
  const soFar = isWhole ? [] : [`Only ${indexed} texts are searched so far; ask again later.`];
  if (found.length === 0) return { text: ["Nothing was found.", ...soFar].join(" ") };
  const loosely = isLoose === true ? ["Nothing has all of these words; these have some:"] : [];
  const lines = found.map(({ text, at }) => `- ${new Date(at).toISOString()} ${text}`);
  const taint = [...new Set(found.flatMap((one) => one.taint ?? []))];
  const text = [...loosely, ...lines, ...soFar].join("\n");
  return { text, ...(taint.length === 0 ? {} : { taint }) };
}

type Finds = Pick<Search, "find" | "embedding">;

/**
 * A search for messages that knows those alone that may be told, and no other texts either: a query may
 * name other kinds, and where those come from no message tells.
 */
function otherMessages(
  { find, embedding }: Finds,
  filterHits: (hits: readonly TextHit[]) => Promise<readonly TextHit[]>,
): Finds {
  return {
    embedding,
    find: async (ask) => {
      const answer = await find({ ...ask, question: { ...ask.question, kinds: ["message"] } });
      if (answer.hits === null) return answer;
      const hits = [...(await filterHits(answer.hits.hits))];
      const total = answer.hits.total - (answer.hits.hits.length - hits.length);
      return { ...answer, hits: { hits, total } };
    },
  };
}
