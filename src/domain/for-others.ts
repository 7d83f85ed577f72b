import type { Context } from "./context";

type Remembering = Pick<Context, "remembersSince">;

/**
 * Whether what was said or begun then is for other conversations of a context that remembers: nothing is
 * from before it did.
 */
export function isForOthers(at: number, { remembersSince = 0 }: Remembering): boolean {
  return at >= remembersSince;
}
