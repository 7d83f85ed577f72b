import * as z from "zod/mini";
import type { Context, ContextUse } from "./context";

export const DAY_MS = 86_400_000;

/** M-067: the warning begins 24 hours before the end. */
export const WARNING_MS = 24 * 3_600_000;

export const expirySchema = z.object({
  /** Milliseconds since 1970, UTC. */
  at: z.int(),
  state: z.enum(["fresh", "warning", "expired"]),
});
export type Expiry = z.infer<typeof expirySchema>;

type Lasting = Pick<Context, "expiryDays" | "renewedAt">;

/**
 * When a context is put aside, and how near that is (D-10): `expiryDays` after the last chat, or
 * after it was made, extended or restored; looking at it renews nothing. What seems to have happened
 * in the future, by a clock that has been set back since, counts as now.
 */
export function expiryOf(
  { expiryDays, renewedAt }: Lasting,
  { lastChatAt }: Pick<ContextUse, "lastChatAt">,
  now: number,
): Expiry {
  const renewed = Math.min(Math.max(renewedAt, lastChatAt ?? renewedAt), now);
  const at = renewed + expiryDays * DAY_MS;
  if (now >= at) return { at, state: "expired" };
  return { at, state: now >= at - WARNING_MS ? "warning" : "fresh" };
}
