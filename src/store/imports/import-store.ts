import { AppError } from "../../domain/app-error";
import type { Origin } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { ImportedConversation } from "../../domain/imported";
import { MAX_CONTEXT_CONVERSATIONS } from "../../domain/limits";
import { hideStored } from "../../domain/redaction";
import { MAX_REFERENCE_NAME } from "../../domain/reference";
import { type ForkDeps, readForks } from "../branches/fork-store";
import { findUse, putsForUse, type UseDeps } from "../contexts/context-use";
import { countHeads } from "../conversations/newest-heads";
import type { HeadPut, Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";
import type { Commit, Writer } from "../rows/writer";
import { isSameTarget, noteReferences } from "../settings/note-references";
import { openReferences } from "../settings/reference-rows";
import { readSettings } from "../settings/settings-store";
import { type ImportChanges, moreOfConversation, newConversation } from "./import-changes";
import { readKnown } from "./import-known";
import { createImportOrigins, type ImportOrigins, originKey } from "./import-origins";
import { addPicture, type ImportPictures, missingPictures } from "./import-pictures";
import { type KnownConversation, type KnownQuery, listKnown } from "./list-known";
import type { Hide } from "./plan-import";

/** Places in the log that an import may give its conversations. */
const RESERVED = 1_000_000;

/** Messages in one commit, about: they are in memory sealed and open. */
const MAX_COMMIT_MESSAGES = 10_000;

export type ImportResult = {
  /** `full`: it is not here yet, and the context takes no more. */
  readonly result: "added" | "extended" | "unchanged" | "too-large" | "full";
  /** Messages that were stored. */
  readonly messages: number;
};

export type ImportStore = {
  /** Those of the ids whose conversations are here, wherever they were moved. */
  readonly known: (input: KnownQuery) => Promise<readonly KnownConversation[]>;
  /** Reserves places in the log, and renews the context if there is one; `not-found`, `archived`. */
  readonly begin: (input: { readonly contextId: Id | null }) => Promise<{ base: number }>;
  /**
   * Each conversation's result, in order; `not-found`, `archived`. Without any
   * conversation it makes sure that what was added before is on the disk. Without a context it fails
   * with `not-found` at the first one that is not here yet.
   */
  readonly add: (input: AddInput) => Promise<readonly ImportResult[]>;
} & ImportPictures;

type AddInput = {
  readonly contextId: Id | null;
  readonly source: Origin["source"];
  /** What `begin` gave. */
  readonly base: number;
  readonly conversations: readonly ImportedConversation[];
};

type Deps = UseDeps &
  ForkDeps & {
    readonly keys: Parameters<typeof createImportOrigins>[0]["keys"];
    readonly reader: RowReader;
    readonly state: Pick<SetState, "head" | "manifest">;
    readonly writer: Writer;
    readonly clock: { readonly now: () => number };
  };

/**
 * Stores what other products exported, tainted as imported. A conversation is known again by what it
 * is called there, a message by what it is called there, so that the same import never doubles
 * anything; a conversation stays in the context in which it is.
 */
export function createImportStore(deps: Deps): ImportStore {
  const origins = createImportOrigins(deps);
  return {
    known: (input) => listKnown({ ...deps, origins }, input),
    begin: ({ contextId }) =>
      deps.writer.write(async (commit) => {
        const puts = contextId === null ? [] : await renewTarget(deps, contextId);
        const { payload } = await deps.state.manifest();
        await commit({ durability: "strict", lastOrder: payload.lastOrder + RESERVED, puts });
        return { base: payload.lastOrder };
      }),
    add: (input) => deps.writer.write((commit) => addAll({ ...deps, origins }, commit, input)),
    missingPictures: (input) => missingPictures({ ...deps, origins }, input),
    addPicture: (input) => addPicture(deps, input),
  };
}

/** What goes into the next commit. */
type Pending = {
  puts: Put[];
  heads: HeadPut[];
  messages: number;
  origins: Map<string, { readonly origin: Origin; readonly id: Id }>;
};

type AddDeps = Deps & { readonly origins: ImportOrigins };

async function addAll(deps: AddDeps, commit: Commit, input: AddInput): Promise<ImportResult[]> {
  const { contextId, source, base } = input;
  if (contextId !== null) await refuseTarget(deps, contextId);
  let { lastOrder } = (await deps.state.manifest()).payload;
  // Only what `begin` gave leaves room for the places.
  if (base + RESERVED > lastOrder) throw new AppError("bad-request");
  if (input.conversations.length === 0) await commit({ durability: "strict", lastOrder });
  const { prompt } = await readSettings(deps.reader);
  const hide = hideStored(prompt.redactions);
  let room = await roomIn(deps, contextId);
  let pending = nothingPending();
  const flush = async () => {
    if (pending.heads.length === 0) return;
    await commitPending(commit, pending, lastOrder);
    for (const { origin, id } of pending.origins.values()) deps.origins.note(origin, id);
    pending = nothingPending();
  };
  const results: ImportResult[] = [];
  for (const conversation of input.conversations) {
    const origin = { source, id: conversation.id };
    // One that is there twice is looked for where the first was just stored.
    if (pending.origins.has(originKey(origin)) || pending.messages > MAX_COMMIT_MESSAGES) {
      await flush();
    }
    const order = base + conversation.rank + 1;
    const imported = { conversation, source, order, lastOrder, hide };
    const known = await changesOfKnown(deps, origin, imported);
    if (known === "new" && room <= 0 && contextId !== null) {
      results.push({ result: "full", messages: 0 });
      continue;
    }
    const changes = known === "new" ? newOne(deps, input, imported) : known;
    if (changes === null || changes === "too-large") {
      results.push({ result: changes ?? "unchanged", messages: 0 });
      continue;
    }
    lastOrder += changes.messages;
    if (known === "new") room -= 1;
    takeUp(pending, origin, await withReferences(deps, changes, imported));
    const result = known === "new" ? "added" : "extended";
    results.push({ result, messages: changes.messages });
  }
  await flush();
  return results;
}

type Imported = Omit<Parameters<typeof newConversation>[0], "contextId" | "now">;

function newOne({ clock }: AddDeps, { contextId }: AddInput, imported: Imported) {
  if (contextId === null) throw new AppError("not-found");
  return newConversation({ ...imported, contextId, now: clock.now() });
}

/** What is missing of a conversation that is stored; `new` where it is not. */
async function changesOfKnown(deps: AddDeps, origin: Origin, imported: Imported) {
  const id = await deps.origins.find(origin);
  // It may have been purged since.
  const head = id === null ? null : await deps.state.head(id);
  if (head === null) return "new" as const;
  const [known, forks] = await Promise.all([
    readKnown(deps, { ...imported, head }),
    readForks(deps, head),
  ]);
  return moreOfConversation({ ...imported, head, known, forks });
}

function nothingPending(): Pending {
  return { puts: [], heads: [], messages: 0, origins: new Map() };
}

function takeUp(pending: Pending, origin: Origin, { puts, head, messages }: ImportChanges): void {
  for (const put of puts) pending.puts.push(put);
  pending.heads.push(head);
  pending.messages += messages;
  pending.origins.set(originKey(origin), { origin, id: head.columns.id });
}

function commitPending(commit: Commit, { puts, heads }: Pending, lastOrder: number): Promise<void> {
  // What is lost with the power is imported again: only the end of an import waits for the disk.
  return commit({ durability: "relaxed", puts, heads, lastOrder });
}

/** Conversations that the context still takes. */
/** The changes with what the conversation was about, marked as brought in; what is known stays as it is. */
async function withReferences(
  deps: Deps,
  changes: ImportChanges,
  { conversation: { references = [] }, hide }: Imported & { readonly hide: Hide },
): Promise<ImportChanges> {
  const late = references.filter(({ mentionedAt }) => mentionedAt >= changes.since);
  if (late.length === 0) return changes;
  const { id: conversationId } = changes.head.columns;
  const known = await openReferences(deps, [conversationId]);
  const toReferenceName = (text: string) => hide(text).slice(0, MAX_REFERENCE_NAME);
  const brought = late
    .map(({ name, target, aliases, ...rest }) => ({
      ...rest,
      name: toReferenceName(name),
      target: toReferenceName(target),
      aliases: aliases.map(hide),
      taint: ["import" as const],
    }))
    .filter((one) => !known.some(({ payload }) => isSameTarget(payload, one)));
  const noted = await noteReferences(deps, conversationId, brought);
  return { ...changes, puts: [...changes.puts, ...noted.map(({ put }) => put)] };
}

async function roomIn({ database }: Deps, contextId: Id | null): Promise<number> {
  if (contextId === null) return 0;
  return MAX_CONTEXT_CONVERSATIONS - (await countHeads(database, contextId));
}

/** The rows that say that the context was used just now. */
async function renewTarget(deps: Deps, contextId: Id): Promise<readonly Put[]> {
  await refuseTarget(deps, contextId);
  const use = await findUse(deps, contextId);
  return putsForUse(contextId, use, { lastChatAt: deps.clock.now() });
}

async function refuseTarget({ reader }: Deps, contextId: Id): Promise<void> {
  const context = await reader.get("contexts", contextId);
  if (context === null) throw new AppError("not-found");
  if (context.payload.archived !== null) throw new AppError("archived");
}
