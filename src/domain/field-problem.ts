import { AppError } from "./app-error";

/** What is wrong with one field that the person has filled in (M-073); never the text itself. */
export type FieldProblem = {
  readonly field: string;
  readonly problem:
    | "empty"
    | "too-long"
    | "too-small"
    | "too-large"
    | "not-a-number"
    | "too-many"
    | "taken";
  /** The limit that it goes beyond, where there is one. */
  readonly limit?: number;
};

/** The problem as an error that a page can put beside its field. */
export function toInvalidField({ field, problem, limit }: FieldProblem): AppError {
  const data = { field, problem, ...(limit === undefined ? {} : { limit }) };
  return new AppError("invalid-field", { data });
}
