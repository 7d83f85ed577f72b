import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { MAX_PINNED } from "../../domain/limits";
import type { Database } from "../database/open-database";
import { withStoreErrors } from "../database/store-error";
import { readChangeableSettings } from "../settings/settings-store";
import { type ConversationDeps, headThere } from "./new-conversation";

type Input = { readonly conversationId: Id; readonly pinned: boolean };

/**
 * Lets a conversation stand first, or no longer, in one strict commit; ids of conversations that are
 * gone are forgotten. Fails with `not-found` or `limit-exceeded`.
 */
export async function pinConversation(
  deps: ConversationDeps,
  { conversationId, pinned }: Input,
): Promise<void> {
  await deps.writer.write(async (commit) => {
    await headThere(deps, conversationId);
    const { settings, toPut } = await readChangeableSettings(deps);
    const before = settings.pinnedConversations;
    if (before.includes(conversationId) === pinned) return;
    const there = await findThere(deps.database, before);
    const others = before.filter((id) => id !== conversationId && there.has(id));
    const next = pinned ? [conversationId, ...others] : others;
    if (next.length > MAX_PINNED) {
      throw new AppError("limit-exceeded", {
        data: { limit: "pinned-conversations", max: MAX_PINNED },
      });
    }
    const put = toPut({ ...settings, pinnedConversations: next });
    await commit({ durability: "strict", puts: [put] });
  });
}

async function findThere(database: Database, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await withStoreErrors(() => database.rows("conversations").bulkGet([...ids]));
  return new Set(rows.flatMap((row) => (row === undefined ? [] : [row.id])));
}
