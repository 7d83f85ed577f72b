import type { Id } from "../domain/id";
import type { Message } from "../domain/message";

/** A question without an answer, and what `answerTurn` is to be asked for: its reply, or itself. */
export type Unanswered = { readonly messageId: Id; readonly answer: Id };

type Stretch = {
  /** Of the branch, newest first, deleted ones among them. */
  readonly ids: readonly Id[];
  /** Those that open. */
  readonly byId: ReadonlyMap<Id, Pick<Message, "role" | "deletedAt">>;
  /** Whether nothing follows the first of them. */
  readonly isNewest: boolean;
};

/**
 * The questions of a stretch whose reply was deleted, and the one that ends the branch; of replies that
 * never said a word they tell themselves.
 */
export function findUnanswered({ ids, byId, isNewest }: Stretch): readonly Unanswered[] {
  return ids.flatMap((id, at): Unanswered[] => {
    const message = byId.get(id);
    if (message?.role !== "user" || message.deletedAt !== null) return [];
    const next = ids[at - 1];
    if (next === undefined) return isNewest ? [{ messageId: id, answer: id }] : [];
    const after = byId.get(next);
    const isGone = after?.role === "assistant" && after.deletedAt !== null;
    return isGone ? [{ messageId: id, answer: next }] : [];
  });
}
