import type { UnlockWay } from "../../contract/vault";
import type { WayKind } from "../../domain/unlock-way";

export type UnlockKind = Exclude<WayKind, "device">;

const ORDER: readonly UnlockKind[] = ["passphrase", "passkey", "recovery"];

/** The kinds that these ways can be unlocked by, the usual one first; a passphrase where none is known. */
export function unlockKinds(ways: readonly Pick<UnlockWay, "kind">[]): readonly UnlockKind[] {
  const kinds = ORDER.filter((kind) => ways.some((way) => way.kind === kind));
  return kinds.length === 0 ? ["passphrase"] : kinds;
}

/** The kind after this one, round and round; null where there is no other. */
export function otherKind(kinds: readonly UnlockKind[], kind: UnlockKind): UnlockKind | null {
  const next = kinds[(kinds.indexOf(kind) + 1) % kinds.length];
  return next === undefined || next === kind ? null : next;
}
