import type { Message } from "../../domain/message";
import type { Summary } from "../../domain/summary";
import type { Head } from "../rows/set-state";

type Tainted = Pick<Summary, "taint" | "order">;

/**
 * A summary with the taint of what it stands for: what it was stored with, an imported conversation's
 * own, and that of those of its messages that are at hand. So one that was stored without it has it
 * when it is read. Gives the same object where nothing is added.
 */
export function withTaint<S extends Tainted>(
  summary: S,
  head: Head | null,
  branch: readonly Message[] = [],
): S {
  const known = new Set(summary.taint);
  const imported = head === null || head.payload.origin === null ? [] : (["import"] as const);
  const covered = branch.filter(({ order }) => order <= summary.order);
  const found = [...imported, ...covered.flatMap(({ taint }) => taint)];
  const taint = [...new Set([...summary.taint, ...found])];
  return taint.length === known.size ? summary : { ...summary, taint };
}
