import * as z from "zod/mini";

/** Every failure that may cross a process border, as a code the ui turns into a sentence. */
export const ERROR_CODES = [
  "bad-request",
  "forbidden-sender",
  "not-found",
  "conflict",
  "limit-exceeded",
  "empty-message",
  "turn-running",
  "is-command",
  "window-too-small",
  "no-summariser",
  "summary-unusable",
  "not-set-up",
  "locked",
  "wrong-passphrase",
  "too-many-attempts",
  "reauthentication-required",
  "weak-passphrase",
  "last-method",
  "rotation-running",
  "wrong-name",
  "undo-late",
  "invalid-field",
  "archived",
  "temporary-full",
  "block-denied",
  "approval-needed",
  "list-full",
  "schema-misfit",
  "backup-failed",
  "backup-damaged",
  "backup-wrong-key",
  "key-missing",
  "header-corrupt",
  "row-tampered",
  "version-unknown",
  "store-unavailable",
  "store-gone",
  "quota-exceeded",
  "provider-unreachable",
  "provider-forbidden",
  "provider-auth",
  "provider-model-missing",
  "provider-rate-limited",
  "provider-no-credit",
  "provider-plan",
  "provider-usage-limit",
  "provider-unverified",
  "provider-disabled",
  "provider-cors",
  "provider-region",
  "provider-privacy",
  "provider-filtered",
  "provider-no-chat",
  "provider-no-images",
  "provider-unsupported",
  "provider-cannot-run",
  "provider-too-long",
  "provider-overloaded",
  "provider-offline",
  "provider-permission",
  "connection-gone",
  "connection-held",
  "engine-failed",
  "provider-failed",
  "provider-malformed",
  "provider-cut-off",
  "provider-silent",
  "turn-too-long",
  "too-many-steps",
  "worker-gone",
  "internal",
] as const;

export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Facts a sentence may need (a limit, a host, a status): never user text, never a secret. */
export const errorDataSchema = z.record(z.string(), z.union([z.string(), z.number()]));
export type ErrorData = z.infer<typeof errorDataSchema>;

export const failureSchema = z.object({ code: errorCodeSchema, data: errorDataSchema });
export type Failure = z.infer<typeof failureSchema>;

/** An error with a code and data; the cause stays in the process where it arose. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly data: ErrorData;

  constructor(code: ErrorCode, options: { data?: ErrorData; cause?: unknown } = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.data = options.data ?? {};
  }
}

/** The code and data of any thrown value; anything that is not an AppError is `internal`. */
export function toFailure(error: unknown): Failure {
  return error instanceof AppError
    ? { code: error.code, data: error.data }
    : { code: "internal", data: {} };
}
