import { AppError, type ErrorCode, type ErrorData } from "../../domain/app-error";
import type { ProviderId } from "../../domain/model";

const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [401, "provider-auth"],
  [402, "provider-no-credit"],
  [403, "provider-forbidden"],
  [404, "provider-model-missing"],
  [413, "provider-too-long"],
  [429, "provider-rate-limited"],
  [503, "provider-overloaded"],
  [529, "provider-overloaded"],
]);

/** What a provider's own error body means; null where it tells no more than the status. */
export type ReadError = (status: number, body: string) => ErrorCode | null;

/** The host and port of a url, which errors may name; empty where the text is no url. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}

/** What an HTTP status of 400 or more means by itself; 529 is Anthropic's own. */
export function codeOfStatus(status: number): ErrorCode {
  return CODE_BY_STATUS.get(status) ?? "provider-failed";
}

/** `provider-malformed`: what that host sent is no answer. Its words are never part of the error. */
export function malformedError(host: string, data: ErrorData = {}): AppError {
  return new AppError("provider-malformed", { data: { ...data, host } });
}

/** Whether it says that what came is no answer. */
export function isMalformed(error: unknown): boolean {
  return error instanceof AppError && error.code === "provider-malformed";
}

/** `provider-cut-off`: the answer of that host ended before its end. */
export function cutOffError(host: string): AppError {
  return new AppError("provider-cut-off", { data: { host } });
}

/** `provider-silent`: nothing arrived for the given milliseconds, told in seconds. */
export function silenceError(ms: number, host: string): AppError {
  return new AppError("provider-silent", { data: { host, seconds: Math.round(ms / 1000) } });
}

/**
 * What `fetch` failed with as an AppError: one of our own as it is, anything else as
 * `provider-unreachable`, without its cause, whose message may quote a header and so a key.
 */
export function fetchError(error: unknown, host: string): AppError {
  return error instanceof AppError
    ? error
    : new AppError("provider-unreachable", { data: { host } });
}

/**
 * The error with the kind of server it is about, which its sentence may depend on; anything that is
 * no failure of a provider, and one that tells the kind already, is given back as it is.
 */
export function withProvider(error: unknown, provider: ProviderId): unknown {
  if (!(error instanceof AppError) || !error.code.startsWith("provider-")) return error;
  if (error.data.provider !== undefined) return error;
  return new AppError(error.code, { data: { ...error.data, provider }, cause: error.cause });
}

/** A question about no model in particular: a 404 means that no such server answers there. */
export function withoutModel(error: unknown): unknown {
  return error instanceof AppError && error.code === "provider-model-missing"
    ? new AppError("provider-failed", { data: error.data, cause: error })
    : error;
}
