import type { Model } from "../domain/model";
import type { App } from "./app";
import { describeModel } from "./describe-model";

type Found = {
  /** What was chosen in general before a server was asked. */
  readonly chosen: Model | null;
  /** The same model as the server lists it, or what it lists first where none was chosen. */
  readonly match: Model;
  readonly signal: AbortSignal;
};

/**
 * Describes the general choice anew and keeps what changed; what the person has chosen while the
 * server was asked stays.
 */
export async function refreshChoice(
  { store, providers }: Pick<App, "store" | "providers">,
  { chosen, match, signal }: Found,
): Promise<void> {
  // Until the server says where else it is now: one that cannot tell at the moment does not make it near.
  const { remoteHost } = chosen ?? match;
  const known = remoteHost === undefined ? match : { ...match, remoteHost };
  const model = await describeModel({ providers }, known, signal).catch(() => known);
  if (isEqual(model, chosen)) return;
  await store.settings.update((current) =>
    isEqual(current.model, chosen) ? { ...current, model } : null,
  );
}

function isEqual(left: Model | null, right: Model | null): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
