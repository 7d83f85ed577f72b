import * as z from "zod/mini";
import type { Context, ContextUse } from "./context";
import { LATEST_TIME } from "./time";

export const DAY_MS = 86_400_000;

/** M-067: the warning begins 24 hours before the end. */
export const WARNING_MS = 24 * 3_600_000;

const endingSchema = z.object({
  /** Milliseconds since 1970, UTC. */
  at: z.int(),
  state: z.enum(["fresh", "warning", "expired"]),
});

/** Of what never ends (D-24). */
const endlessSchema = z.object({ at: z.null(), state: z.literal("never") });

export const expirySchema = z.union([endingSchema, endlessSchema]);
export type Expiry = z.infer<typeof expirySchema>;

/** What of a context tells when its time ends. */
export type Lasting = Pick<Context, "expiryDays" | "renewedAt" | "pinned" | "first">;

type LastChat = Pick<ContextUse, "lastChatAt">;

/**
 * When a context is archived, and how near that is (D-10): `expiryDays` after the last chat, or
 * after it was made, extended or restored; looking at it renews nothing. What seems to have happened
 * in the future, by a clock that has been set back since, counts as now. The first context and pinned
 * ones never end.
 */
export function expiryOf(context: Lasting, { lastChatAt }: LastChat, now: number): Expiry {
  if (neverExpires(context)) return { at: null, state: "never" };
  const { expiryDays, renewedAt } = context;
  const renewed = Math.min(Math.max(renewedAt, lastChatAt ?? renewedAt), now);
  // A stranger may have set any number of days.
  const at = Math.min(renewed + expiryDays * DAY_MS, LATEST_TIME);
  if (now >= at) return { at, state: "expired" };
  return { at, state: now >= at - WARNING_MS ? "warning" : "fresh" };
}

/** Whether no time puts it aside (D-24). */
export function neverExpires({ pinned, first }: Pick<Context, "pinned" | "first">): boolean {
  return pinned || first === true;
}

/** Whether it answers nothing before it is restored: archived, or to be by the next cleanup (D-24). */
export function isAside(
  context: Lasting & Pick<Context, "archived">,
  use: LastChat,
  now: number,
): boolean {
  return context.archived !== null || expiryOf(context, use, now).state === "expired";
}
