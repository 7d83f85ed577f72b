import type { Id } from "../../domain/id";
import type { Reference } from "../../domain/reference";
import type { Put } from "../rows/changes";
import type { ReadDeps } from "../rows/row-deps";
import { openReferences, referenceToPut } from "./reference-rows";

export type Noted = Omit<Reference, "id" | "conversationId">;

/**
 * The rows that keep what a conversation is about. A target that is noted already stays one: with the
 * name it has where none but the target is known, or names are for new ones alone; with its aliases
 * where none are given, and created or changed though it is only spoken of now.
 */
export async function noteReferences(
  deps: ReadDeps,
  conversationId: Id,
  noted: readonly Noted[],
  naming: "anew" | "if-new" = "anew",
): Promise<readonly { readonly reference: Reference; readonly put: Put }[]> {
  if (noted.length === 0) return [];
  const known = await openReferences(deps, [conversationId]);
  return onceEach(noted).map((given) => {
    const same = known.find(({ payload }) => isSameTarget(payload, given));
    const isUnnamed = naming === "if-new" || given.name === given.target || given.name === "";
    const name = (isUnnamed ? same?.payload.name : given.name) || given.name;
    const aliases = given.aliases.length > 0 ? given.aliases : (same?.payload.aliases ?? []);
    const action =
      given.action === "discussed" ? (same?.payload.action ?? "discussed") : given.action;
    const id = same?.row.id ?? crypto.randomUUID();
    // What it was called before may be foreign words, and stays marked as that.
    const taint = [...new Set([...(same?.payload.taint ?? []), ...(given.taint ?? [])])];
    const marked = taint.length === 0 ? {} : { taint };
    const reference = { ...given, ...marked, conversationId, id, name, aliases, action };
    return { reference, put: referenceToPut(reference, same?.row ?? null) };
  });
}

type Target = Pick<Reference, "kind" | "target">;

/** Whether both are the same thing. */
export function isSameTarget(left: Target, right: Target): boolean {
  return left.kind === right.kind && left.target === right.target;
}

/** Of a target that is given twice the last. */
function onceEach(noted: readonly Noted[]): readonly Noted[] {
  return noted.filter((one, at) => !noted.slice(at + 1).some((later) => isSameTarget(one, later)));
}
