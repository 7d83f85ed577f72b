import { AppError, type ErrorCode } from "../../domain/app-error";

/** Names that IndexedDB gives to errors, as far as they mean something to a person. */
const CODES_BY_NAME: Readonly<Record<string, ErrorCode>> = {
  QuotaExceededError: "quota-exceeded",
  ConstraintError: "conflict",
  AbortError: "store-unavailable",
  DatabaseClosedError: "store-unavailable",
  InvalidStateError: "store-unavailable",
  MissingAPIError: "store-unavailable",
  NotFoundError: "store-unavailable",
  OpenFailedError: "store-unavailable",
  TimeoutError: "store-unavailable",
  UnknownError: "store-unavailable",
  VersionError: "version-unknown",
};

/** The AppError that a failure of IndexedDB means; `internal` where its name is unknown. */
export function toStoreError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(innermostCode(error) ?? "internal", { cause: error });
}

/** Dexie wraps what the browser said, so a full disk may hide inside an aborted transaction. */
function innermostCode(error: unknown): ErrorCode | null {
  if (typeof error !== "object" || error === null) return null;
  const inner = "inner" in error ? innermostCode(error.inner) : null;
  const name = "name" in error && typeof error.name === "string" ? error.name : "";
  return inner ?? CODES_BY_NAME[name] ?? null;
}

/** The work's result; its IndexedDB failures come out as AppErrors. */
export async function withStoreErrors<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}
