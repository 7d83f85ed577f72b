import type { KeySet } from "../crypto/key-set";
import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Removal } from "./changes";
import { emptiedRowsOf, rowIdsOf } from "./conversation-rows";
import { isLost } from "./is-lost";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import type { Writer } from "./writer";

type Deps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly reader: RowReader;
  readonly writer: Writer;
};

type Input = { readonly id: Id; readonly name: string };

/**
 * Deletes a context and everything of it for good, in one strict transaction, and tells how many
 * messages that were. Opens no message: costs a key read and a delete for each, and a read for each
 * plan and summary. Fails with `not-found`, with `wrong-name` where `name` is not the context's, with
 * `turn-running`, and with `row-tampered` where the context will never open: a repair gives it a new
 * name.
 */
export async function purgeContext(deps: Deps, input: Input): Promise<{ messages: number }> {
  return deps.writer.write(async (commit) => {
    const [context, conversations] = await Promise.all([
      deps.reader.get("contexts", input.id).catch((error) => refuse(deps.keys, error)),
      deps.reader.findAll("conversations"),
    ]);
    if (context === null) throw new AppError("not-found");
    if (context.payload.name !== input.name) throw new AppError("wrong-name");
    const heads = conversations.filter(({ parent }) => parent === input.id);
    const ids = new Set(heads.map(({ id }) => id));
    const [running, pieces, messages, beside] = await Promise.all([
      deps.reader.findAll("open_turns"),
      deps.reader.findAll("draft_pieces"),
      Promise.all([...ids].map((id) => rowIdsOf(deps.database, "messages", id))),
      Promise.all([...ids].map((id) => besideMessages(deps, id))),
    ]);
    if (running.some(({ parent }) => ids.has(parent))) throw new AppError("turn-running");

    const dropped = messages.flat();
    // Pieces that did not open when their turn was closed have stayed.
    const replies = new Set(pieces.length > 0 ? dropped : []);
    await commit({
      durability: "strict",
      dropped,
      removals: [
        ...heads.map((row): Removal => ({ table: "conversations", row })),
        ...beside.flat(),
        ...pieces
          .filter(({ parent }) => replies.has(parent))
          .map((row): Removal => ({ table: "draft_pieces", row })),
        { table: "contexts", row: context.row },
      ],
    });
    return { messages: dropped.length };
  });
}

function refuse(keys: KeySet, error: unknown): never {
  if (!(error instanceof AppError) || !isLost(keys, error.code)) throw error;
  throw new AppError("row-tampered", { cause: error });
}

/** All rows of a conversation but its head, its messages and what a running turn has. */
async function besideMessages({ database, reader }: Deps, id: Id): Promise<readonly Removal[]> {
  const [draft, job, summaries, plans] = await Promise.all([
    reader.find("composer_drafts", id),
    reader.find("jobs", id),
    emptiedRowsOf(database, "summaries", id),
    emptiedRowsOf(database, "plans", id),
  ]);
  return [
    ...(draft === null ? [] : [{ table: "composer_drafts", row: draft } as const]),
    ...(job === null ? [] : [{ table: "jobs", row: job } as const]),
    ...summaries.map((row) => ({ table: "summaries", row }) as const),
    ...plans.map((row) => ({ table: "plans", row }) as const),
  ];
}
