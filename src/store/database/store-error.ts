import { AppError, type ErrorCode } from "../../domain/app-error";

/** Names that IndexedDB gives to errors, as far as they mean something to a person. */
const CODES_BY_NAME: Readonly<Record<string, ErrorCode>> = {
  QuotaExceededError: "quota-exceeded",
  ConstraintError: "conflict",
  AbortError: "store-unavailable",
  InvalidStateError: "store-unavailable",
  NotFoundError: "store-unavailable",
  TimeoutError: "store-unavailable",
  UnknownError: "store-unavailable",
  VersionError: "version-unknown",
};

/** The AppError that a failure of IndexedDB means; `internal` where its name is unknown. */
export function toStoreError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(codeOf(error) ?? "internal", { cause: error });
}

function codeOf(error: unknown): ErrorCode | null {
  const isNamed = typeof error === "object" && error !== null && "name" in error;
  return isNamed ? (CODES_BY_NAME[String(error.name)] ?? null) : null;
}

/** The work's result; its IndexedDB failures come out as AppErrors. */
export async function withStoreErrors<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}
