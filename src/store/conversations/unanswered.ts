import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";

/** A question without an answer, and what `answerTurn` is to be asked for: its reply, or itself. */
export type Unanswered = { readonly messageId: Id; readonly answer: Id };

type Stretch = {
  /** Of the branch, newest first, deleted ones among them. */
  readonly ids: readonly Id[];
  /** Those that open. */
  readonly byId: ReadonlyMap<Id, Pick<Message, "role" | "deletedAt">>;
  /** What follows the first of them on the branch; null for nothing, undefined for what does not open. */
  readonly after: Pick<Message, "role" | "deletedAt"> | null | undefined;
};

/**
 * The questions of a stretch whose reply was deleted, those that another question follows, and the one
 * that ends the branch; of replies that never said a word they tell themselves.
 */
export function findUnanswered({ ids, byId, after: behind }: Stretch): readonly Unanswered[] {
  return ids.flatMap((id, at): Unanswered[] => {
    const message = byId.get(id);
    if (message?.role !== "user" || message.deletedAt !== null) return [];
    const next = ids[at - 1];
    const after = next === undefined ? behind : byId.get(next);
    if (after === undefined) return [];
    if (after === null || after.role === "user") return [{ messageId: id, answer: id }];
    return next !== undefined && after.deletedAt !== null ? [{ messageId: id, answer: next }] : [];
  });
}
