import { cleanLabel } from "../domain/clean-label";
import type { Id } from "../domain/id";
import type { LeaveOut, Unlisted } from "../domain/unlisted";

/** More than these are only counted: a list of a thousand models may leave out half of them. */
const MAX_NAMES = 5;
const MAX_NAME = 100;

/** Collects what a server's list leaves out, by reason, with names as they may be shown. */
export function collectUnlisted(connection?: Id): {
  readonly leaveOut: LeaveOut;
  readonly list: () => Unlisted[];
} {
  const byReason = new Map<Unlisted["why"], Unlisted>();
  return {
    leaveOut: (name, why) => {
      const { names, count } = byReason.get(why) ?? { names: [], count: 0 };
      const next = names.length < MAX_NAMES ? [...names, cleanLabel(name, MAX_NAME)] : names;
      const whose = connection === undefined ? {} : { connection };
      byReason.set(why, { why, names: next, count: count + 1, ...whose });
    },
    list: () => [...byReason.values()],
  };
}
