import type { UnlockMethod } from "../../contract/vault";
import type { MethodKind } from "../../domain/unlock-method";

export type UnlockKind = Exclude<MethodKind, "device">;

const ORDER: readonly UnlockKind[] = ["passphrase", "passkey", "recovery"];

/** The kinds that these methods can be unlocked by, the usual one first; a passphrase where none is known. */
export function unlockKinds(methods: readonly Pick<UnlockMethod, "kind">[]): readonly UnlockKind[] {
  const kinds = ORDER.filter((kind) => methods.some((method) => method.kind === kind));
  return kinds.length === 0 ? ["passphrase"] : kinds;
}

/** The kind after this one, round and round; null where there is no other. */
export function otherKind(kinds: readonly UnlockKind[], kind: UnlockKind): UnlockKind | null {
  const next = kinds[(kinds.indexOf(kind) + 1) % kinds.length];
  return next === undefined || next === kind ? null : next;
}
