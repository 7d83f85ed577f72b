import type { ExportItem, UnplacedItem } from "./export-item";

/** The highest place of an import. */
const LAST_PLACE = 999_999;

type Conversation = Extract<UnplacedItem, { type: "conversation" }>;

/**
 * Gives each conversation its place, so that the newest has the highest: products write the newest
 * first or last, and the first two tell which. Keeps the first until the second is there.
 */
export async function* placeConversations(
  items: AsyncIterable<UnplacedItem>,
): AsyncGenerator<ExportItem> {
  let first: Conversation | null = null;
  let isNewestFirst: boolean | null = null;
  let count = 0;
  const place = (item: Conversation): ExportItem => {
    const at = Math.min(count, LAST_PLACE);
    count += 1;
    const placed = isNewestFirst === false ? at : LAST_PLACE - at;
    return { ...item, conversation: { ...item.conversation, place: placed } };
  };
  for await (const item of items) {
    if (item.type !== "conversation") {
      yield item;
    } else if (isNewestFirst !== null) {
      yield place(item);
    } else if (first === null) {
      first = item;
    } else {
      isNewestFirst = first.conversation.updatedAt >= item.conversation.updatedAt;
      yield place(first);
      yield place(item);
    }
  }
  if (first !== null && isNewestFirst === null) yield place(first);
}
