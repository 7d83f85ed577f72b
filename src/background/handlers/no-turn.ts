import { AppError } from "../../domain/app-error";

/** That there is no such turn, or none any more. */
export function noTurn(): AppError {
  return new AppError("not-found", { data: { kind: "turn" } });
}
