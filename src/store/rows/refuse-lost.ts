import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import { isLost } from "../database/is-lost";

/** Fails with `row-tampered` where a row failed to open and never will, else as it failed. */
export function refuseLost(keys: Pick<KeySet, "hasFormer">, error: unknown): never {
  if (!(error instanceof AppError) || !isLost(keys, error.code)) throw error;
  throw new AppError("row-tampered", { cause: error });
}
