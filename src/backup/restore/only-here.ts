import { ruleOf, TABLE_NAMES, type TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import { type Comparison, rowKey } from "./comparison";
import type { Gathered } from "./gather-rows";
import { besideFound, messagesFound, type OnlyHere } from "./tally-conversation";

type Found = {
  readonly onlyHere: Comparison["onlyHere"];
  /** What is only here of a conversation that the backup has, too. */
  readonly byConversation: (id: string) => OnlyHere;
};

const NONE: OnlyHere = { messages: 0, beside: 0 };

/** Counts that are asked for at once. */
const AT_ONCE = 50;

/** What is here and not in the backup; costs a count for each conversation, and opens no row. */
export async function readOnlyHere(gathered: Gathered, here: RowView | null): Promise<Found> {
  if (here === null) {
    return { onlyHere: { conversations: 0, messages: 0, others: 0 }, byConversation: () => NONE };
  }
  const { conversations } = gathered;
  const counts = await countMessages(here, conversations.keys());
  const beside = await countBeside(here, gathered);
  const extra = new Map<string, OnlyHere>();
  let messages = 0;
  for (const [id, tally] of conversations) {
    const only = Math.max(0, (counts.get(id) ?? 0) - messagesFound(tally));
    messages += only;
    const besideOnly = Math.max(0, (beside.get(id) ?? 0) - besideFound(tally));
    if (only + besideOnly > 0) extra.set(id, { messages: only, beside: besideOnly });
  }
  const own = await idsNotIn(here, "conversations", (id) => conversations.has(id));
  for (const count of (await countMessages(here, own)).values()) messages += count;
  const others = await countOthers(here, gathered);
  return {
    onlyHere: { conversations: own.length, messages, others },
    byConversation: (id) => extra.get(id) ?? NONE,
  };
}

async function countMessages(
  here: RowView,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, number>> {
  const all = [...ids];
  const counts = new Map<string, number>();
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((id) => here.countMessages(id)));
    for (const [nth, id] of some.entries()) counts.set(id, found[nth] ?? 0);
  }
  return counts;
}

async function countBeside(
  here: RowView,
  { conversations }: Gathered,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const table of TABLE_NAMES.filter((one) => ruleOf(one).compared)) {
    for await (const rowIds of here.ids(table)) {
      for (const { parent = "" } of rowIds) {
        if (conversations.has(parent)) counts.set(parent, (counts.get(parent) ?? 0) + 1);
      }
    }
  }
  return counts;
}

async function countOthers(here: RowView, gathered: Gathered): Promise<number> {
  let count = 0;
  const others = TABLE_NAMES.filter((one) => ruleOf(one).wanted && isOfItsOwn(one));
  for (const table of others) {
    const isThere = (id: string) => gathered.others.has(rowKey(table, id));
    count += (await idsNotIn(here, table, isThere)).length;
  }
  return count + (await blocksOnlyHere(here, gathered)).size;
}

/**
 * Blocks that are only here, or were written in since: of those, what was written is only here. What a
 * context begins with is no loss of its own where the context is only here, too.
 */
async function blocksOnlyHere(here: RowView, { others }: Gathered): Promise<ReadonlySet<string>> {
  const blocks = new Set<string>();
  for await (const rowIds of here.ids("block_revisions")) {
    for (const { id, parent = "" } of rowIds) {
      if (!others.has(rowKey("block_revisions", id))) blocks.add(parent);
    }
  }
  for await (const rowIds of here.ids("blocks")) {
    for (const { id, parent = "" } of rowIds) {
      const isInKnown = others.has(rowKey("contexts", parent));
      if (isInKnown && !others.has(rowKey("blocks", id))) blocks.add(id);
    }
  }
  return blocks;
}

/** Whether its rows are counted by themselves: they go with nothing else, or with a context. */
function isOfItsOwn(table: TableName): boolean {
  const { owner } = ruleOf(table);
  return owner === null || owner.of === "context";
}

async function idsNotIn(
  here: RowView,
  table: TableName,
  isThere: (id: string) => boolean,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const rowIds of here.ids(table)) {
    for (const { id } of rowIds) if (!isThere(id)) ids.push(id);
  }
  return ids;
}
