import { AppError } from "../../domain/app-error";
import type { HeadFields, HeadPut } from "../rows/changes";
import { headToPut } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";

type Undone = {
  readonly before: Head;
  /** What the act has made of it. */
  readonly made: HeadPut;
  readonly now: Head;
};

/**
 * A head without what an act has changed in it, and with what others have changed since; `conflict`
 * where both have changed the same.
 */
export function undoneHead({ before, made, now }: Undone): HeadPut {
  const fields = undoneFields(before.payload, made.payload, now.payload);
  const parents = [before.row.parent, made.columns.parent, now.row.parent] as const;
  return headToPut(now, fields, { parent: takeBack(...parents) });
}

function undoneFields(before: HeadFields, made: HeadFields, now: HeadFields): Partial<HeadFields> {
  const less = (field: "messageCount" | "deletedCount" | "tokenCount") =>
    Math.max(0, now[field] + before[field] - made[field]);
  const isRenamed = now.title !== made.title || now.titleOf !== made.titleOf;
  const { title, titleOf, taint } = isRenamed ? now : before;
  return {
    activeLeaf: takeBack(before.activeLeaf, made.activeLeaf, now.activeLeaf),
    nextDepth: takeBack(before.nextDepth, made.nextDepth, now.nextDepth),
    messageCount: less("messageCount"),
    deletedCount: less("deletedCount"),
    tokenCount: less("tokenCount"),
    archivedAt: takeBack(before.archivedAt, made.archivedAt, now.archivedAt),
    title,
    titleOf,
    taint,
    updatedAt: now.updatedAt === made.updatedAt ? before.updatedAt : now.updatedAt,
  };
}

/** What was before an act, where nobody has changed it since; what it did not change stays. */
function takeBack<T extends string | number | null>(before: T, made: T, now: T): T {
  if (before === made) return now;
  if (now !== made) throw new AppError("conflict");
  return before;
}
