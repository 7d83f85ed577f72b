import type { Fact } from "../../domain/fact";
import { normaliseFact } from "../../domain/fact-text";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { offerUndo, type UndoCell } from "../undo/undo-offer";
import { readRemembered } from "./read-remembered";

type Deps = {
  readonly client: Pick<Client, "call">;
  /** Null where nothing can be offered. */
  readonly undo: UndoCell | null;
};

/** Lets a waiting fact be known, and offers to take that back; the fact as it is then. */
export async function approveFact({ client, undo }: Deps, { id, version }: Fact): Promise<Fact> {
  const { fact } = await offerUndo(
    undo,
    (undoId) => client.call("fact.approve", { id, version, undoId }),
    ({ canUndo }) => (canUndo ? { what: { kind: "factApproved" } } : null),
  );
  return fact;
}

/** Gives a fact another key or value, and offers to take that back; the fact as it is then. */
export async function changeFact(
  { client, undo }: Deps,
  { id, version, key, value }: Pick<Fact, "id" | "version" | "key" | "value">,
): Promise<Fact> {
  const { fact } = await offerUndo(
    undo,
    (undoId) => client.call("fact.update", { id, version, key, value, undoId }),
    ({ canUndo }) => (canUndo ? { what: { kind: "factChanged" } } : null),
  );
  return fact;
}

/** What is known of a waiting fact's key until it is approved; null for nothing, and of any other. */
export function replacedBy(fact: Fact, facts: readonly Fact[]): string | null {
  if (fact.state !== "waiting") return null;
  const key = normaliseFact(fact.key);
  const kept = facts.findLast(
    (one) => one.state === "kept" && normaliseFact(one.key) === key && one.value !== fact.value,
  );
  return kept?.value ?? null;
}

/** Forgets a fact, and offers to take that back. */
export async function forgetFact({ client, undo }: Deps, { id, version }: Fact): Promise<void> {
  await offerUndo(
    undo,
    (undoId) => client.call("fact.forget", { id, version, undoId }),
    ({ canUndo }) => (canUndo ? { what: { kind: "factForgotten" } } : null),
  );
}

/** Keeps what a text says, and offers to take that back; the fact as it is kept. */
export async function rememberText(
  { client, undo }: Deps,
  { contextId, text }: { readonly contextId: Id; readonly text: string },
): Promise<Fact> {
  const { facts } = await client.call("fact.list", { contextId });
  const kept = readRemembered(text, facts);
  const { fact } = await offerUndo(
    undo,
    (undoId) => client.call("fact.keep", { contextId, ...kept, undoId }),
    ({ canUndo }) => (canUndo ? { what: { kind: "factKept" } } : null),
  );
  return fact;
}

/** Forgets all that is known of a key; false where nothing is. */
export async function forgetKey(
  deps: Deps,
  { contextId, key }: { readonly contextId: Id; readonly key: string },
): Promise<boolean> {
  const { facts } = await deps.client.call("fact.list", { contextId });
  const all = facts.filter((one) => normaliseFact(one.key) === normaliseFact(key));
  // A known one takes along what waits beside it.
  const fact = all.find(({ state }) => state === "kept") ?? all[0];
  if (fact === undefined) return false;
  await forgetFact(deps, fact);
  return true;
}
