import type { Reference } from "./reference";

/** A reference as models are told it. */
export function referenceLine({
  kind,
  name,
  target,
  action,
}: Pick<Reference, "kind" | "name" | "target" | "action">): string {
  const called = name === target || name === "" ? target : `${name} (${target})`;
  return `- ${kind} ${called}: ${action}`;
}
