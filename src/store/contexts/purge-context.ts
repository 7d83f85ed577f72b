import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { rowIdsOf } from "../database/conversation-rows";
import { sharesOfBlocks } from "../memory/block-shares";
import { factIdsElsewhere, openFacts } from "../memory/fact-rows";
import { forgetInPlansIfRoom, forgettingContext } from "../memory/forget-in-plans";
import { blocksOf } from "../memory/read-memory";
import { createFactQuotes } from "../memory/without-sources";
import type { Put, Removal } from "../rows/changes";
import { refuseLost } from "../rows/refuse-lost";
import type { RowDeps } from "../rows/row-deps";
import { rowsBeside } from "../rows/rows-beside";
import { tombstonePuts } from "../rows/tombstones";
import type { Commit } from "../rows/writer";

type Deps = RowDeps & { readonly keys: KeySet };

type Input = { readonly id: Id; readonly name: string };

/**
 * Deletes a context and everything of it for good, in one strict transaction, and tells how many
 * messages that were. Facts of other contexts quote none of them any more; what requests there told of
 * its memory is taken out ahead of that. Opens no message, but every fact, and where it has memory every
 * request of other contexts: costs a key read and a delete for each message, and a read for each plan
 * and summary. Fails with `not-found`, with `wrong-name` where `name` is not the context's, with
 * `turn-running`, and with `row-tampered` where the context will never open: a repair gives it a new
 * name.
 */
export async function purgeContext(deps: Deps, input: Input): Promise<{ messages: number }> {
  return deps.writer.write(async (commit) => {
    const [context, conversations, own] = await Promise.all([
      deps.reader.get("contexts", input.id).catch((error) => refuseLost(deps.keys, error)),
      deps.reader.findAll("conversations"),
      rowsBeside(deps.database, { of: "context", id: input.id }),
    ]);
    if (context === null) throw new AppError("not-found", { data: { kind: "context" } });
    if (context.payload.name !== input.name) throw new AppError("wrong-name");
    const heads = conversations.filter(({ parent }) => parent === input.id);
    const ids = new Set(heads.map(({ id }) => id));
    const [running, chunks, messages, beside] = await Promise.all([
      deps.reader.findAll("open_turns"),
      deps.reader.findAll("draft_pieces"),
      Promise.all([...ids].map((id) => rowIdsOf(deps.database, "messages", id))),
      Promise.all([...ids].map((id) => rowsBeside(deps.database, { of: "conversation", id }))),
    ]);
    if (running.some(({ parent }) => ids.has(parent))) throw new AppError("turn-running");

    const now = deps.clock.now();
    const dropped = messages.flat();
    const gone = new Set(own.map(({ row }) => row.id));
    const shares = (await sharesOfBlocks(deps.reader, gone)).filter(({ row }) => !gone.has(row.id));
    // Chunks that did not open when their turn was closed have stayed.
    const replies = new Set(chunks.length > 0 ? dropped : []);
    const purged = [
      { table: "contexts", id: input.id } as const,
      ...heads.map(({ id }) => ({ table: "conversations", id }) as const),
    ];
    await forgetElsewhere(deps, { contextId: input.id, own, conversations: ids }, commit);
    await commit({
      durability: "strict",
      dropped,
      puts: [...(await putsElsewhere(deps, input.id, ids)), ...tombstonePuts(purged, now)],
      removals: [
        ...heads.map((row): Removal => ({ table: "conversations", row })),
        ...beside.flat(),
        ...chunks
          .filter(({ parent }) => replies.has(parent))
          .map((row): Removal => ({ table: "draft_pieces", row })),
        ...own,
        ...shares,
        { table: "contexts", row: context.row },
      ],
    });
    return { messages: dropped.length };
  });
}

type Gone = {
  readonly contextId: Id;
  /** The rows of its memory, among others of its own. */
  readonly own: readonly Removal[];
  readonly conversations: ReadonlySet<Id>;
};

/** What was shared with other contexts, and what conversations were told before they were moved away. */
async function forgetElsewhere(
  deps: Deps,
  { contextId, own, conversations }: Gone,
  commit: Commit,
): Promise<void> {
  const idsOf = (table: Removal["table"]) =>
    new Set(own.filter((one) => one.table === table).map(({ row }) => row.id));
  // Those that nothing was ever written in were in no prompt: each context begins with some.
  const blank = (await blocksOf(deps, contextId)).filter(
    ({ revision, text }) => revision === 0 && text === "",
  );
  const [blocks, facts] = [idsOf("blocks"), idsOf("facts")];
  for (const { id } of blank) blocks.delete(id);
  if (blocks.size + facts.size === 0) return;
  const [opened, elsewhere] = await Promise.all([
    openFacts(deps, contextId),
    factIdsElsewhere(deps, contextId),
  ]);
  const keys = opened.flatMap(({ payload: { key, formerKeys = [] } }) => [key, ...formerKeys]);
  const forgetting = forgettingContext({ blocks, facts, keys, elsewhere, conversations });
  await forgetInPlansIfRoom(deps, forgetting, commit);
}

/** Facts that another context has learned from these conversations before they were moved here. */
async function putsElsewhere(
  deps: Deps,
  contextId: Id,
  conversationIds: ReadonlySet<Id>,
): Promise<readonly Put[]> {
  const { putsWithout } = createFactQuotes(deps);
  const puts = await putsWithout(({ conversationId }) => conversationIds.has(conversationId));
  return puts.filter(({ columns }) => columns.parent !== contextId);
}
