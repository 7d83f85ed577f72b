import type { Failure } from "../../../domain/app-error";
import type { FieldProblem } from "../../../domain/field-problem";

const PROBLEMS = [
  "empty",
  "too-long",
  "too-small",
  "too-large",
  "not-a-number",
  "too-many",
  "taken",
] as const satisfies readonly FieldProblem["problem"][];

/** What the worker has refused, as a problem of one field; null where it tells of none. */
export function toProblem({ code, data }: Failure): FieldProblem | null {
  if (code !== "invalid-field" || typeof data.field !== "string") return null;
  const problem = PROBLEMS.find((known) => known === data.problem);
  if (problem === undefined) return null;
  const { field, limit } = data;
  return { field, problem, ...(typeof limit === "number" ? { limit } : {}) };
}
